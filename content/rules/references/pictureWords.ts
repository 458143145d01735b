import type { ProblemMessage } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import { valueAt } from "../../read/path.ts";
import type { PageRule } from "../rule.ts";
import { writtenMarks } from "./writtenMarks.ts";

/** What a picture shows is said in words, not by the name of its file, and its caption says something else. */
export const pictureWords: PageRule = (page) =>
  writtenMarks(page, ["picture"]).flatMap(({ value: src, path }) => {
    if (path.at(-1) !== "src") return [];
    const place = path.slice(0, -1);
    const picture = valueAt(page.source.data, place);
    const { alt, caption } = isMapping(picture) ? picture : {};
    if (typeof alt !== "string" || alt.trim() === "") return [];
    const found: [string, ProblemMessage][] = [
      ...(saysNothing(alt, src) ? [["alt", noWords(alt)] satisfies [string, ProblemMessage]] : []),
      ...(caption === alt ? [["caption", sameWords] satisfies [string, ProblemMessage]] : []),
    ];
    return found.map(([name, complaint]) => page.source.problemAt([...place, name], "value", complaint));
  });

/** One word alone, as `image` or `IMG_2041`, or the file's own name. */
function saysNothing(alt: string, src: string): boolean {
  const bare = (name: string) =>
    name
      .replace(/\.\w+$/, "")
      .replace(/[\W_]+/g, " ")
      .trim()
      .toLowerCase();
  return !/\S\s+\S/.test(alt.trim()) || (/\.\w{3,4}$/.test(alt) && bare(alt) === bare(src));
}

function noWords(alt: string): ProblemMessage {
  return {
    code: "picture-words",
    severity: "warning",
    message: `'${alt}' does not say what this picture shows to people who cannot see it.`,
    hint: "Describe it in a few words, as you would on the phone: Clear pool behind a white house at dusk.",
  };
}

const sameWords: ProblemMessage = {
  code: "picture-words",
  severity: "warning",
  message: "This caption says what 'alt' says: who listens to the page hears it twice.",
  hint: "Say here what the picture does not show, or take the line away.",
};
