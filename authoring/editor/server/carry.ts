import { hashOf } from "../../../content/cache.ts";
import type { FileWrite } from "../../../content/edit/pages/change.ts";
import type { Project } from "../../../content/edit/pages/project.ts";
import type { Carried, Words } from "../made.ts";
import { readFile } from "./disk/files.ts";

/**
 * Words that are not saved, changed as their file is about to be: in its new place, with links written anew. Where
 * that cannot be done, they stay as they were begun, and the writer is asked which version is to stay. Undefined
 * where they stay untouched, or their file goes.
 */
export function carry(
  project: Project,
  { file, text, revision }: Words,
  changes: readonly FileWrite[],
  change: (project: Project) => FileWrite[],
): Carried | undefined {
  const isOf = (one: FileWrite) => one.text !== undefined && (one.was ?? one.file) === file;
  const there = changes.find(isOf);
  const before = attempt(() => readFile(project.root, file).revision);
  if (before === undefined) return undefined;
  const asWritten = attempt(() => change({ ...project, unsaved: new Map([[file, Buffer.from(text)]]) }));
  const own = asWritten?.find(isOf);
  const to = there ?? own;
  if (!to) return undefined;
  const after = asWritten && before === revision ? there?.text : undefined;
  return {
    from: file,
    file: to.file,
    text: own?.text ?? text,
    revision: after === undefined ? revision : hashOf(Buffer.from(after)),
  };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
