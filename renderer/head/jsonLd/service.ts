import type { Service } from "schema-dts";
import type { Page, Site } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";
import { circleAround } from "./places.ts";

/** What a page of a service, or of a city, offers and where; none for other pages. */
export function serviceNodes(site: Site, page: Page): Service[] {
  const { url, kind, title, description, breadcrumbs, place, city } = page;
  if (!place && kind !== "service") return [];
  return [
    {
      "@type": "Service",
      "@id": idOf(site, "service", url),
      name: title,
      serviceType: city ? "Pool service" : breadcrumbs.at(-1)?.label,
      description,
      url: site.business.url + url,
      provider: mention(site, "business"),
      areaServed: areaOf(site, page),
    },
  ];
}

/** The page's city, on its hub with the circle around it; else all our cities. */
function areaOf(site: Site, { place, city }: Page): Service["areaServed"] {
  if (!place) return site.cities.map(({ url }) => mention(site, "city", url));
  const { areaRadius } = site.business;
  const circle = city && areaRadius ? [circleAround(place.geo, areaRadius)] : [];
  return [mention(site, "city", place.url), ...circle];
}
