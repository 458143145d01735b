import { isMapping } from "../../../content/lib/data.ts";
import { entryTitle, variantFor } from "../../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import type { Variable } from "../../contract.ts";
import { blockLabel, filled } from "../../words.ts";

/** A section of a page as the outline shows it. */
export interface PageSection {
  index: number;
  kind: string;
  title: string;
  value: unknown;
  /** The schema of its block type; undefined if the type is unknown. */
  node: SchemaNode | undefined;
}

/** Returns the schema of a block, from the schema of a page. */
export function blockNode(page: SchemaNode): SchemaNode | undefined {
  return page.properties.find(([name]) => name === "blocks")?.[1].items;
}

/** Returns the sections of a page in order, including invalid ones. */
export function sectionsOf(data: unknown, page: SchemaNode, variables: readonly Variable[]): PageSection[] {
  const blocks = isMapping(data) && Array.isArray(data.blocks) ? data.blocks : [];
  const union = blockNode(page);
  return blocks.map((value: unknown, index): PageSection => {
    const block = isMapping(value) ? value : {};
    const type = typeof block.type === "string" ? block.type : "";
    const found = union && variantFor(union, block);
    const node = found === union ? undefined : found;
    const kind = node ? blockLabel(type) : type ? `Not a kind of section: ${type}` : "Not a section";
    const title = typeof block.heading === "string" ? block.heading : node && entryTitle(node, block);
    const line = title?.trim().replace(/\n.*/s, "");
    return { index, kind, title: line ? filled(line, variables) : kind, value, node };
  });
}
