import type { CheckedPage } from "./checkPages.ts";

/** The pages that are not published yet: those marked `draft: true`, and all pages of a city so marked. */
export function draftsIn(pages: CheckedPage[]): Set<CheckedPage> {
  const marked = pages.filter(({ data }) => data.draft === true);
  const cities = new Set(marked.flatMap(({ kind, citySlug }) => (kind === "cityHub" ? citySlug : [])));
  return new Set(pages.filter((page) => marked.includes(page) || cities.has(page.citySlug)));
}
