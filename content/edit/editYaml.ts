import type { SchemaNode } from "../check/schemas/schemaNode.ts";
import type { Path } from "../read/path.ts";
import { applied, isSame, plain } from "./yaml/data.ts";
import { readSheet } from "./yaml/sheet.ts";
import { spliced } from "./yaml/splice.ts";
import { splicesFor } from "./yaml/splicesFor.ts";
import { stepsOf } from "./yaml/steps.ts";
import { UnreadableAfter } from "./yaml/unreadable.ts";

export type { Path } from "../read/path.ts";
export { UnreadableAfter } from "./yaml/unreadable.ts";

/** One change of what a file says. */
export type Edit =
  /** Replaces an entry's value, or adds the entry. Of a list or a group of entries, only what differs is written. */
  | { do: "set"; path: Path; value: unknown }
  /** Takes away an entry or list item, with the comments that are its own. */
  | { do: "remove"; path: Path }
  /** Adds a list item; the path ends with the index at which it shall stand. */
  | { do: "insert"; path: Path; value: unknown }
  /** Brings a list item to another index, its comments with it. */
  | { do: "move"; path: Path; to: number };

/**
 * A YAML text after an edit: every byte that the edit does not speak of stays. A new entry stands where the
 * schema, if one is given, has it among the others; else it is the last. Throws UnreadableAfter, in words for
 * writers, where the text would not say exactly what was meant.
 */
export function editYaml(text: string, edit: Edit, schema?: SchemaNode): string {
  const before = readSheet(text);
  const wanted = applied(before.data, plain(edit));
  const last = /\n$/.test(text) || text === "" ? "" : before.eol;
  const steps = stepsOf(before.data, plain(edit));
  const longer = steps.reduce((left, step) => {
    const sheet = readSheet(left);
    return spliced(left, splicesFor(sheet, step, schema));
  }, text + last);
  const after = last === "" ? longer : longer.slice(0, -last.length);
  if (!isSame(readSheet(after).data, wanted)) throw new UnreadableAfter();
  return after;
}
