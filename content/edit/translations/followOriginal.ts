import { isDeepStrictEqual } from "node:util";
import { openSchemas } from "../../check/schemas/schemas.ts";
import { memoryFileOf, memoryText } from "../../translations/memory.ts";
import type { Difference } from "../../translations/pair.ts";
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
 * PageRefused where there is no such difference.
 */
export function followOriginal(
  project: Project,
  file: string,
  { kind, here, at }: DifferenceKey,
): FileWrite[] {
  const content = readProject(project);
  const { pairing, was } = besideOriginal(content, file) ?? {};
  const found = pairing?.differences.find((one) =>
    isDeepStrictEqual([one.kind, one.here, one.at], [kind, here, at]),
  );
  if (!found) throw new PageRefused("Both pages have the same there by now.");
  const text = editYaml(content.texts.get(file) ?? "", marked(found), openSchemas().page.node);
  if (!found.memory || was === undefined) return [{ file, text }];
  const memory = { file: memoryFileOf(file), text: memoryText(file, applyEdit(was, found.memory)) };
  return [{ file, text }, memory];
}

/** The change of the translation, with what it adds marked as still to be translated. */
function marked({ mend, node }: Difference): Edit {
  return "value" in mend ? { ...mend, value: markedTexts(node, mend.value) } : mend;
}
