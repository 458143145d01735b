import { cpSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { City } from "../../../content/lib/named.ts";
import { mainOf } from "../../../content/lib/words.ts";
import { there } from "../../content/published.ts";
import type { SiteCopy } from "../siteCopy.ts";
import { addAliases } from "./aliases.ts";

const folderOf = ({ slug }: City) => `pages-data/service-areas/${slug}`;
const cities = (copy: SiteCopy) => mainOf(copy.content().lists).site.cities;

/** A city without an office, counted from the end of the list. */
function city(copy: SiteCopy, fromLast: number): City {
  const offices = copy.read("site.yaml");
  const others = cities(copy).filter(({ name }) => !offices.includes(`city: ${name}\n`));
  return there(others.at(-fromLast), "There are too few cities.");
}

/** A new city, made with the README's command. */
export function aCityByCommand(copy: SiteCopy): void {
  const failure = copy.failureOf(`npm run new-city -- Brickell --from ${city(copy, 1).slug}`);
  if (failure) throw new Error(failure);
}

/** A new city by hand: a copied folder, with its `city:` entry edited. */
export function aCityByHand(copy: SiteCopy): void {
  const from = city(copy, 2);
  const folder = "pages-data/service-areas/south-miami";
  cpSync(copy.path(folderOf(from)), copy.path(folder), { recursive: true });
  for (const page of copy.content().pages.filter(({ file }) => file.startsWith(`${folder}/`)))
    if (page.head.aliases) copy.edit(page.file, /^aliases:.*\n(?:[ -].*\n)*/m, "");
  copy.edit(`${folder}/index.yaml`, /^( {2}name: ).*$/m, "$1South Miami");
  copy.edit(`${folder}/index.yaml`, /^( {2}order: ).*$/m, "$199");
}

/** A city deleted; the page of all areas takes over its addresses. */
export function aCityDeleted(copy: SiteCopy): void {
  const { url, ...gone } = city(copy, 3);
  const pages = copy.content().pages.filter((page) => page.url === url || page.url.startsWith(`${url}/`));
  rmSync(copy.path(folderOf({ url, ...gone })), { recursive: true });
  addAliases(
    copy,
    copy.page("areas"),
    pages.flatMap((page) => [page.url, ...(page.head.aliases ?? [])]),
  );
}

/** A city turned into a draft for a while; meanwhile, links to it lead to the page of all areas. */
export function aCityRetired(copy: SiteCopy): void {
  const retired = city(copy, 4);
  copy.edit(`${folderOf(retired)}/index.yaml`, /^city:/m, "draft: true\ncity:");
  const link = new RegExp(`${retired.url}(?:/[\\w-]+)?(?=[\\s"')},])`, "g");
  for (const { file } of copy.content().pages.filter((page) => dirname(page.file) !== folderOf(retired)))
    if (link.test(copy.read(file))) copy.edit(file, link, "/service-areas");
}

/** Another zip code of a city. */
export function anotherPostalCode(copy: SiteCopy): void {
  copy.edit(`${folderOf(city(copy, 5))}/index.yaml`, /^( +postalCodes: \[?"?)\d{5}/m, "$133299");
}

/** A later city moved to the front. */
export function anotherOrder(copy: SiteCopy): void {
  copy.edit(`${folderOf(city(copy, 6))}/index.yaml`, /^( {2}order: ).*$/m, "$11");
}
