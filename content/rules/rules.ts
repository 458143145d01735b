import { moved, retired } from "./addresses/oldAddresses.ts";
import { cityPlace } from "./cities/cityPlace.ts";
import { compareCities } from "./cities/compareCities.ts";
import { duplicates } from "./duplicates.ts";
import { dates } from "./facts/dates.ts";
import { hours } from "./facts/hours.ts";
import { mainPages } from "./facts/mainPages.ts";
import { foldersWithoutCity } from "./page/entryPlaces.ts";
import { publicFiles } from "./publicFiles.ts";
import { links } from "./references/links.ts";
import { pictureFiles } from "./references/pictureFiles.ts";
import { pictures } from "./references/pictures.ts";
import type { SiteRule } from "./rule.ts";

/** What all pages are held to together; what each is held to by itself stands in pageRules.ts. */
export const rules: readonly SiteRule[] = [
  foldersWithoutCity,
  duplicates,
  moved,
  retired,
  links,
  pictures,
  publicFiles,
  pictureFiles,
  dates,
  hours,
  mainPages,
  cityPlace,
  compareCities,
];

/** The rules for each save: comparing cities takes about as long as all others, and Git has nothing new to say. */
export const quickRules: readonly SiteRule[] = rules.filter(
  (rule) => rule !== compareCities && rule !== retired,
);
