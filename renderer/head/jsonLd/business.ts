import type { LocalBusiness, OfferCatalog, Organization, WebSite } from "schema-dts";
import { international } from "../../../content/lib/phones.ts";
import type { Frame, OfficeDetails } from "../../../content/resolve/forms.ts";
import { contactPoints, openingHours } from "./hours.ts";
import { idOf, mention, websiteId } from "./ids.ts";
import { circleAround, cityName, coordinatesOf, postalAddressOf } from "./places.ts";

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
