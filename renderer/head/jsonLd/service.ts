import type { Service } from "schema-dts";
import type { Frame, Page } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";
import { circleAround } from "./places.ts";

/** What a page of a service, or of a city, offers and where; none for other pages. */
export function serviceNodes(site: Frame, page: Page): Service[] {
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

/** The page's city, on its hub with the circle around it; else where the business is said to work. */
function areaOf(site: Frame, { place, city }: Page): Service["areaServed"] {
  const { areaRadius, radius } = site.business;
  if (!place) return radius ? circleAround(site.offices.main.geo, radius) : mention(site, "business");
  const circle = city && areaRadius ? [circleAround(place.geo, areaRadius)] : [];
  return [mention(site, "city", place.url), ...circle];
}
