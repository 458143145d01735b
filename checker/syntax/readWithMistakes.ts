import { isYaml, slugFor, urlOf } from "../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { limitOf } from "../../content/read/limits.ts";
import type { ReadResult } from "../../content/read/readYaml.ts";
import { createSource, type Positions, positionsOf } from "../../content/read/source.ts";
import { copiedFrom, isContentFile, isWordsFile } from "../lib/fileNames.ts";
import { problemOf } from "../lib/problemOf.ts";
import { mistakeAt, type SyntaxMistake } from "./mistake.ts";
import { preflight } from "./preflight.ts";
import { recover } from "./recover.ts";

/**
 * Reads a YAML file: any bytes result in data or a problem. After a syntax error, the rest is read as if the error had not
 * been made; of several ways to mend it, the one that leaves the fewest mistakes is used: the problems that `lint` finds,
 * plus what `mistakesIn` counts in the data.
 */
export function readWithMistakes(
  { file, bytes }: ContentFile,
  mistakesIn: (data: unknown) => number = () => 0,
): ReadResult {
  const isRead = bytes !== undefined && isYaml(file);
  const text = new TextDecoder().decode(isRead ? bytes : undefined);
  const { data, positions = [], mistakes } = isRead ? readText(text, file, mistakesIn) : { mistakes: [] };
  const source = createSource({ file, text, data, positions });
  const ofFile = bytes ? fileNameProblem(file) : cannotOpen;
  const all = ofFile ? [{ ...ofFile, start: 0, end: 0 }, ...mistakes] : mistakes;
  const problems = all.map(({ start, end, ...mistake }) =>
    problemOf(source, { path: source.pathAt(start), at: [start, end], ...mistake }),
  );
  return { source, problems };
}

function readText(
  text: string,
  file: string,
  mistakesIn: (data: unknown) => number,
): { data?: unknown; positions?: Positions; mistakes: SyntaxMistake[] } {
  const limit = limitOf(text);
  if (limit) return { mistakes: [mistakeAt(limit.at, limit.message)] };
  const { linted, text: mended, placeOf, problems } = recover(text, file, preflight(text), mistakesIn);
  if (!linted?.contents) return { mistakes: problems };
  const { data } = linted;
  return { data, positions: positionsOf(linted, mended, data, placeOf), mistakes: problems };
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};

function fileNameProblem(file: string): ProblemMessage | undefined {
  if (isContentFile(file)) return undefined;
  if (isWordsFile(file)) return noLanguage;
  const name = file.slice(file.lastIndexOf("/") + 1);
  const original = copiedFrom(name);
  if (original !== undefined && isYaml(name))
    return badName(
      `By its name this is a copy of ${original}, made by a cloud or by hand.`,
      `Take over what only the copy has, then delete it. If it is a page of its own, give it a name that says what it is.`,
    );
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
      `Rename the folder to ${slugFor(folder) || "its name in Latin letters"}.`,
      urlOf(file.slice(0, file.indexOf(`/${folder}/`) + folder.length + 1)),
    );
  if (/^[a-z0-9-]+\.ya?ml$/i.test(name) && !name.endsWith(".yaml"))
    return badName(
      `The name of a page ends in .yaml, and this one's in ${name.slice(name.lastIndexOf("."))}.`,
      `Rename this file to ${slugFor(name.replace(/\.\w+$/, ""))}.yaml.`,
      urlOf(file),
    );
  const meant = `${slugFor(name.replace(/\.ya?ml$/i, ""))}.yaml`;
  const isNone = meant === name || meant === ".yaml";
  return badName(
    `'${name}' cannot be part of an address: it takes small letters, digits and hyphens.`,
    isNone
      ? "Give this file a name in Latin letters, as window-cleaning.yaml."
      : `Rename this file to ${meant}.`,
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
