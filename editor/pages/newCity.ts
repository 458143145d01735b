import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { didYouMean, oneOf } from "../../checker/lib/suggest.ts";
import { type CheckedContent, loadChecked } from "../../checker/loadChecked.ts";
import { COPIED } from "../../checker/rules/cities/names.ts";
import { Cache } from "../../content/lib/cache.ts";
import { isMapping, mapValues } from "../../content/lib/data.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import type { City } from "../../content/lib/named.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { Problem } from "../../content/problem.ts";
import { hubUrl } from "../../content/survey/pageKind.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { CityEntry } from "../../schema/types.ts";
import { InvalidEdit, PageRefused } from "../refusal.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { dataOfText } from "../yaml/parsedYaml.ts";

/** The values of a new city. A value that is left out stays that of the copied city until it is rewritten. */
interface NewCityOptions extends Partial<Pick<CityEntry, "county" | "postalCodes" | "geo">> {
  name: string;
  /** The folder of the city to copy. */
  from: string;
  draft: boolean;
}

/** Returns a copy of a city's folder for a new city. Throws PageRefused if the name or the folder cannot be used. */
export function newCity(content: CheckedContent, { name, from, draft, ...entries }: NewCityOptions) {
  const slug = slugFor(name);
  const { root, lists, survey } = content;
  const url = hubUrl(slug, survey.addresses);
  const folder = `pages-data${url}`;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u.test(name))
    throw new PageRefused(`'${name}' cannot be a city's name: write it with letters, spaces and hyphens.`);
  if (slug === "")
    throw new PageRefused(
      `An address takes Latin letters, and '${name}' has none: make the city under its name in these, then write its own over that.`,
    );
  if (existsSync(join(root, folder))) throw new PageRefused(`There is a folder ${folder} already.`);
  if (lists.size === 0)
    throw new PageRefused("site.yaml, the theme or the words have a problem: npm run check names it.");
  const { site } = mainOf(lists);
  const like = find(site.cities, from);
  const order = Math.max(...site.cities.map((city) => city.order)) + 1;
  const names = site.cities.map((city) => city.name);
  const longerNames = names.filter((other) => other !== like.name && other.includes(like.name));
  const source = `pages-data${like.url}`;
  const given = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  const pages = readdirSync(join(root, source)).filter((entry) => entry.endsWith(".yaml"));
  const changes = pages.map((entry) => {
    const page = readFileSync(join(root, source, entry), "utf8");
    try {
      const text = copiedPage(page, { ...like, longerNames }, { name, url, order, draft, entries: given });
      return { file: `${folder}/${entry}`, text };
    } catch (error) {
      if (!(error instanceof InvalidEdit)) throw error;
      throw new PageRefused(`${source}/${entry} cannot be copied. ${error.message}`);
    }
  });
  return { folder, changes, like };
}

/** Returns the problems in a new city's folder: mostly facts that are still the other city's. */
export function problemsLeft(root: string, folder: string): Problem[] {
  const { problems } = loadChecked(root, { drafts: true, cache: new Cache(root) });
  return problems.filter(({ file }) => file.startsWith(`${folder}/`));
}

function find(cities: City[], slug: string): City {
  const found = cities.find((city) => city.slug === slugFor(slug));
  if (found) return found;
  const known = cities.map((city) => city.slug);
  if (slug === "") throw new PageRefused(`Say which city to copy with --from. ${oneOf(known)}`);
  throw new PageRefused(`There is no city '${slug}' to copy. ${didYouMean(slug, known)}`);
}

/** The values that differ in the copy; `draft` says whether it starts as one, `entries` are those of its city. */
type NewCity = Pick<City, "name" | "url" | "order"> & { draft: boolean; entries?: Partial<CityEntry> };

interface OldCity extends Pick<City, "name" | "url"> {
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
    if (name === "city")
      return isMapping(value) ? { ...value, name: to.name, order: to.order, ...to.entries } : value;
    return name === "aliases" ? inCity(value, from, to) : renamed(value, from, to);
  });
  return { ...copy, ...(isHub && to.draft && { draft: true }) };
}

/** Returns `aliases` moved below the new city's address if all are below the old city's; else undefined. */
function inCity(aliases: unknown, from: OldCity, to: NewCity): string[] | undefined {
  const below = `${from.url}/`;
  const addresses = Array.isArray(aliases) ? aliases.map(String) : [];
  if (!addresses.every((address) => address.startsWith(below))) return undefined;
  return addresses.map((address) => address.replace(below, `${to.url}/`));
}

/** Replaces the old name with the new one in texts, except within longer names such as York Harbor or New York. */
function renamed(value: unknown, from: OldCity, to: NewCity): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  if (typeof value !== "string") return value;
  const names = [...from.longerNames, `${from.name}-`, from.name].map(RegExp.escape);
  return value.replace(new RegExp(names.join("|"), "g"), (found) => (found === from.name ? to.name : found));
}
