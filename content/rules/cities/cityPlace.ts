import { cityEntryOf } from "../../compile/interface.ts";
import type { ProblemMessage } from "../../problem/problem.ts";
import { slugFor } from "../../read/fileName.ts";
import { findingAt, type SiteRule } from "../rule.ts";
import { kilometresBetween, pointOfEntry } from "./cities.ts";

/** A city is called as its folder is, and lies where the business says that it works. */
export const cityPlace: SiteRule = (pages, { site: { value } }) => {
  const slugs = new Set(pages.map(({ citySlug }) => citySlug));
  const { radius } = value?.business ?? {};
  const office = value && pointOfEntry(value.offices.main);
  return pages.flatMap((page) => {
    const { file, kind, citySlug = "" } = page;
    const city = kind === "cityHub" ? cityEntryOf(page) : undefined;
    if (!city) return [];
    const name = String(city.name ?? "");
    const isRight = name === "" || slugs.has(slugFor(name)); // or another city's, which `duplicates` reports
    const away = office ? Math.round(kilometresBetween(office, pointOfEntry(city))) : 0;
    const isFar = radius !== undefined && away > radius / 1000;
    return [
      ...findingAt(file, ["city", "name"], isRight ? undefined : otherName(name, citySlug)),
      ...findingAt(file, ["city", "geo"], isFar ? farAway(away, radius / 1000) : undefined),
    ];
  });
};

const otherName = (name: string, folder: string): ProblemMessage => ({
  code: "wrong-place",
  severity: "warning",
  message: `This city is called ${name}, and its folder ${folder}, which visitors read in its address.`,
  hint: `Write the name as it is, or rename the folder to ${slugFor(name)}.`,
});

const farAway = (away: number, most: number): ProblemMessage => ({
  code: "wrong-place",
  severity: "warning",
  message: `This point is ${away} km from the main office, and site.yaml says that we work within ${most} km of it.`,
  hint: "Check both numbers: a right-click on an online map shows them. If we do work there, change 'radius' in site.yaml.",
});
