import { moved } from "./addresses/moved.ts";
import { retired } from "./addresses/retired.ts";
import { cityPlace } from "./cities/cityPlace.ts";
import { compareCities } from "./cities/compareCities.ts";
import { duplicates } from "./duplicates.ts";
import { dates } from "./facts/dates.ts";
import { hours } from "./facts/hours.ts";
import { mainPages } from "./facts/mainPages.ts";
import { placeholders } from "./launch/placeholders.ts";
import { foldersWithoutCity } from "./page/entryPlaces.ts";
import { fileRules, pageRules, siteRules } from "./page/pageRules.ts";
import { publicFiles } from "./publicFiles.ts";
import { links } from "./references/links.ts";
import { siteNames } from "./references/names.ts";
import { pictureFiles } from "./references/pictureFiles.ts";
import { pictures } from "./references/pictures.ts";
import type { Rule } from "./rule.ts";
import { thinPages } from "./texts/thinPages.ts";

/** All that content is held to besides its schemas. */
export const rules: readonly Rule[] = [
  fileRules,
  siteRules,
  pageRules,
  foldersWithoutCity,
  thinPages,
  duplicates,
  moved,
  retired,
  links,
  siteNames,
  pictures,
  publicFiles,
  pictureFiles,
  dates,
  hours,
  mainPages,
  cityPlace,
  compareCities,
];

/** What content is held to before it goes live: nothing in it is left to replace or to confirm either. */
export const launchRules: readonly Rule[] = [...rules, placeholders];

/** The rules for each save: comparing cities takes about as long as all others, and git has nothing new to say. */
export const quickRules: readonly Rule[] = rules.filter((rule) => rule !== compareCities && rule !== retired);
