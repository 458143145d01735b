import { isMapping, valueAt } from "../../../content/lib/data.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import parts from "../../../schema/parts.json" with { type: "json" };
import { suggest } from "../../lib/suggest.ts";
import { findingAt, type PageRule, type SiteRule } from "../../rule.ts";
import { writtenTexts } from "../../texts/fileTexts.ts";

/** Matches a valid picture name. */
export const PICTURE_NAME = new RegExp(parts.$defs.picture.properties.src.pattern);

/** Every picture that is named exists in public/images. */
export const pictures: SiteRule = (pages, { site, publicFiles }) => {
  const names = new Set(publicFiles.flatMap(({ name }) => /^images\/([^/]+)$/.exec(name)?.[1] ?? []));
  const missing = [...pages, site].flatMap(({ file, facts }) =>
    facts.files
      .filter(({ holds }) => holds === "picture")
      .filter(({ value }) => /^[\w.-]+$/.test(value) && !names.has(value)) // else its pattern error says more
      .map((use) => ({ ...use, file })),
  );
  return [...Map.groupBy(missing, ({ value }) => value)].flatMap(([value, uses]) => {
    const message = noPicture(value, [...names]); // once: the same may be missing on every page
    return uses.flatMap(({ file, path }) => findingAt(file, path, message));
  });
};

function noPicture(name: string, names: string[]): ProblemMessage {
  const meant = suggest(name, names);
  if (meant !== undefined && !PICTURE_NAME.test(meant)) return misnamed(name, meant);
  const message = `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`;
  const hint = meant ? undefined : "Put the file there, or write the name of one that is there.";
  return { code: "no-picture", message, hint, replacement: meant, about: name };
}

function misnamed(name: string, file: string): ProblemMessage {
  const dot = file.lastIndexOf(".");
  const ending = file.slice(dot).toLowerCase().replace(".jpeg", ".jpg");
  const right = `${slugFor(file.slice(0, dot))}${ending}`;
  const here = right === name ? "" : ", and write that name here";
  const isUsable = PICTURE_NAME.test(right);
  const hint = isUsable ? `Rename that file to ${right}${here}.` : "Save it again as a .jpg file.";
  const message = `There is no picture '${name}' in public/images, but there is '${file}', a name that cannot be used.`;
  return { code: "no-picture", message, hint, about: name };
}

/** No picture is shown twice on a page: the second time it says nothing new. */
export const pictureTwice: PageRule = (page) => {
  const shown = writtenTexts(page, ["picture"]).filter(
    ({ path }) => path[0] === "blocks" && path.at(-1) === "src",
  );
  const names = shown.map(({ value }) => value);
  const again = shown.filter(({ value }, index) => names.indexOf(value) < index);
  return again.map(({ value, path }) => {
    const message = `This page shows '${value}' already, farther up.`;
    const hint = "Choose another picture here, or leave it out.";
    return { file: page.file, path, code: "picture-twice", severity: "warning", message, hint };
  });
};

/** A picture's alt text describes it in words, not by its file name, and its caption says something else. */
export const pictureWords: PageRule = (page) =>
  writtenTexts(page, ["picture"]).flatMap(({ value: src, path }) => {
    const place = path.slice(0, -1);
    const picture = valueAt(page.source.data, place);
    if (path.at(-1) !== "src" || !isMapping(picture)) return [];
    const { alt, caption } = picture;
    if (typeof alt !== "string" || alt.trim() === "" || !PICTURE_NAME.test(src)) return [];
    const noWords = {
      message: `'${alt}' does not say what this picture shows to people who cannot see it.`,
      hint: "Describe it in a few words, as you would on the phone: White house with a red door at dusk.",
    };
    const sameWords = {
      message: "This caption says what 'alt' says: who listens to the page hears it twice.",
      hint: "Say here what the picture does not show, or take the line away.",
    };
    const wrong = { file: page.file, code: "picture-words", severity: "warning" } as const;
    return [
      ...(saysNothing(alt, src) ? [{ ...wrong, path: [...place, "alt"], ...noWords }] : []),
      ...(caption === alt ? [{ ...wrong, path: [...place, "caption"], ...sameWords }] : []),
    ];
  });

/** Whether an alt text is a single word, such as `image` or `IMG_2041`, or the file's own name. */
function saysNothing(alt: string, src: string): boolean {
  const bare = (name: string) => slugFor(name.replace(/\.\w+$/, ""));
  return !/\S\s+\S/.test(alt.trim()) || (/\.\w{3,4}$/.test(alt) && bare(alt) === bare(src));
}
