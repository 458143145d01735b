import type {
  ContactPoint,
  LocalBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from "schema-dts";
import { languagesOf } from "../../../content/languages/languages.ts";
import { international } from "../../../content/lib/phones.ts";
import { languageOf } from "../../../content/lib/words.ts";
import type { Frame, OfficeDetails } from "../../../content/resolve/forms.ts";
import type { Hours, OtherDays } from "../../../schema/types.ts";
import { idOf, mention, websiteId } from "./ids.ts";
import { circleAround, cityName, coordinatesOf, postalAddressOf } from "./places.ts";

const DAYS: OtherDays["days"] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/**
 * The business on the home page: one item for each office, with its own address and phone, as search engines ask.
 * The main office is the business itself, to which all other pages refer by its @id. No rating of our own.
 */
export function businessNodes(site: Frame): LocalBusiness[] {
  return site.officeList.map((office) => {
    const node = { ...officeNode(site, office), ...(office.key === "main" && recordOf(site)) };
    return Object.assign(node, { "@type": site.trade.type }); // a subtype of LocalBusiness
  });
}

/** An office as a business: where it is, when it is open, and how to reach it. */
function officeNode(site: Frame, office: OfficeDetails): Exclude<LocalBusiness, string> {
  const { business, hours, locale } = site;
  return {
    "@type": "LocalBusiness",
    "@id": idOf(site, `${office.key}-office`),
    name: `${business.name}, ${office.name}`,
    url: business.url + office.page,
    image: `${business.url}/og-image.jpg`,
    telephone: international(office.call.label, locale.phone),
    address: postalAddressOf(site, office),
    geo: coordinatesOf(office.geo),
    openingHoursSpecification: openingHours(hours),
    priceRange: business.priceRange,
    parentOrganization: mention(site, "organization"),
  };
}

/** What the whole business has beyond an office: payment, services, area, and a license that is no sample. */
function recordOf(site: Frame): Omit<Exclude<LocalBusiness, string>, "@type"> {
  const { business, offices, areas, locale } = site;
  const { employees, radius } = business;
  const license = business.license?.sample ? undefined : business.license;
  return {
    "@id": idOf(site, "business"),
    name: business.name,
    description: business.about,
    url: business.url,
    logo: `${business.url}/icon-512.png`,
    email: business.email,
    contactPoint: contactPoints(site),
    paymentAccepted: business.payments?.join(", "),
    currenciesAccepted: locale.currency,
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
    hasCredential: license && {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: license.name,
      identifier: license.number,
      recognizedBy: { "@type": "GovernmentOrganization", name: license.issuer },
    },
  };
}

/** Opening hours: the usual hours on all days, except days with hours of their own. */
function openingHours({
  days,
  otherDays = [],
  ...usual
}: Hours): OpeningHoursSpecification[] | OpeningHoursSpecification {
  const own = new Set(otherDays.flatMap((other) => other.days));
  const all = [{ ...usual, days: days ?? DAYS.filter((day) => !own.has(day)) }, ...otherDays].map(hoursOf);
  return all.length === 1 && all[0] ? all[0] : all;
}

function hoursOf({ days, opens, closes }: OtherDays): OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes };
}

/** The emergency phone; on pages in another language than the main one also the form, available in all languages. */
function contactPoints(site: Frame): ContactPoint | ContactPoint[] | undefined {
  const { business, keyAddresses, locales } = site;
  const [main] = languagesOf(site);
  const emergency = business.emergency ? emergencyContact(site, business.emergency) : undefined;
  if (languageOf(site) === main.code) return emergency;
  const form: ContactPoint = {
    "@type": "ContactPoint",
    contactType: "customer service",
    url: business.url + keyAddresses.quote,
    availableLanguage: Object.keys(locales),
  };
  return emergency ? [emergency, form] : form;
}

/** Search engines read 00:00 to 23:59 as "around the clock". */
function emergencyContact({ phones, locale }: Frame, description: string): ContactPoint {
  return {
    "@type": "ContactPoint",
    contactType: "emergency",
    description,
    telephone: international(phones.main, locale.phone),
    hoursAvailable: hoursOf({ days: DAYS, opens: "00:00", closes: "23:59" }),
  };
}

function catalogueOf(site: Frame): OfferCatalog | undefined {
  const { record } = site.serviceLinks;
  if (record.length === 0) return undefined;
  return {
    "@type": "OfferCatalog",
    name: site.trade.services,
    itemListElement: record.map(({ label, href }) => ({
      "@type": "Offer",
      itemOffered: {
        "@type": "Service",
        "@id": idOf(site, "service", href),
        name: label,
        url: site.business.url + href,
      },
    })),
  };
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
    telephone: international(phones.main, site.locale.phone),
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
  };
}

/** The part of this site that is in the language of the page. */
export function websiteNode(site: Frame): WebSite {
  const { name, url } = site.business;
  const { home } = site.keyAddresses;
  return {
    "@type": "WebSite",
    "@id": websiteId(site),
    name,
    url: home === "/" ? url : url + home,
    inLanguage: site.locale.language,
    publisher: mention(site, "organization"),
  };
}
