import { openSchemas } from "./check/schemas/schemas.ts";
import { compileSite } from "./compile/compileSite.ts";
import { dayInMiami } from "./day.ts";
import type { Address, CityCounts, CompiledSite, Publication, Survey } from "./forms.ts";
import { citySlugOf, hubUrl, type PageKind, pageKindOf } from "./pageKind.ts";
import { isMapping } from "./read/data.ts";
import { urlOf } from "./read/fileName.ts";
import { type ContentFile, readFiles } from "./read/files.ts";
import { readYaml } from "./read/readYaml.ts";
import { createSource } from "./read/source.ts";
import { countOf } from "./variables/counts.ts";
import { expand, type Unresolvable } from "./variables/expand.ts";
import type { Scope } from "./variables/scope.ts";

/** What decides which pages are there, and how they are. */
export interface SurveyOptions {
  /** The day that decides which pages are published, as 2026-12-01; the day in Miami, unless said otherwise. */
  today?: string;
  /** Whether pages that are not published yet are shown, and counted, too; they are while editing. */
  drafts?: boolean;
}

/** A fact of a city's entry may name a fact that names a third. */
const DEPTH_OF_FACTS = 3;

/** Surveys site.yaml and pages-data below `root`. */
export function takeSurvey(root: string, { today = dayInMiami(), drafts = false }: SurveyOptions): Survey {
  const files = readFiles(root);
  const headed = files.pages.map((file) => ({ ...addressOf(file.file), ...file, head: headOf(file) }));
  const hubs = headed.filter(({ kind }) => kind === "cityHub");
  const hubHeads = new Map(hubs.map(({ citySlug, head }) => [citySlug, head]));
  const pages = headed.map((page) => {
    const publication = publicationOf([page.head, hubHeads.get(page.citySlug) ?? {}], today);
    return { ...page, publication };
  });
  const shown = pages.filter(({ publication }) => drafts || publication.state === "published");
  const cityCounts = countCities(shown);
  const site = compileSite(files.site, today, (data) => countsOf(shown, cityCounts, data));
  const services = shown.filter(({ kind }) => kind === "cityService");
  const servicesIn = Map.groupBy(services, ({ citySlug }) => citySlug);
  const { isCity } = openSchemas();
  const cities = hubs.flatMap(({ citySlug: slug = "", head: { city } }) => {
    if (!isMapping(city)) return [];
    const { values, filled } = cityVariables(slug, city, servicesIn.get(slug)?.length ?? 0, site);
    const isValid = filled.problems.length === 0 && isCity(filled.data);
    return [[slug, { values, isValid }] as const];
  });
  return {
    ...{ today, site, cityCounts },
    siteFile: files.site,
    cities: new Map(cities),
    pages: pages.map(({ head: _, ...page }) => page),
  };
}

/** What a file's place in pages-data says of its page. */
export function addressOf(file: string): Address {
  const url = urlOf(file);
  const citySlug = citySlugOf(url);
  return { file, url, kind: pageKindOf(url), ...(citySlug !== undefined && { citySlug }) };
}

/**
 * The data above a file's blocks, before variables are filled in. Unless all of it is wanted, only heads that may
 * hold back their page are parsed: of most pages, nothing else is asked for before they are compiled.
 */
export function headOf({ file, bytes }: ContentFile, isWhole = addressOf(file).kind === "cityHub"): Scope {
  if (!bytes) return {};
  const [head = ""] = new TextDecoder().decode(bytes).split(/^blocks:/m, 1);
  if (!isWhole && !/draft|publish/.test(head)) return {};
  const { data } = readYaml({ file, bytes: Buffer.from(head) }).source;
  return isMapping(data) ? data : {};
}

/** What `draft:` and `publish:` of a page and of its city's hub come to. A rule reports what is no day. */
export function publicationOf(heads: Scope[], today: string): Publication {
  if (heads.some(({ draft }) => draft === true)) return { state: "draft" };
  const days = heads.flatMap(({ publish }) => (isDay(publish) && publish > today ? [publish] : []));
  const day = days.sort().at(-1);
  return day === undefined ? { state: "published" } : { state: "scheduled", day };
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

type Headed = Address & { head: Scope };

function countCities(pages: Headed[]): CityCounts {
  const hubs = pages.filter(({ kind }) => kind === "cityHub");
  const tiers = hubs.map(({ head: { city } }) => (isMapping(city) ? city.tier : undefined));
  const of = (tier: string) => tiers.filter((one) => one === tier).length;
  return { all: hubs.length, primary: of("primary"), additional: of("additional") };
}

/** How many cities, services and so on there are: what ${count.…} shows. */
function countsOf(pages: Headed[], cities: CityCounts, site: Scope): Scope {
  const of = (kind: PageKind) => pages.filter((page) => page.kind === kind).length;
  return {
    cities: countOf(cities.all),
    primaryCities: countOf(cities.primary),
    additionalCities: countOf(cities.additional),
    services: countOf(of("service")),
    articles: countOf(of("article")),
    offices: countOf(isMapping(site.offices) ? Object.keys(site.offices).length : 0),
  };
}

/** The values that ${city.…} can name, its entry and what its folder says; and the entry with variables filled in. */
function cityVariables(slug: string, entry: Scope, services: number, site: CompiledSite) {
  const lengthOf = (list: unknown) => countOf(Array.isArray(list) ? list.length : 0);
  const count = {
    services: countOf(services),
    neighbourhoods: lengthOf(entry.neighbourhoods),
    zipCodes: lengthOf(entry.zipCodes),
  };
  const source = createSource({ file: "", text: "", positions: [] }); // the problems are reported at the hub itself
  let values: Scope = { ...entry, slug, url: hubUrl(slug), count };
  for (let pass = 0; pass < DEPTH_OF_FACTS; pass++) {
    const scope = { ...site.scope, city: values };
    const { data } = expand(source, values, { scope, unresolvable: () => true });
    values = isMapping(data) ? data : values;
  }
  const filled = expand(source, entry, {
    scope: { ...site.scope, city: values },
    unresolvable: entryUnresolvable(site),
  });
  return { values, filled };
}

/** Of a city's entry, variables of other groups may be unknown because site.yaml has problems of its own. */
export function entryUnresolvable(site: CompiledSite): Unresolvable {
  return (root) => root !== "city" && site.value === undefined;
}
