import { isWithin, type Path } from "../../content/lib/data.ts";
import type { Problem } from "../../content/problem.ts";

/** The originals of translations, by the translation's file: address, and file if it exists. */
export type Originals = ReadonlyMap<string, { address: string; file: string | undefined }>;

/** All problems among which consequences are looked for. */
export interface Around {
  byFile: ReadonlyMap<string, readonly Problem[]>;
  /** By file and line, see lineOf(). */
  byLine: ReadonlyMap<string, readonly Problem[]>;
  originals: Originals;
}

type Relation = (problem: Problem, cause: Problem, around: Around) => boolean;

/** How consequences that are not reported stand to their cause: in the same file, but for `original`. */
const UNTOLD = {
  repetition: (problem, cause) =>
    problem.message === cause.message && problem.about === cause.about && isAtPlace(problem, cause),
  place: isAtPlace,
  line: isOnLine,
  entry: ({ path }, cause) =>
    path.length > 0 && path.length === cause.path.length && isWithin(path, cause.path),
  /** The cause is at the entry or within it. */
  inside: ({ path }, cause) => isWithin(cause.path, path),
  /** They are in a section of the page that is repeated as a whole. */
  section: ({ path }, cause) => isRepeatedSection(cause) && isWithin(path, cause.path),
  /** They are the entry whose name a line lacks. */
  lack: (problem, cause, { byFile }) =>
    byFile.get(problem.file)?.findLast((one) => mayLack(one, cause)) === problem,
  /** The cause is in the file that theirs translates: at the entry or within it, or any error. */
  original: ({ path }, cause) =>
    isError(cause) || (cause.path.length > 0 && isWithin(cause.path, inOriginal(path))),
} as const satisfies Record<string, Relation>;

/** How consequences that are counted stand to their cause, which is about an address, or names what is missing. */
const COUNTED = {
  /** They are links to it, or to addresses below it. */
  address: ({ about, fix }, cause) => isBelow(about, cause) || isBelow(fix?.text, cause),
  file: ({ file }, cause) => file === cause.file,
  folder: ({ file }, cause) => isAboutFolder(cause) && file.startsWith(folderOf(cause)),
  /** They are other addresses of the page, or of pages in the folder of the city. */
  page: ({ file, fix }, cause) =>
    file === cause.file
      ? !fix && !cause.fix
      : !fix === !cause.fix && cause.file.endsWith("/index.yaml") && file.startsWith(folderOf(cause)),
  name: ({ about, fix }, cause) => about === cause.about && !fix,
  picture: ({ file }, cause) => file === `public/images/${cause.about}`,
  translation({ file }, cause, { originals }) {
    const address = originals.get(file)?.address;
    return address !== undefined && `${address}/`.startsWith(`${cause.about}/`);
  },
} as const satisfies Record<string, Relation>;

/** Whether a problem stands to another in each of these ways. */
export const RELATIONS: Readonly<Record<By, Relation>> = { ...UNTOLD, ...COUNTED };

/** How a problem stands to its cause. */
export type By = keyof typeof UNTOLD | keyof typeof COUNTED;

/** Whether consequences of this kind are counted in their cause, and may be in any file. */
export function isCounted(by: By): boolean {
  return by in COUNTED;
}

/** Whether consequences of this kind are on the line of their cause: there may be thousands in a file. */
export function isOfLine(by: By): boolean {
  return by === "repetition" || by === "place" || by === "line";
}

/** The file and line of a problem, as a key. */
export function lineOf({ file, range }: Problem): string {
  return `${file}:${range.start.line}`;
}

/** Whether a problem is an error, in a draft too, whose errors stop no build. */
export function isError({ severity, isInDraft }: Problem): boolean {
  return severity === "error" || isInDraft === true;
}

/** Whether a problem is a section of a page that repeats another. */
export function isRepeatedSection({ code, path, fix }: Problem): boolean {
  return code === "listed-twice" && path.length === 2 && fix !== undefined;
}

function isAtPlace(problem: Problem, cause: Problem): boolean {
  return isOnLine(problem, cause) && problem.range.start.column === cause.range.start.column;
}

function isOnLine(problem: Problem, cause: Problem): boolean {
  return problem.range.start.line === cause.range.start.line;
}

/**
 * Whether a missing property may be the key of a nameless line: the line is below the start of the entry that lacks it,
 * or that entry is the whole file. For a text that absorbed lines, the property must be missing beside it.
 */
function mayLack({ code, path, range }: Problem, nameless: Problem): boolean {
  if (code !== "missing-property") return false;
  if (nameless.code === "lost-paragraph")
    return JSON.stringify(path) === JSON.stringify(nameless.path.slice(0, -1));
  return path.length === 0 || range.start.line < nameless.range.start.line;
}

/** The path of an entry in the original's file: words translate site.yaml under `site`. */
function inOriginal(path: Path): Path {
  return path[0] === "site" ? path.slice(1) : path;
}

/** Whether an address is that of the page or folder of a problem, or below it. */
function isBelow(address = "", { code, about = "" }: Problem): boolean {
  // Such as /york, the end of the other addresses of that city's page, too.
  const isOfCity = code === "no-city" && address.endsWith(about.replace(/.*(?=\/)/, ""));
  return `${address}/`.startsWith(`${about}/`) || isOfCity;
}

function folderOf({ file }: Problem): string {
  return file.replace(/[^/]*$/, "");
}

/** Whether the whole folder of a file has the problem: a city's, or one with a bad name while the file's is valid. */
function isAboutFolder({ code, file }: Problem): boolean {
  if (code === "bad-file-name") return /\/[a-z0-9-]+\.yaml$/.test(file);
  return code === "no-city" || file.endsWith("/index.yaml");
}
