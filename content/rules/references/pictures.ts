import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import parts from "../../../schema/parts.json" with { type: "json" };
import type { Complaint } from "../../problem/problem.ts";
import { suggest } from "../../problem/suggest.ts";
import { slugFor } from "../../read/fileName.ts";
import { asking, type Rule } from "../rule.ts";
import { fileNamesOn, filesIn } from "./writtenMarks.ts";

/** What the name of a picture looks like. */
export const PICTURE_NAME = new RegExp(parts.$defs.picture.properties.src.pattern);

const FOLDER = "images/";

/** Every picture that is named is there, in public/images. */
export const pictures: Rule = asking(
  () => fileNamesOn,
  ({ root, pages, site }) => {
    const folder = join(root, "public", FOLDER);
    const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
    const isGone = (name: string) => name.startsWith(FOLDER) && !names.has(name.slice(FOLDER.length));
    const lacking = pages.filter((page) => fileNamesOn(page).some(isGone));
    return [...lacking, site].flatMap((file) =>
      filesIn(file)
        .filter(({ holds }) => holds === "picture")
        .filter(({ value }) => /^[\w.-]+$/.test(value) && !names.has(value)) // else its pattern error says more
        .map(({ value, path }) => file.source.problemAt(path, "value", noPicture(value, [...names]))),
    );
  },
);

function noPicture(name: string, names: string[]): Complaint {
  const meant = suggest(name, names);
  if (meant !== undefined && !PICTURE_NAME.test(meant)) return misnamed(name, meant);
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Put the file there, or write the name of one that is there.",
  };
}

/** A picture that is there by a name that cannot be used. */
function misnamed(name: string, file: string): Complaint {
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
