import type { CheckedContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import type { Problem } from "../../problem/problem.ts";
import { slugFor } from "../../read/fileName.ts";
import type { Rule } from "../rule.ts";
import { type CityEntry, entryOf } from "./cityEntry.ts";
import { kilometresBetween, pointOf } from "./cityFolders.ts";

/** How far from which point we work. */
interface Reach {
  from?: [number, number];
  km: number;
}

/** A city is called as its folder is, and lies where the business says that it works. */
export const cityPlace: Rule = (content) => {
  const reach = reachOf(content);
  const slugs = new Set(content.pages.map(({ citySlug }) => citySlug));
  return content.pages.flatMap((page) => {
    const city = entryOf(page);
    if (!city) return [];
    const isCopy = slugs.has(slugFor(String(city.name))); // or right; that another has this name is told by itself
    return [...(isCopy ? [] : nameOf(page, city)), ...placeOf(page, city, reach)];
  });
};

function reachOf({ site: { value } }: CheckedContent): Reach {
  const radius = value?.business.radius;
  return value && radius
    ? { from: pointOf(value.offices.main), km: radius / 1000 }
    : { km: Number.POSITIVE_INFINITY };
}

function nameOf({ source, citySlug = "" }: CheckedPage, { name }: CityEntry): Problem[] {
  if (typeof name !== "string" || name === "") return [];
  return [
    source.problemAt(["city", "name"], "value", {
      code: "wrong-place",
      severity: "warning",
      message: `This city is called ${name}, and its folder ${citySlug}, which visitors read in its address.`,
      hint: `Write the name as it is, or rename the folder to ${slugFor(name)}.`,
    }),
  ];
}

function placeOf({ source }: CheckedPage, entry: CityEntry, { from, km }: Reach): Problem[] {
  const away = from ? Math.round(kilometresBetween(from, pointOf(entry))) : 0;
  if (!(away > km)) return [];
  return [
    source.problemAt(["city", "geo"], "value", {
      code: "wrong-place",
      severity: "warning",
      message: `This point is ${away} km from the main office, and site.yaml says that we work within ${km} km of it.`,
      hint: "Check both numbers: a right-click on an online map shows them. If we do work there, change 'radius' in site.yaml.",
    }),
  ];
}
