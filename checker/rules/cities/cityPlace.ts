import { cityEntryOf } from "../../../content/compile/interface.ts";
import { mainPagesOf } from "../../../content/languages/languages.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { SiteFile } from "../../../schema/types.ts";
import type { RulePage } from "../../facts.ts";
import { findingAt, type SiteRule } from "../../rule.ts";
import { type GeoPoint, kilometresBetween, pointOfEntry } from "./cities.ts";

/** Distance in kilometers beyond which an office and a city hardly share a business: a sign or a digit is wrong. */
const FAR = 300;

/** A city has the name of its folder, and lies within the area that the business serves. */
export const cityPlace: SiteRule = (all, { languages, site: { value } }) => {
  const pages = mainPagesOf(all, languages);
  const slugs = new Set(pages.map(({ citySlug }) => citySlug));
  const { radius } = value?.business ?? {};
  const lone = loneOffices(pages, value);
  const offices = Object.entries(value?.offices ?? {}).filter(([key]) => !lone.includes(key));
  const measured = radius === undefined ? offices : offices.filter(([key]) => key === "main");
  const most = radius === undefined ? FAR : radius / 1000;
  const found = pages.flatMap((page) => {
    const { file, kind, citySlug = "" } = page;
    const city = kind === "cityHub" ? cityEntryOf(page) : undefined;
    if (!city) return [];
    const name = String(city.name ?? "");
    const isRight = name === "" || slugs.has(slugFor(name)); // or it is another city's name, which `duplicates` reports
    const point = pointOfEntry(city);
    const from = (place: GeoPoint) =>
      Math.min(...measured.map(([, office]) => kilometresBetween(pointOfEntry(office), place)));
    const isFar = measured.length > 0 && from(point) > most;
    const mixedUp = MIXED_UP.find(([right]) => from(right(point)) <= most)?.[1];
    const far = isFar ? farAway(Math.round(from(point)), radius, mixedUp) : undefined;
    return [
      ...findingAt(file, ["city", "name"], isRight ? undefined : otherName(name, citySlug)),
      ...findingAt(file, ["city", "name"], /^\p{Ll}/u.test(name) ? smallLetter(name) : undefined),
      ...findingAt(file, ["city", "geo"], far),
    ];
  });
  const far = found.filter(({ path }) => path.includes("geo"));
  const isMost = far.length > MOST_FAR && far.length * 2 > slugs.size;
  const isRadius = radius !== undefined && far.length > 0 && (isMost || radius < SMALLEST_RADIUS);
  if (isRadius)
    return [
      ...found.filter((one) => !far.includes(one)),
      ...findingAt("site.yaml", ["business", "radius"], smallRadius(radius, far.length)),
    ];
  const message = `This office lies more than ${FAR} km from every city and every other office.`;
  const alone = { code: "wrong-place", severity: "warning", message, hint: CHECK } as const;
  return [...found, ...lone.flatMap((key) => findingAt("site.yaml", ["offices", key, "geo"], alone))];
};

function loneOffices(pages: readonly RulePage[], value: SiteFile | undefined): string[] {
  const cities = pages.filter(({ kind }) => kind === "cityHub").map((page) => cityEntryOf(page) ?? {});
  const offices = Object.entries(value?.offices ?? {});
  return offices.flatMap(([key, office]) => {
    const others = [...cities, ...offices.filter(([name]) => name !== key).map(([, other]) => other)];
    const isFarFrom = (other: { geo?: unknown }) =>
      kilometresBetween(pointOfEntry(office), pointOfEntry(other)) > FAR;
    return others.length > 0 && others.every(isFarFrom) ? key : [];
  });
}

function otherName(name: string, folder: string): ProblemMessage {
  const message = `This city is called ${name}, and its folder ${folder}, which visitors read in its address.`;
  const hint = `Write the name as it is, or rename the folder to ${slugFor(name)}.`;
  return { code: "wrong-place", severity: "warning", message, hint };
}

function smallLetter(name: string): ProblemMessage {
  const right = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const message = `The name of this city begins with a small letter: ${name}.`;
  return { code: "typing", severity: "warning", message, hint: `Write ${right}`, replacement: right };
}

/** If more cities than this, and over half of all, are outside the radius, the radius itself is wrong. */
const MOST_FAR = 2;
/** A radius below this, in meters, was written in kilometers or miles. */
const SMALLEST_RADIUS = 1000;

function smallRadius(radius: number, far: number): ProblemMessage {
  const cities = far === 1 ? "One of our cities is" : `${far} of our cities are`;
  const message = `${cities} more than ${radius / 1000} km from the main office.`;
  const hint = "Write the radius in meters: 50000 is 50 km.";
  return { code: "wrong-place", severity: "warning", message, hint };
}

/** Ways to mix up the two numbers of a point: the function that corrects it, and a hint. */
const MIXED_UP: [right: (point: GeoPoint) => GeoPoint, hint: string][] = [
  [([north, east]) => [north, -east], "The minus sign of longitude seems to be wrong."],
  [([north, east]) => [-north, east], "The minus sign of latitude seems to be wrong."],
  [([north, east]) => [east, north], "Latitude and longitude seem to have changed places."],
];

const CHECK = "Check both numbers and their minus signs: a right-click on an online map shows them.";

function farAway(away: number, radius?: number, mixedUp?: string): ProblemMessage {
  const wrong = { code: "wrong-place", severity: "warning" } as const;
  if (radius === undefined)
    return { ...wrong, message: `This point is ${away} km from the nearest office.`, hint: mixedUp ?? CHECK };
  const message = `This point is ${away} km from the main office, and site.yaml says that we work within ${radius / 1000} km of it.`;
  const hint = mixedUp ?? `${CHECK} If we do work there, change 'radius' in site.yaml.`;
  return { ...wrong, message, hint };
}
