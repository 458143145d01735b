import type {
  ContactPoint,
  HomeAndConstructionBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from "schema-dts";
import type { Frame, Page } from "../../../content/types.ts";
import type { Hours } from "../../../schema/types.ts";
import { idOf, mention } from "./ids.ts";
import {
  circleAround,
  cityName,
  coordinatesOf,
  international,
  officePlace,
  postalAddressOf,
} from "./places.ts";

/** Open every day, unless site.yaml says otherwise. */
const DAYS: Hours["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The business as pages other than the home page name it: who, how to reach it, and for which city they speak. */
export function businessMention(site: Frame, { place }: Page): HomeAndConstructionBusiness {
  const { business, phones } = site;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": idOf(site, "business"),
    name: business.name,
    url: business.url,
    telephone: international(phones.main),
    areaServed: place && mention(site, "city", place.url),
  };
}

/** The business record, on the home page: where, when, how to pay, what for and how far. No rating of ourselves. */
export function businessNode(site: Frame): HomeAndConstructionBusiness {
  const { business, phones, offices, officeList, areas, hours } = site;
  const { employees, license, radius } = business;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": idOf(site, "business"),
    name: business.name,
    description: business.about,
    url: business.url,
    image: `${business.url}/og-image.jpg`,
    logo: `${business.url}/icon-512.png`,
    email: business.email,
    telephone: [...new Set([phones.main, ...officeList.map(({ call }) => call.label)])].map(international),
    address: officeList.map(postalAddressOf),
    location: officeList.map((office) => officePlace(site, office)),
    geo: coordinatesOf(offices.main.geo),
    openingHoursSpecification: hoursOf(hours.opens, hours.closes, hours.days),
    contactPoint: business.emergency ? emergencyContact(phones.main, business.emergency) : undefined,
    priceRange: business.priceRange,
    paymentAccepted: business.payments?.join(", "),
    currenciesAccepted: "USD",
    foundingDate: String(business.founded),
    numberOfEmployees: employees && {
      "@type": "QuantitativeValue",
      minValue: employees.min,
      maxValue: employees.max,
    },
    areaServed: [
      ...(radius ? [circleAround(offices.main.geo, radius)] : []),
      ...areas.flatMap((area) => cityName(site, area)),
    ],
    hasOfferCatalog: catalogueOf(site),
    hasCredential: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: license.name,
      identifier: license.number,
      recognizedBy: { "@type": "GovernmentOrganization", name: license.issuer },
    },
    parentOrganization: mention(site, "organization"),
  };
}

function hoursOf(opens: string, closes: string, days = DAYS): OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes };
}

/** Opening at 00:00 and closing at 23:59 means around the clock to search engines. */
function emergencyContact(phone: string, description: string): ContactPoint {
  return {
    "@type": "ContactPoint",
    contactType: "emergency",
    description,
    telephone: international(phone),
    hoursAvailable: hoursOf("00:00", "23:59"),
  };
}

function catalogueOf(site: Frame): OfferCatalog | undefined {
  const offered = site.business.catalogue?.flatMap(
    (href) => site.services.find((service) => service.href === href) ?? [],
  );
  return (
    offered && {
      "@type": "OfferCatalog",
      name: "Pool services",
      itemListElement: offered.map(({ label, href }) => ({
        "@type": "Offer",
        itemOffered: {
          "@type": "Service",
          "@id": idOf(site, "service", href),
          name: label,
          url: site.business.url + href,
        },
      })),
    }
  );
}

/** The company, as the publisher of this site and the owner of its profiles. */
export function organizationNode(site: Frame): Organization {
  const { business, phones, socials } = site;
  return {
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: business.name,
    url: business.url,
    logo: { "@type": "ImageObject", url: `${business.url}/icon-512.png`, width: "512 px", height: "512 px" },
    email: business.email,
    telephone: international(phones.main),
    sameAs: socials.map(({ url }) => url),
  };
}

/** This site. */
export function websiteNode(site: Frame): WebSite {
  const { name, url } = site.business;
  return {
    "@type": "WebSite",
    "@id": idOf(site, "website"),
    name,
    url,
    inLanguage: "en-US",
    publisher: mention(site, "organization"),
  };
}
