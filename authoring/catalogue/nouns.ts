import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { spaced } from "../../content/edit/words/nouns.ts";

/** What a writer would call an entry: a ChecklistItem is a checklist item. */
export function nounOf({ part, title }: Pick<SchemaNode, "part" | "title">): string {
  return spaced(part ?? title);
}

/** Several of them: cards, timeline entries. */
export function plural(noun: string): string {
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The place on the page where an entry is described. */
export function anchorOf(node: Pick<SchemaNode, "part" | "title">): string {
  return `${node.part ? "part" : "entry"}-${nounOf(node).replaceAll(" ", "-")}`;
}
