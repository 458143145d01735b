import parts from "../../../schema/parts.json" with { type: "json" };
import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { suggest } from "../../problem/suggest.ts";
import { slugFor } from "../../read/fileName.ts";
import type { SiteRule } from "../rule.ts";

/** What the name of a picture looks like. */
export const PICTURE_NAME = new RegExp(parts.$defs.picture.properties.src.pattern);

const FOLDER = "images/";

/** Every picture that is named is there, in public/images. */
export const pictures: SiteRule = (pages, { site, publicFiles }) => {
  const inFolder = publicFiles.flatMap(({ name }) =>
    name.startsWith(FOLDER) ? name.slice(FOLDER.length) : [],
  );
  const names = new Set(inFolder.filter((name) => !name.includes("/")));
  return [...pages, site.interface].flatMap(({ file, files }) =>
    files
      .filter(({ holds }) => holds === "picture")
      .filter(({ value }) => /^[\w.-]+$/.test(value) && !names.has(value)) // else its pattern error says more
      .map(({ value, path }): Finding => ({ file, path, part: "value", ...noPicture(value, [...names]) })),
  );
};

function noPicture(name: string, names: string[]): ProblemMessage {
  const meant = suggest(name, names);
  if (meant !== undefined && !PICTURE_NAME.test(meant)) return misnamed(name, meant);
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Put the file there, or write the name of one that is there.",
  };
}

/** A picture that is there by a name that cannot be used. */
function misnamed(name: string, file: string): ProblemMessage {
  const dot = file.lastIndexOf(".");
  const ending = file.slice(dot).toLowerCase().replace(".jpeg", ".jpg");
  const right = `${slugFor(file.slice(0, dot))}${ending}`;
  const here = right === name ? "" : ", and write that name here";
  const hint = PICTURE_NAME.test(right)
    ? `Rename that file to ${right}${here}.`
    : "Save it again as a .jpg file.";
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images, but there is '${file}', a name that cannot be used.`,
    hint,
  };
}
