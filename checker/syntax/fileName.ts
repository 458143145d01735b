import { isContentFile, isWordsFile, isYaml, slugFor, urlOf } from "../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../content/problem.ts";

/** The problem with the name of a content file; undefined if the name is valid. */
export function fileNameProblem(file: string): ProblemMessage | undefined {
  if (isContentFile(file)) return undefined;
  if (isWordsFile(file)) return noLanguage;
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (/\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i.test(name))
    return badName("This is a picture, and pages-data holds pages alone.", "Move it into public/images.");
  if (/\.ya?ml\.txt$/i.test(name))
    return badName(
      "This page's name ends in .txt, which your editor has put behind it.",
      `Rename the file to ${name.replace(/\.ya?ml\.txt$/i, ".yaml")}. If you see no .txt, let your computer show the endings of files.`,
    );
  if (!isYaml(file))
    return badName(
      "This is no page: pages-data holds files that end in .yaml alone.",
      "Move it out of pages-data. If it is a page, end its name in .yaml.",
    );
  const folder = file
    .split("/")
    .slice(1, -1)
    .find((part) => !/^[a-z0-9-]+$/.test(part));
  if (folder !== undefined)
    return badName(
      `The folder '${folder}' cannot be part of an address: it takes small letters, digits and hyphens.`,
      `Rename the folder to ${slugFor(folder)}.`,
      urlOf(file.slice(0, file.indexOf(`/${folder}/`) + folder.length + 1)),
    );
  if (/^[a-z0-9-]+\.ya?ml$/i.test(name) && !name.endsWith(".yaml"))
    return badName(
      `The name of a page ends in .yaml, and this one's in ${name.slice(name.lastIndexOf("."))}.`,
      `Rename this file to ${slugFor(name.replace(/\.\w+$/, ""))}.yaml.`,
      urlOf(file),
    );
  const meant = `${slugFor(name.replace(/\.ya?ml$/i, ""))}.yaml`;
  const example = meant === name || meant === ".yaml" ? "leak-detection.yaml" : meant;
  return badName(
    `'${name}' cannot be part of an address: it takes small letters, digits and hyphens.`,
    `Rename this file to ${example}.`,
    urlOf(file),
  );
}

const noLanguage = badName(
  "This is named after no language: words/ holds one file for each, as en.yaml.",
  "Rename it to the language's two letters, as es.yaml, or take it away.",
);

function badName(message: string, hint: string, about?: string): ProblemMessage {
  return { code: "bad-file-name", message, hint, ...(about !== undefined && { about }) };
}
