import { isDeepStrictEqual } from "node:util";
import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import { openSchemas } from "../../check/schemas/schemas.ts";
import type { Path } from "../../read/path.ts";
import { memoryFileOf, memoryText } from "../../translations/memory.ts";
import type { Difference } from "../../translations/pairs/pair.ts";
import { editYaml } from "../editYaml.ts";
import { type FileWrite, PageRefused } from "../pages/change.ts";
import { markedTexts } from "../pages/newTranslation.ts";
import { type Project, readProject } from "../pages/project.ts";
import { applyEdit, type Edit } from "../yaml/edit.ts";
import { besideOriginal } from "./besideOriginal.ts";

/** What of a difference tells it from the others of a page. */
export type DifferenceKey = Pick<Difference, "kind" | "here" | "at">;

/**
 * Returns the changes that do in a translation what was done in its original: an entry that is missing is added, its
 * texts marked as still to be translated; one that is gone there, or has moved, goes or moves here too. Throws
 * PageRefused where there is no such difference. `path` is where the entry stands then.
 */
export function followOriginal(
  project: Project,
  file: string,
  { kind, here, at }: DifferenceKey,
): { writes: FileWrite[]; path: Path } {
  const content = readProject(project);
  const { pairing, was } = besideOriginal(content, file) ?? {};
  const found = pairing?.differences.find((one) =>
    isDeepStrictEqual([one.kind, one.here, one.at], [kind, here, at]),
  );
  if (!found) throw new PageRefused("Both pages have the same there by now.");
  const text = editYaml(content.texts.get(file) ?? "", marked(found), schemaOf(file));
  const now = found.memory && was !== undefined && applyEdit(was, found.memory);
  const memory = now ? [{ file: memoryFileOf(file), text: memoryText(file, now) }] : [];
  return { writes: [{ file, text }, ...memory], path: pathOf(found.mend) };
}

/** What may stand in a translation. */
function schemaOf(file: string): SchemaNode {
  const { page, words } = openSchemas();
  return (file.startsWith("words/") ? words : page).node;
}

/** Where an entry stands once it was changed. */
function pathOf(edit: Edit): Path {
  return edit.do === "move" ? edit.path.with(-1, edit.to) : edit.path;
}

/** The change of the translation, with what it adds marked as still to be translated. */
function marked({ mend, node }: Difference): Edit {
  return "value" in mend ? { ...mend, value: markedTexts(node, mend.value) } : mend;
}
