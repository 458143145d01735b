import { isDeepStrictEqual } from "node:util";
import type { Edit } from "../../content/lib/data.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { InvalidEdit } from "../refusal.ts";
import { applyEdit, refuseMissing } from "./edit.ts";
import { dataOfText, parseEditable } from "./parsedYaml.ts";
import { rewritten } from "./rewrite.ts";

/**
 * Returns a YAML text after an edit. Every byte that the edit does not concern stays. A new entry is placed in schema
 * order if a schema is given, else at the end. Throws InvalidEdit, with a message for writers, if the resulting
 * text would not parse to exactly the wanted data.
 *
 * The opposite edit undoes an insertion or a move byte for byte. Setting a value back restores its text if quotes and
 * line style were the same in between. In a text of several lines, the lines before and after the change stay, and
 * lines that must be broken again are folded like the rest of the file.
 */
export function editYaml(text: string, edit: Edit, schema?: SchemaNode): string {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const isWindows = text.includes("\r\n") && !/(?<!\r)\n/.test(text);
  const lastEnd = text.endsWith("\n") ? "" : "\n"; // so that every line ends with a line break
  const plain = (isWindows ? text.replaceAll("\r\n", "\n") : text).slice(mark.length) + lastEnd;
  const yaml = parseEditable(plain);
  const meant = asWritten(edit);
  refuseMissing(yaml.data, meant);
  const wanted = applyEdit(yaml.data, meant);
  const done = rewritten({ ...yaml, edit: meant }, wanted, schema);
  const after = lastEnd === "" ? done : done.slice(0, -1);
  if (!isDeepStrictEqual(dataOfText(after), wanted)) throw new InvalidEdit();
  return mark + (isWindows ? after.replaceAll("\n", "\r\n") : after);
}

/** Returns an edit without undefined values, which YAML cannot hold. Setting one removes the entry. */
function asWritten(edit: Edit): Edit {
  if (edit.do === "set" && edit.value === undefined) return { do: "remove", path: edit.path };
  return JSON.parse(JSON.stringify(edit));
}
