import { chartAround, chartOfAll } from "../content/chart/chart.ts";
import { Nearest } from "../content/chart/nearest.ts";
import type { PageHead, ValidPage } from "../content/compile/forms.ts";
import { mainOf } from "../content/lib/words.ts";
import type { Content } from "../content/load.ts";
import type { Frame, Page, Site } from "../content/resolve/forms.ts";
import { translationsOf } from "../content/resolve/translations.ts";
import { iconOf } from "./crawlers/icon.ts";
import { drawParts } from "./pictures/drawChart.ts";
import { describePictures, type MeasuredPictures, type Pictures } from "./pictures/pictures.ts";

/** A page as lists of pages have it: its head (everything above its blocks), address, kind, languages and frames. */
export interface PageSummary
  extends PageHead,
    Pick<Page, "url" | "kind" | "file" | "language" | "translations">,
    Pick<ValidPage, "frames"> {}

/** What pages are resolved with: plain data, which can be passed to threads. */
export type SiteContent = Awaited<ReturnType<typeof siteContentOf>>;

/** Adds what only picture files tell (`known`: measured before). Throws if site.yaml, theme or words are invalid. */
export async function siteContentOf(
  { root, lists }: Pick<Content, "root" | "lists">,
  known: MeasuredPictures = new Map(),
) {
  const { site } = mainOf(lists);
  const pictures = { ...(await describePictures(root, site.pictures, known)), ...chartsOf(site, known) };
  const frameOf = ({ cities: _, articles: __, ...frame }: Site): Frame => frame;
  return {
    /** The lists of each language, by language code, the main one first. */
    lists,
    pictures,
    /** The data that every page shows, by language code, the main one first. */
    frames: new Map(Array.from(lists, ([language, own]) => [language, frameOf(own.site)])),
    icon: await iconOf(site, root),
  };
}

/** Draws the parts of the theme's chart that pages show. */
function chartsOf({ cities, theme: { chart, colors } }: Site, known: MeasuredPictures): Pictures {
  if (!chart) return {};
  const nearest = new Nearest(cities, chart);
  const charts = [chartOfAll(cities, chart), ...cities.map((city) => chartAround(city, nearest, chart))];
  const parts = charts.flatMap((drawn) => (drawn ? [drawn.wide, drawn.narrow] : []));
  return drawParts(parts, chart, colors, known);
}

/** Returns the summaries of pages for lists of pages. */
export function summariesOf(pages: readonly ValidPage[]): PageSummary[] {
  const translations = translationsOf(pages);
  return pages.map(({ url, kind, file, language, original, head, frames }) => {
    return { ...head, url, kind, file, language, frames, translations: translations[original] ?? {} };
  });
}

/** For a not-found page, the home page of its language, whose meta tags it uses; undefined for any other page. */
export function homeFor(page: ValidPage, pages: readonly ValidPage[]): ValidPage | undefined {
  if (page.kind !== "notFound") return undefined;
  return pages.find(({ kind, language }) => kind === "home" && language === page.language);
}
