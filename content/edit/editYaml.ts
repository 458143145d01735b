import { isDeepStrictEqual } from "node:util";
import type { SchemaNode } from "../check/schemas/schemaNode.ts";
import { applyEdit, type Edit, refuseMissing, UnreadableAfter } from "./yaml/edit.ts";
import { parseYaml, spliced } from "./yaml/parsedYaml.ts";
import { splicesFor } from "./yaml/splicesFor.ts";
import { stepsOf } from "./yaml/steps.ts";

export type { Path } from "../read/path.ts";
export type { Edit } from "./yaml/edit.ts";
export { UnreadableAfter } from "./yaml/edit.ts";

/**
 * A YAML text after an edit: every byte that the edit does not speak of stays. A new entry stands where the schema, if
 * one is given, has it among the others; else it is the last. Throws UnreadableAfter, in words for writers, where the
 * text would not say exactly what was meant.
 *
 * What was inserted, added or moved is taken back to the byte by the opposite edit. A value that is set back is written
 * as it was where its kind of quotes and lines is the same on the way; of a text in several lines, those before and
 * behind the change stay, and those that had to be broken anew are folded as the rest of the file is.
 */
export function editYaml(text: string, edit: Edit, schema?: SchemaNode): string {
  const before = parseYaml(text);
  const meant: Edit = JSON.parse(JSON.stringify(edit)); // as YAML can hold it: what is undefined is left out
  refuseMissing(before.data, meant);
  const wanted = applyEdit(before.data, meant);
  const lastEnd = text.endsWith("\n") ? "" : before.eol; // so that every line has its end
  const start = lastEnd === "" ? before : parseYaml(text + lastEnd);
  const done = stepsOf(before.data, meant).reduce(
    (yaml, step) => parseYaml(spliced(yaml.text, splicesFor(yaml, step, schema))),
    start,
  );
  const after = lastEnd === "" ? done : parseYaml(done.text.slice(0, -lastEnd.length));
  if (!isDeepStrictEqual(after.data, wanted)) throw new UnreadableAfter();
  return after.text;
}
