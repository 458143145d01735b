import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../loadContent.ts";
import type { Problem } from "../problem/problem.ts";
import { didYouMean, oneOf } from "../problem/suggest.ts";
import { slugFor } from "../read/fileName.ts";
import type { City } from "../types.ts";
import { type NewCity as CopiedCity, copiedPage, type OldCity } from "./copyCity.ts";

const AREAS = "pages-data/service-areas";

/** A city that could not be added, with what to do instead. */
export class NewCityError extends Error {
  override name = "NewCityError";
}

/** What a new city is made of. */
export interface Wish {
  name: string;
  /** The folder of the city to copy. */
  from: string;
  draft: boolean;
}

/** What adding a city gave. */
export interface Added {
  folder: string;
  /** What is left to rewrite in the folder. */
  left: Problem[];
  /** The city that was copied. */
  like: City;
}

/**
 * Copies a city's folder below `root` for a new city. Throws a NewCityError, and changes nothing, where the
 * name or the folder cannot be used.
 */
export function newCity(root: string, { name, from, draft }: Wish): Added {
  const slug = slugFor(name);
  const folder = `${AREAS}/${slug}`;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u.test(name) || slug === "")
    throw new NewCityError(`'${name}' cannot be a city's name: write it with letters, spaces and hyphens.`);
  if (existsSync(join(root, folder))) throw new NewCityError(`There is a folder ${folder} already.`);
  const { site } = loadContent(root, { drafts: true, rules: [] });
  if (!site) throw new NewCityError("site.yaml has a problem: npm run check names it.");
  const like = find(site.cities, from);
  const order = Math.max(...site.cities.map((city) => city.order)) + 1;
  const longerNames = site.cities
    .map((city) => city.name)
    .filter((other) => other !== like.name && other.includes(like.name));
  copyFolder(root, { ...like, longerNames }, { name, slug, order, draft });
  const { problems } = loadContent(root, { drafts: true });
  return { folder, like, left: problems.filter(({ file }) => file.startsWith(`${folder}/`)) };
}

function find(cities: City[], slug: string): City {
  const found = cities.find((city) => city.slug === slugFor(slug));
  if (found) return found;
  const known = cities.map((city) => city.slug);
  if (slug === "") throw new NewCityError(`Say which city to copy with --from. ${oneOf(known)}`);
  throw new NewCityError(`There is no city '${slug}' to copy. ${didYouMean(slug, known)}`);
}

function copyFolder(root: string, old: OldCity, city: CopiedCity): void {
  const source = join(root, AREAS, old.slug);
  const target = join(root, AREAS, city.slug);
  mkdirSync(target);
  for (const file of readdirSync(source).filter((entry) => entry.endsWith(".yaml")))
    writeFileSync(join(target, file), copiedPage(readFileSync(join(source, file), "utf8"), old, city));
}
