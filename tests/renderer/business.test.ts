import { describe, expect, it } from "vitest";
import { first, page, site } from "../content/published.ts";
import { nodes } from "./graph.ts";

const { hours, offices, phones } = site;
const told = {
  ...site.business,
  payments: ["Cash", "Bank Transfer"],
  employees: { min: 3, max: 5 },
  emergency: "We answer at any hour.",
  catalogue: [first("service").url],
  radius: 20_000,
};
const business = nodes(page("/"), "HomeAndConstructionBusiness", { ...site, business: told })[0] ?? {};

describe("the business record", () => {
  it("has the addresses of all offices, and the main number and theirs, each once", () => {
    expect(business.address).toMatchObject(
      Object.values(offices).map(({ city, postalCode, street }) => ({
        addressLocality: city,
        postalCode,
        streetAddress: street,
      })),
    );
    const numbers = [phones.main, ...Object.values(offices).map(({ phone }) => phones[phone])];
    expect(business.telephone).toEqual([...new Set(numbers)].map((number) => `+1-${number}`));
  });

  it("opens at the hours of site.yaml, and says that emergencies are answered always", () => {
    expect(business.openingHoursSpecification).toMatchObject({ opens: hours.opens, closes: hours.closes });
    expect(business.contactPoint).toMatchObject({
      contactType: "emergency",
      description: "We answer at any hour.",
      hoursAvailable: { opens: "00:00", closes: "23:59" },
    });
  });

  it("says how to pay, since when there is the company, and how many work there", () => {
    expect(business).toMatchObject({
      paymentAccepted: "Cash, Bank Transfer",
      currenciesAccepted: "USD",
      foundingDate: String(told.founded),
      numberOfEmployees: { minValue: 3, maxValue: 5 },
    });
  });

  it("holds the license of a contractor, by its number", () => {
    const { number, name, issuer } = site.business.license;
    expect(business.hasCredential).toMatchObject({
      credentialCategory: "license",
      identifier: number,
      name,
      recognizedBy: { name: issuer },
    });
  });

  it("offers the services of its catalogue, each with its page", () => {
    const items = told.catalogue.map((address) => ({
      itemOffered: { "@type": "Service", url: `${told.url}${page(address).url}` },
    }));
    expect(business.hasOfferCatalog).toMatchObject({ itemListElement: items });
  });

  it("serves the land around, and every city that has a folder", () => {
    const [circle, ...cities] = [business.areaServed].flat();
    expect(circle).toMatchObject({ "@type": "GeoCircle", geoRadius: 20_000 });
    expect(cities).toEqual(
      site.cities.map(({ name, url }) => expect.objectContaining({ name, "@id": `${told.url}${url}#city` })),
    );
  });
});
