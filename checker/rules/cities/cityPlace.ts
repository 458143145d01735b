import { slugFor } from "../../../content/lib/fileName.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { mainPagesOf } from "../../lib/pages.ts";
import { findingAt, type SiteRule } from "../../rule.ts";
import { type GeoPoint, hubsIn, kilometresBetween, pointOfEntry } from "./cities.ts";

/** Distance in kilometers beyond which an office and a city hardly share a business: a sign or a digit is wrong. */
const FAR = 300;

/** A city has the name of its folder, written as names are. */
export const cityName: SiteRule = (all, { languages }) => {
  const pages = mainPagesOf(all, languages);
  const slugs = new Set(pages.map(({ citySlug }) => citySlug));
  return hubsIn(pages).flatMap(({ file, citySlug, city }): Finding[] => {
    const name = String(city.name ?? "");
    const wrong = { file, path: ["city", "name"], severity: "warning" } as const;
    const slug = slugFor(name); // none for a name in letters that are not Latin
    const isRight = slug === "" || slugs.has(slug); // or it is another city's name, which `duplicates` reports
    const folder = `This city is called ${name}, and its folder ${citySlug}, which visitors read in its address.`;
    const rename = `Write the name as it is, or rename the folder to ${slug}.`;
    const message = `The name of this city begins with a small letter: ${name}.`;
    const replacement = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const small = { code: "typing", message, hint: `Write ${replacement}`, replacement };
    return [
      ...(isRight ? [] : [{ ...wrong, code: "wrong-place", message: folder, hint: rename }]),
      ...(/^\p{Ll}/u.test(name) ? [{ ...wrong, ...small }] : []),
    ];
  });
};

/** A city lies within the area that the business serves, and no office far from all others. */
export const cityPlace: SiteRule = (all, { languages, site: { value } }) => {
  const pages = mainPagesOf(all, languages);
  const cities = hubsIn(pages).map(({ file, city }) => ({ file, point: pointOfEntry(city) }));
  const offices = Object.entries(value?.offices ?? {}).map(([key, office]) => ({
    key,
    point: pointOfEntry(office),
  }));
  const places = [...cities, ...offices];
  const isLone = ({ point }: (typeof offices)[number]) =>
    places.length > 1 &&
    places.every((other) => other.point === point || kilometresBetween(point, other.point) > FAR);
  const { radius } = value?.business ?? {};
  const measured = offices.filter((one) => !isLone(one) && (radius === undefined || one.key === "main"));
  const most = radius === undefined ? FAR : radius / 1000;
  const from = (place: GeoPoint) => Math.min(...measured.map(({ point }) => kilometresBetween(point, place)));
  const far = measured.length > 0 ? cities.filter(({ point }) => from(point) > most) : [];
  const isMost =
    far.length > MOST_FAR && far.length * 2 > new Set(pages.map(({ citySlug }) => citySlug)).size;
  if (radius !== undefined && far.length > 0 && (isMost || radius < SMALLEST_RADIUS))
    return findingAt("site.yaml", ["business", "radius"], smallRadius(radius, far.length));
  const message = `This office lies more than ${FAR} km from every city and every other office.`;
  const alone = { code: "wrong-place", severity: "warning", message, hint: CHECK } as const;
  return [
    ...far.flatMap(({ file, point }) => {
      const mixedUp = MIXED_UP.find(([right]) => from(right(point)) <= most)?.[1];
      return findingAt(file, ["city", "geo"], farAway(Math.round(from(point)), radius, mixedUp));
    }),
    ...offices.filter(isLone).flatMap(({ key }) => findingAt("site.yaml", ["offices", key, "geo"], alone)),
  ];
};

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
