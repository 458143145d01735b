import type { SiteFile } from "../../../schema/types.ts";
import { cityEntryOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";
import type { Finding } from "../../problem/problem.ts";
import { slugFor } from "../../read/fileName.ts";
import type { SiteRule } from "../rule.ts";
import { kilometresBetween, pointOfEntry } from "./cities.ts";

/** How far from which point we work. */
interface Reach {
  from?: [number, number];
  km: number;
}

type CityEntry = Record<string, unknown>;

/** A city is called as its folder is, and lies where the business says that it works. */
export const cityPlace: SiteRule = (pages, { site }) => {
  const reach = reachOf(site.value);
  const slugs = new Set(pages.map(({ citySlug }) => citySlug));
  return pages.flatMap((page) => {
    const city = page.kind === "cityHub" ? cityEntryOf(page) : undefined;
    if (!city) return [];
    const isCopy = slugs.has(slugFor(String(city.name))); // or right; that another has this name is told by itself
    return [...(isCopy ? [] : nameOf(page, city)), ...placeOf(page, city, reach)];
  });
};

function reachOf(value: SiteFile | undefined): Reach {
  const radius = value?.business.radius;
  return value && radius
    ? { from: pointOfEntry(value.offices.main), km: radius / 1000 }
    : { km: Number.POSITIVE_INFINITY };
}

function nameOf({ file, citySlug = "" }: PageInterface, { name }: CityEntry): Finding[] {
  if (typeof name !== "string" || name === "") return [];
  return [
    {
      file,
      path: ["city", "name"],
      part: "value",
      code: "wrong-place",
      severity: "warning",
      message: `This city is called ${name}, and its folder ${citySlug}, which visitors read in its address.`,
      hint: `Write the name as it is, or rename the folder to ${slugFor(name)}.`,
    },
  ];
}

function placeOf({ file }: PageInterface, city: CityEntry, { from, km }: Reach): Finding[] {
  const away = from ? Math.round(kilometresBetween(from, pointOfEntry(city))) : 0;
  if (!(away > km)) return [];
  return [
    {
      file,
      path: ["city", "geo"],
      part: "value",
      code: "wrong-place",
      severity: "warning",
      message: `This point is ${away} km from the main office, and site.yaml says that we work within ${km} km of it.`,
      hint: "Check both numbers: a right-click on an online map shows them. If we do work there, change 'radius' in site.yaml.",
    },
  ];
}
