import { SAMPLE } from "../../blocks/parts/sample.ts";
import { isMapping } from "../../content/lib/data.ts";
import { unjoined } from "../../content/lib/joiner.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { isRead, type SchemaNode, variantFor } from "../../content/validate/schemaNode.ts";

/** A page's text as Markdown, for machines, without what its blocks (of `schema`) take from other pages. */
export function markdownOf(
  { title, url, description, blocks }: Page,
  origin: string,
  schema: SchemaNode,
): string {
  const texts = blocks.map((block) => blockText({ ...block }, schema));
  return unjoined([`# ${title}`, origin + url, description, ...texts].filter(Boolean).join("\n\n"));
}

function blockText(block: Record<string, unknown>, schema: SchemaNode): string {
  const { heading, intro, body } = block;
  const entries = variantFor(schema, block).properties.flatMap(([name, { items }]) => {
    const list = block[name];
    const isText = items && items.part !== "action"; // buttons lead to other pages
    return isText && Array.isArray(list) ? list.map((entry) => entryText(entry, items)) : [];
  });
  return [heading && `## ${heading}`, intro, body, entries.filter(Boolean).join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

/** An entry of a block as a Markdown list item: its first text in bold, then its other texts. */
function entryText(entry: unknown, schema: SchemaNode): string {
  if (!isMapping(entry)) return isRead(schema.holds) ? `- ${String(entry)}` : "";
  const [name, ...rest] = schema.properties.flatMap(([key, node]) => textsIn(entry[key], node));
  const said = entry.sample ? [...rest, `(${SAMPLE})`] : rest;
  const line = [`**${name}**`, said.join(" ")].filter(Boolean).join(": ");
  return name === undefined ? "" : `- ${line.replaceAll("\n", "\n  ")}`;
}

/** The texts of a value; nested entries (a picture, a link) contribute none. */
function textsIn(value: unknown, { holds, items }: SchemaNode): string[] {
  if (typeof value === "string") return isRead(holds) ? [value] : [];
  return Array.isArray(value) && isRead(items?.holds) ? [`${value.join("; ")}.`] : [];
}
