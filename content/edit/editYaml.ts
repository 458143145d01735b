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
 * Returns a YAML text after an edit. Every byte that the edit does not concern stays. A new entry is placed in the order
 * of the schema, if one is given, and else at the end. Throws UnreadableAfter, with a message for writers, where the
 * resulting text would not parse to exactly the wanted data.
 *
 * The opposite edit restores an insertion or a move byte for byte. Setting a value back restores its text where quotes
 * and line style were the same in between. In a text of several lines, the lines before and after the change stay, and
 * lines that must be broken again are folded like the rest of the file.
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
