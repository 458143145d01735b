import { type Path, type PlacedValue, valueAt } from "../../../content/lib/data.ts";
import { postalFormOf } from "../../../content/lib/postalCodes.ts";
import type { Finding } from "../../../content/problem.ts";
import type { SiteFile } from "../../../schema/types.ts";
import { mainPagesOf } from "../../lib/pages.ts";
import { type FileRule, type FileWithTexts, findingAt, type SiteRule } from "../../rule.ts";
import { hubsIn } from "../cities/cities.ts";

/** A postal code of an office or a city; `owner` is the office's name or the city's file. */
interface PostalCode {
  owner: string;
  file: string;
  path: Path;
  value: string;
}

/** Offsets of nearby areas: the first three digits are the area, and adjacent areas have close numbers. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3];

/**
 * Every postal code is written as in the business's country; in the United States, each is also near one of another city
 * or office, or near at least two others of its own city.
 */
export const postalCodes: SiteRule = (pages, { languages, site: { value } }) => {
  const cities = hubsIn(mainPagesOf(pages, languages));
  const written = [...postalCodesOfOffices(value), ...cities.flatMap(postalCodesOfCity)];
  const country = value?.locale.country ?? "";
  const form = new RegExp(`^(?:${postalFormOf(country).pattern})$`);
  const { all = [], odd = [] } = Object.groupBy(written, ({ value }) => (form.test(value) ? "all" : "odd"));
  const message = `No ${NOUNS[country] ?? "postal code"} is written like this where locale.country is ${country}.`;
  const misspelled = (all.length > 0 ? odd : []).flatMap(({ file, path }) =>
    findingAt(file, path, { ...wrong, message }),
  );
  if (country !== "US") return misspelled;
  const byArea = Map.groupBy(all, areaOf);
  const far = all.flatMap((one) => {
    const near = NEAR.map((step) => byArea.get(areaOf(one) + step) ?? []); // including itself
    const isFew = near.reduce((count, { length }) => count + length, 0) <= 2;
    const isAlone = isFew && near.flat().every(({ owner }) => owner === one.owner);
    if (!isAlone || all.length < 2) return [];
    const message = `The zip code ${one.value} is far from all others on this site.`;
    return findingAt(one.file, one.path, { ...wrong, message });
  });
  return [...misspelled, ...far];
};

/** A zip code that a city's own page names is one that the zip check knows, or an office's. */
export const postalCodesNamed: SiteRule = (pages, { languages, site: { value } }) => {
  if (value?.locale.country !== "US") return [];
  const cities = hubsIn(mainPagesOf(pages, languages));
  const places = cities.flatMap(({ city }) => [city, ...listIn(city.neighbourhoods)]);
  const ofPlaces = places.flatMap((place) => listIn(valueAt(place, ["postalCodes"])));
  const ofOffices = Object.values(value.offices).map(({ postalCode }) => postalCode);
  const known = new Set([...ofPlaces, ...ofOffices].map(String)); // written as a number, it is told there
  return pages.flatMap(({ file, facts }) =>
    (facts.namedPostalCodes ?? []).flatMap(({ value: code, path }) => {
      if (known.has(String(code))) return [];
      const message = `Whoever asks for the zip code ${code} is told that we do not come there.`;
      const hint = "Add it to postalCodes, of the city or of the place in it.";
      return findingAt(file, path, { code: "unknown-zip", severity: "warning", message, hint });
    }),
  );
};

/** The zip codes in a page's texts, but in the answer about them, which may say: ask about 33142. */
export function namedPostalCodesIn({ texts }: Pick<FileWithTexts, "texts">): PlacedValue[] {
  const others = texts.filter(({ path }) => !path.includes("served"));
  return others.flatMap(({ text, path }) =>
    Array.from(text.matchAll(/(?<![\d$.,#-])\d{5}(?!\d|[,-]\d)/g), ([value]) => ({ value, path })),
  );
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function postalCodesOfOffices(value: SiteFile | undefined): PostalCode[] {
  return Object.entries(value?.offices ?? {}).flatMap(([owner, { postalCode }]) =>
    postalCode ? { owner, file: "site.yaml", path: ["offices", owner, "postalCode"], value: postalCode } : [],
  );
}

function postalCodesOfCity({ file, city }: ReturnType<typeof hubsIn>[number]): PostalCode[] {
  return listIn(city.postalCodes).map((code, index) => {
    return { owner: file, file, path: ["city", "postalCodes", index], value: String(code) };
  });
}

const areaOf = ({ value }: PostalCode) => Number(value.slice(0, 3));
const wrong = { code: "wrong-place", severity: "warning", hint: "Check its digits." } as const;

/** Reports texts that call postal codes zip codes in an English-speaking country that does not. */
export const zipCodes: FileRule = ({ file, texts }, { site }) => {
  const { country = "US" } = site?.locale ?? {};
  if (country === "US" || NOUNS[country] === undefined) return [];
  return texts.flatMap(({ text, path }): Finding[] => {
    const [needle] = /\bzip codes?\b/i.exec(text) ?? [];
    if (needle === undefined) return [];
    const message = `'${needle}' is American: where locale.country is ${country}, people say ${NOUNS[country]}.`;
    return [{ file, path, needle, code: "spelling", severity: "warning", message }];
  });
};

/** What a postal code is called where English is spoken. */
const NOUNS: Partial<Record<string, string>> = {
  AU: "postcode",
  CA: "postal code",
  GB: "postcode",
  IE: "Eircode",
  NZ: "postcode",
  SG: "postal code",
  US: "zip code",
  ZA: "postal code",
};
