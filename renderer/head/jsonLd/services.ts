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

/** A price with its currency sign, and what follows it: of "from $110/week", 110 and "week". */
const PRICE = /^(.*?)\p{Sc}(\d[\d,]*(?:\.\d+)?)\s*\/?\s*(.*)$/u;

/** The packages on a page that have a price: a lowest one if words stand before it, as in "from $110/week". */
function offersOn({ business, locale }: Frame, { url, blocks }: Page): Offer[] | undefined {
  const packages = blocks.flatMap((block) => (block.type === "packages" ? block.packages : []));
  const offers = packages.flatMap(({ name, price = "" }): Offer[] => {
    const [, from, amount, unitText] = PRICE.exec(price) ?? [];
    if (amount === undefined) return [];
    const value = Number(amount.replaceAll(",", ""));
    const priceSpecification: UnitPriceSpecification = {
      "@type": "UnitPriceSpecification",
      [from ? "minPrice" : "price"]: value,
      priceCurrency: locale.currency,
      ...(unitText && { unitText }),
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
