import type { Offer, Service, UnitPriceSpecification } from "schema-dts";
import type { Frame, Page } from "../../../content/resolve/forms.ts";
import { idOf, mention } from "./ids.ts";
import { circleAround } from "./places.ts";

/** The service that the page of a service or city offers, and where; undefined on other pages. */
export function serviceNode(site: Frame, page: Page): Service | undefined {
  const { url, kind, title, description, place, city } = page;
  if (!place && kind !== "service") return undefined;
  return {
    "@type": "Service",
    "@id": idOf(site, "service", url),
    name: title,
    serviceType: city ? site.trade.service : writtenName(page),
    description,
    url: site.business.url + url,
    provider: mention(site, "business"),
    areaServed: areaOf(site, page),
    offers: offersOn(site, page),
  };
}

/** The lowest price of a package and its unit: 110 and "week" of "from $110/week". */
const PRICE = /\p{Sc}(\d[\d,]*(?:\.\d+)?)[^\p{L}]*(\p{L}.*)?$/u;

/** The packages on a page that have a price. */
function offersOn({ business, locale }: Frame, { url, blocks }: Page): Offer[] | undefined {
  const packages = blocks.flatMap((block) => (block.type === "packages" ? block.packages : []));
  const offers = packages.flatMap(({ name, price = "", period }): Offer[] => {
    const [, amount, unit] = PRICE.exec(price) ?? [];
    if (amount === undefined) return [];
    const priceSpecification: UnitPriceSpecification = {
      "@type": "UnitPriceSpecification",
      minPrice: Number(amount.replaceAll(",", "")),
      priceCurrency: locale.currency,
      unitText: [unit, period].filter(Boolean).join(" ") || undefined,
    };
    return [{ "@type": "Offer", name, url: business.url + url, priceSpecification }];
  });
  return offers.length > 0 ? offers : undefined;
}

/** The page's city, on its hub with a circle around it; without a city, the area that the business serves. */
function areaOf(site: Frame, { place, city }: Page): Service["areaServed"] {
  const { areaRadius, radius } = site.business;
  if (!place) return radius ? circleAround(site.offices.main.geo, radius) : mention(site, "business");
  const circle = city && areaRadius ? [circleAround(place.geo, areaRadius)] : [];
  return [mention(site, "city", place.url), ...circle];
}

/** A page's short name: that of its service or its title, unless its file gives it another. */
export function writtenName({ kind, breadcrumb, service, title, breadcrumbs }: Page): string {
  const isTitled = kind === "article" || kind === "legal";
  return breadcrumb ?? service?.name ?? (isTitled ? title : (breadcrumbs.at(-1)?.label ?? title));
}
