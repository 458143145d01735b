import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../read/path.ts";
import { memoryFileOf, memoryText } from "../../translations/memory.ts";
import { type FileWrite, PageRefused } from "../pages/change.ts";
import { type Project, readProject } from "../pages/project.ts";
import { applyEdit } from "../yaml/edit.ts";
import { besideOriginal } from "./besideOriginal.ts";

/**
 * Returns the change that says of one text of a translation that it is right as its original is now. Where the entry
 * around it is new in both, all of that entry is remembered. Throws PageRefused where there is no such text.
 */
export function translatedText(project: Project, file: string, path: Path): FileWrite[] {
  const { pairing, was } = besideOriginal(readProject(project), file) ?? {};
  const pair = pairing?.pairs.find(({ here }) => isDeepStrictEqual(here, path));
  if (!pairing || !pair) throw new PageRefused(`${file} translates no such text any more.`);
  const now = applyEdit(was, pairing.remember(pair.memory));
  return [{ file: memoryFileOf(file), text: memoryText(file, now) }];
}
