import { isDeepStrictEqual } from "node:util";
import type { Difference } from "../../../checker/translations/pairs/differences.ts";
import { recordFileOf, recordText } from "../../../checker/translations/record.ts";
import type { Edit } from "../../../content/lib/edit.ts";
import { schemaNameOf } from "../../../content/lib/fileName.ts";
import type { Path } from "../../../content/lib/path.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { applyEdit } from "../../yaml/edit.ts";
import { editYaml } from "../../yaml/editYaml.ts";
import { type FileWrite, PageRefused } from "../change.ts";
import { markedTexts } from "../newTranslation.ts";
import { type Project, readProject } from "../project.ts";
import { besideOriginal } from "./besideOriginal.ts";

/** The properties that identify a difference within a page. */
type DifferenceKey = Pick<Difference, "kind" | "here" | "at">;

/**
 * Returns the changes that make a translation follow its original: a missing entry is added, its texts marked as still
 * to be translated; an entry that was removed or moved there is removed or moved here too. `path` is the path of the
 * entry afterwards. Throws PageRefused if there is no such difference.
 */
export function followOriginal(
  project: Project,
  file: string,
  { kind, here, at }: DifferenceKey,
): { writes: FileWrite[]; path: Path } {
  const content = readProject(project);
  const { pairing, was } = besideOriginal(content, file) ?? {};
  const found = pairing?.differences.find((difference) =>
    isDeepStrictEqual([difference.kind, difference.here, difference.at], [kind, here, at]),
  );
  if (!found) throw new PageRefused("Both pages have the same there by now.");
  const text = editYaml(content.texts.get(file) ?? "", marked(found), openSchemas()[schemaNameOf(file)].node);
  const now = found.record && was !== undefined && applyEdit(was, found.record);
  const record = now ? [{ file: recordFileOf(file), text: recordText(file, now) }] : [];
  return { writes: [{ file, text }, ...record], path: pathOf(found.mend) };
}

/**
 * Returns the change that marks one text of a translation as up to date. If the entry around it is not in the record
 * file yet, all of that entry is recorded. Throws PageRefused if there is no such text.
 */
export function markTextUpToDate(project: Project, file: string, path: Path): FileWrite[] {
  const { pairing, was } = besideOriginal(readProject(project), file) ?? {};
  const pair = pairing?.pairs.find(({ here }) => isDeepStrictEqual(here, path));
  if (!pairing || !pair) throw new PageRefused(`${file} translates no such text any more.`);
  const now = applyEdit(was, pairing.remember(pair.record));
  return [{ file: recordFileOf(file), text: recordText(file, now) }];
}

/** The path of an entry after an edit. */
function pathOf(edit: Edit): Path {
  return edit.do === "move" ? edit.path.with(-1, edit.to) : edit.path;
}

/** The edit of the translation, with the texts that it adds marked as still to be translated. */
function marked({ mend, node }: Difference): Edit {
  return "value" in mend ? { ...mend, value: markedTexts(node, mend.value) } : mend;
}
