import { pointOf } from "../../content/chart/point.ts";
import { scalarsIn, valueAt } from "../../content/lib/data.ts";
import { isNotFoundPage } from "../../content/survey/pageKind.ts";
import { missingLetters } from "../../content/theme/fontFile.ts";
import { didYouMean, suggest } from "../lib/suggest.ts";
import { type FileRule, findingAt, type SiteRule } from "../rule.ts";
import { hubsIn, pointOfEntry } from "./cities/cities.ts";

/** The pictures that theme.yaml names exist in public/images. */
export const themePictures: SiteRule = (_, { theme, publicFiles }) => {
  const names = new Set(publicFiles.map(({ name }) => name));
  return scalarsIn({ pictures: theme.value?.pictures ?? [] }).flatMap(({ value: src, path }) => {
    if (names.has(`images/${src}`)) return [];
    const message = `There is no picture public/images/${src}.`;
    const hint = "Put it there, or take this entry away: the site does without it.";
    return findingAt("theme/theme.yaml", path, { code: "no-picture", message, hint });
  });
};

/** Every drawing that a page names exists in theme/drawings. */
export const drawings: SiteRule = (pages, { theme }) => {
  if (!theme.value) return []; // its errors are reported there
  const names = Object.keys(theme.value.drawings).filter((name) => !name.includes("."));
  return pages.flatMap(({ file, facts: { drawings: named } }) =>
    named.flatMap(({ value: name, path }) => {
      if (names.includes(name)) return [];
      const meant = suggest(name, names);
      const advice = names.length ? didYouMean(name, names) : "";
      const message = `There is no drawing theme/drawings/${name}.svg. ${advice}`.trim();
      const hint = meant ? undefined : "Put the file there, or take this entry away.";
      return findingAt(file, path, { code: "no-file", message, hint, replacement: meant });
    }),
  );
};

/** Pages show the theme's chart only if it has one. */
export const charts: SiteRule = (pages, { theme }) => {
  if (!theme.value || theme.value.chart) return [];
  const message = "The theme has no chart, so nothing is shown here.";
  const hint = "Take this entry away, or put a chart into the theme: chart: in theme/theme.yaml.";
  return pages.flatMap(({ file, facts: { charts: asked } }) =>
    asked.flatMap((path) => findingAt(file, path, { code: "no-chart", severity: "warning", message, hint })),
  );
};

/** Warns of cities beyond the edge of the theme's chart, which are not on it. */
export const beyondChart: SiteRule = (pages, { theme }) => {
  const chart = theme.value?.chart;
  if (!chart) return [];
  return hubsIn(pages).flatMap(({ file, city }) => {
    const [latitude, longitude] = pointOfEntry(city);
    if (Number.isNaN(latitude + longitude) || pointOf({ latitude, longitude }, chart)) return [];
    const message = "This place lies beyond the edge of the theme's chart: it is not on it.";
    const hint = "Is the point right? Else a chart that reaches farther takes its place: theme/chart.json.";
    return findingAt(file, ["city", "geo"], { code: "beyond-chart", severity: "warning", message, hint });
  });
};

/** The texts that share cards show. */
const SHOWN = ["blocks.0.heading", "blocks.0.eyebrow", "city.name", "business.name"];
const MOST_NAMED = 5;

/** The fonts of share cards have every letter of the texts on them: else pages have the standard picture. */
export const cardLetters: FileRule = ({ file, url, source, texts }, { site }) => {
  if (site?.legal?.includes(url) || isNotFoundPage(url)) return []; // they have the standard picture anyway
  const isSite = file === "site.yaml";
  const isTold = !isSite && missingLetters(site?.business.name ?? "").length > 0; // at the name, once for all pages
  if (isTold || valueAt(source.data, ["ogImage"]) !== undefined) return [];
  const lacking = texts.filter(
    ({ path, text }) => SHOWN.includes(path.join(".")) && missingLetters(text).length > 0,
  );
  const [first] = lacking;
  if (!first) return [];
  const letters = missingLetters(lacking.map(({ text }) => text).join("")).slice(0, MOST_NAMED);
  const named = letters.map((letter) => `'${letter}'`).join(", ");
  const message = `Networks show public/og-image.jpg for ${isSite ? "every" : "this"} page: the fonts of pictures with words lack ${named}.`;
  const hint = isSite
    ? "Put a picture of your own there."
    : "Put a picture of your own in its place: ogImage, above blocks:, or write the word another way.";
  return findingAt(file, first.path, { code: "formatting", severity: "warning", message, hint });
};
