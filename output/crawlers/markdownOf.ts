import { isMapping } from "../../content/read/data.ts";
import type { Page } from "../../content/types.ts";

const NAMES = ["title", "label", "name", "question", "number", "who"];
/** What tells a browser how to show an entry, and no reader anything. */
const SILENT = ["icon", "href", "page", "phone", "directions"];
/** What leads to other pages, or stands on them. */
const ELSEWHERE = ["trustItems", "cities", "articles", "actions", "show"];

/** A page's words as Markdown, for readers that are machines; `origin` is the site's address. */
export function markdownOf({ title, url, description, blocks }: Page, origin: string): string {
  return [`# ${title}`, origin + url, description, ...blocks.map(blockText)].filter(Boolean).join("\n\n");
}

function blockText(block: object): string {
  const { heading, intro, body, ...rest }: Record<string, unknown> = { ...block };
  const lists = Object.entries(rest).filter(([key]) => !ELSEWHERE.includes(key));
  const entries = lists.flatMap(([, value]) => (Array.isArray(value) ? value.map(entryText) : []));
  return [heading && `## ${heading}`, intro, body, entries.join("\n")].filter(Boolean).join("\n\n");
}

/** An entry of a block as one line of a list: its name, then all else that it says. */
function entryText(entry: unknown): string {
  if (!isMapping(entry)) return `- ${String(entry)}`;
  const name = NAMES.find((key) => typeof entry[key] === "string");
  const said = Object.entries(entry).filter(([key]) => key !== name && !SILENT.includes(key));
  const words = said.flatMap(([, value]) => textsIn(value)).join(" ");
  return `- ${[name && `**${String(entry[name])}**`, words].filter(Boolean).join(": ")}`;
}

/** The texts of a value; what is a mapping (a picture, a link) says nothing here. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return Array.isArray(value) ? [`${value.flatMap(textsIn).join("; ")}.`] : [];
}
