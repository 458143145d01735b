import { isDeepStrictEqual } from "node:util";
import { COPIED } from "../../checker/rules/cities/copied.ts";
import { isMapping, mapValues } from "../../content/lib/data.ts";
import { hubUrl } from "../../content/survey/pageKind.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { dataOfText } from "../yaml/parsedYaml.ts";

/** The values that differ in the copy. */
interface NewCity {
  name: string;
  slug: string;
  order: number;
  /** Whether the copy starts as a draft. */
  draft: boolean;
}

interface OldCity {
  name: string;
  slug: string;
  /** Longer names that contain the name and must not be replaced: York Harbor for York. */
  longerNames: string[];
}

/**
 * Returns the page of one city as a first version for another city: with the new city in title and description, the new
 * name and order in its entry, and no other addresses than aliases below the city's own address. Facts stay those of
 * the old city: a comment at the top says so, and `npm run check` lists each of them until it is rewritten.
 */
export function copiedPage(page: string, from: OldCity, to: NewCity): string {
  const text = withoutHint(page.replace("\ufeff", "").replaceAll("\r\n", "\n"));
  const data = dataOfText(text);
  const value = isMapping(data) ? copiedData(data, from, to) : data;
  const isSame = isDeepStrictEqual(value, data);
  const copy = isSame ? text : editYaml(text, { do: "set", path: [], value }, openSchemas().page.node);
  const [first] = /^(?:#.*)?\n?/.exec(copy) ?? [""];
  const comment = `${COPIED}${from.name}: rewrite it for ${to.name}, then delete this line.\n`;
  return (first || "\n") + comment + copy.slice(first.length);
}

/** Returns the text of a hub without the comment line that says how to copy it. */
export function withoutHint(hub: string): string {
  return hub.replace(/^ *# To make a new city: .*\n/m, "");
}

function copiedData(page: Record<string, unknown>, from: OldCity, to: NewCity): Record<string, unknown> {
  const { moved: _, draft: __, publish: ___, ...kept } = page;
  const isHub = isMapping(page.city);
  const copy = mapValues(kept, (value, name) => {
    if (name === "blocks") return value;
    if (name === "city") return isMapping(value) ? { ...value, name: to.name, order: to.order } : value;
    return name === "aliases" ? inCity(value, from, to) : renamed(value, from, to);
  });
  return { ...copy, ...(isHub && to.draft && { draft: true }) };
}

/** Returns `aliases` moved below the new city's address if all are below the old city's; else undefined. */
function inCity(aliases: unknown, from: OldCity, to: NewCity): string[] | undefined {
  const below = `${hubUrl(from.slug)}/`;
  const addresses = Array.isArray(aliases) ? aliases.map(String) : [];
  if (!addresses.every((address) => address.startsWith(below))) return undefined;
  return addresses.map((address) => address.replace(below, `${hubUrl(to.slug)}/`));
}

/** Replaces the old name with the new one in texts, except within longer names such as York Harbor or New York. */
function renamed(value: unknown, from: OldCity, to: NewCity): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  if (typeof value !== "string") return value;
  const names = [...from.longerNames, `${from.name}-`, from.name].map(RegExp.escape);
  return value.replace(new RegExp(names.join("|"), "g"), (found) => (found === from.name ? to.name : found));
}
