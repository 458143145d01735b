import { stringify } from "yaml";

/** A block as it stands in a page's file, indented so that it can be pasted under `blocks:`. */
export function yamlOf(block: unknown): string {
  return stringify([block], { lineWidth: 0 }).replace(/^(?=.)/gm, "  ");
}
