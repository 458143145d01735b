import type { City, GeoCircle, GeoCoordinates, Place, PostalAddress } from "schema-dts";
import type { NamedLink } from "../../../content/lib/named.ts";
import type { Frame, Page } from "../../../content/resolve/forms.ts";
import { filledIn } from "../../../schema/filledIn.ts";
import type { Geo, Office } from "../../../schema/types.ts";
import { idOf } from "./ids.ts";

/** A point on the map. */
export function coordinatesOf({ latitude, longitude }: Geo): GeoCoordinates {
  return { "@type": "GeoCoordinates", latitude, longitude };
}

/** A circle on the map, with its radius in meters. */
export function circleAround(middle: Geo, geoRadius: number): GeoCircle {
  return { "@type": "GeoCircle", geoMidpoint: coordinatesOf(middle), geoRadius };
}

/** The address of an office, or of a city. */
export function postalAddressOf(
  { locale }: Frame,
  { street, city, region, postalCode }: Partial<Office>,
): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: locale.country,
  };
}

/** A city we serve, from a link to its hub; empty for the link to the list of all cities. */
export function cityName(site: Frame, { label, href }: NamedLink): City[] {
  return href !== site.keyAddresses.areas
    ? [{ "@type": "City", "@id": idOf(site, "city", href), name: label }]
    : [];
}

/** The city of a hub; undefined on other pages. */
export function cityNode(site: Frame, { city, place }: Page): City | undefined {
  if (!city || !place) return undefined;
  return {
    "@type": "City",
    "@id": idOf(site, "city", place.url),
    name: place.name,
    url: site.business.url + place.url,
    description: city.description,
    geo: coordinatesOf(place.geo),
    address: postalAddressOf(site, { city: place.name, region: site.offices.main.region }),
  };
}

/** The areas that the maps on a page show: a circle around each office. */
export function mappedArea(site: Frame, { url, blocks }: Page): Place[] {
  return blocks.flatMap((block): Place[] => {
    if (block.type !== "map" || block.radius === undefined) return [];
    return [
      {
        "@type": "Place",
        "@id": idOf(site, "area", url),
        name: filledIn(site.words.places.area, { name: site.business.name }),
        geo: circleAround(block.place.geo, block.radius),
      },
    ];
  });
}
