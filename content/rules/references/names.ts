import type { AnnotatedText } from "../../check/schemas/marks.ts";
import type { ParsedFile } from "../../forms.ts";
import type { Problem, ProblemMessage } from "../../problem/problem.ts";
import { didYouMean, suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import { nameOf } from "../../read/path.ts";
import type { Scope } from "../../variables/scope.ts";
import type { FileRule } from "../rule.ts";
import { writtenMarks } from "../texts/readTexts.ts";

/** Every phone and every office that a page names stands in site.yaml, once that is right itself. */
export const names: FileRule = (file, { site, scope }) => (site ? unknownIn(file, scope) : []);

function unknownIn(file: ParsedFile, known: Scope): Problem[] {
  return writtenMarks(file, ["phone", "office"]).flatMap((mark) => {
    const complaint = complaintAbout(mark, known);
    return complaint ? [file.source.problemAt(mark.path, "value", complaint)] : [];
  });
}

function complaintAbout({ holds, value, path }: AnnotatedText, scope: Scope): ProblemMessage | undefined {
  const group = holds === "phone" ? "phones" : "offices";
  const entries = scope[group];
  if (!isMapping(entries) || Object.hasOwn(entries, value)) return undefined;
  const known = Object.keys(entries);
  return {
    code: "not-allowed",
    message: `${nameOf(path)} cannot be '${value}'. ${didYouMean(value, known)}`,
    hint: suggest(value, known) ? undefined : `Or add it to site.yaml, under ${group}:`,
  };
}
