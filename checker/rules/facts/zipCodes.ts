import { cityEntryOf } from "../../../content/compile/interface.ts";
import { mainPagesOf } from "../../../content/languages/languages.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { SiteFile } from "../../../schema/types.ts";
import type { RulePage } from "../../facts.ts";
import { findingAt, type SiteRule } from "../../rule.ts";

/** A zip code of an office or a city; `owner` is the office's name or the city's file. */
interface ZipCode {
  owner: string;
  file: string;
  path: Path;
  value: string;
}

const ZIP = /^\d{5}$/;
/** Offsets of nearby areas: the first three digits are the area, and adjacent areas have close numbers. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3];

/** Every zip code is near one of another city or office, or near at least two others of its own city. */
export const zipCodes: SiteRule = (pages, { languages, site: { value } }) => {
  const cities = mainPagesOf(pages, languages);
  const written = [...zipCodesOfOffices(value), ...cities.flatMap(zipCodesOfCity)];
  const all = written.filter((one) => ZIP.test(one.value));
  const others = written.filter((one) => !ZIP.test(one.value));
  const isOdd = all.length > 2 && others.length === 1; // the only value that is not a zip code
  const message = "This is no zip code of five digits, and all others on this site are.";
  const odd = isOdd ? others.flatMap(({ file, path }) => findingAt(file, path, { ...wrong, message })) : [];
  const byArea = Map.groupBy(all, areaOf);
  const far = all.flatMap((one) => {
    const near = NEAR.map((step) => byArea.get(areaOf(one) + step) ?? []); // including itself
    const isFew = near.reduce((count, { length }) => count + length, 0) <= 2;
    const isAlone = isFew && near.flat().every(({ owner }) => owner === one.owner);
    if (!isAlone || all.length < 2) return [];
    const message = `The zip code ${one.value} is far from all others on this site.`;
    return findingAt(one.file, one.path, { ...wrong, message });
  });
  return [...odd, ...far];
};

function zipCodesOfOffices(value: SiteFile | undefined): ZipCode[] {
  return Object.entries(value?.offices ?? {}).map(([name, { postalCode }]) => {
    return { owner: name, file: "site.yaml", path: ["offices", name, "postalCode"], value: postalCode ?? "" };
  });
}

function zipCodesOfCity(page: RulePage): ZipCode[] {
  const { zipCodes: codes } = (page.kind === "cityHub" && cityEntryOf(page)) || {};
  return (Array.isArray(codes) ? codes : []).map((code, index) => {
    const path = ["city", "zipCodes", index];
    return { owner: page.file, file: page.file, path, value: String(code) };
  });
}

function areaOf({ value }: ZipCode): number {
  return Number(value.slice(0, 3));
}

const wrong = { code: "wrong-place", severity: "warning", hint: "Check its digits." } as const;
