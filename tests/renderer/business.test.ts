import { describe, expect, it } from "vitest";
import { first, page, site } from "../content/published.ts";
import { nodes } from "./graph.ts";

const { hours, offices, phones } = site;
const offered = [{ label: "Cleaning", href: first("service").url }];
const license = { number: "2041234-DCA", name: "License", issuer: "City of New York", sample: undefined };
const told = {
  ...site.business,
  payments: ["Cash", "Bank Transfer"],
  employees: { min: 3, max: 5 },
  emergency: "We answer at any hour.",
  radius: 20_000,
};
const recordOf = (more: Partial<typeof site>) =>
  nodes(page("/"), site.trade.type, { ...site, ...more }).find(({ address }) => address) ?? {};
const business = recordOf({
  business: { ...told, license },
  serviceLinks: { record: offered, footer: [] },
});

describe("the business record", () => {
  it("is one item for each office, at its own address and phone, and the first is the business", () => {
    const items = nodes(page("/"), site.trade.type);
    const expected = Object.values(offices).map(({ city, postalCode, street, phone }) => ({
      address: { addressLocality: city, postalCode, streetAddress: street },
      telephone: `+1-${phones[phone]}`,
    }));
    expect(items).toMatchObject(expected);
    expect(items).toHaveLength(expected.length);
    expect(items[0]).toMatchObject({ "@id": `${told.url}/#business`, name: told.name });
  });

  it("opens at the hours of site.yaml, and says that emergencies are answered always", () => {
    expect(business.openingHoursSpecification).toMatchObject({ opens: hours.opens, closes: hours.closes });
    expect(business.contactPoint).toMatchObject({
      contactType: "emergency",
      description: "We answer at any hour.",
      hoursAvailable: { opens: "00:00", closes: "23:59" },
    });
  });

  it("opens on some days at hours of their own, and is closed on days that nothing names", () => {
    const saturday = { days: ["Saturday" as const], opens: "09:00", closes: "13:00" };
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
    const usual = { text: "", reply: "", opens: "08:00", closes: "17:00", otherDays: [saturday] };
    const openOn = (days: { days?: ["Monday"] }) =>
      recordOf({ hours: { ...usual, ...days } }).openingHoursSpecification;
    expect(openOn({ days: ["Monday"] })).toMatchObject([
      { dayOfWeek: ["Monday"], opens: "08:00", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
    ]);
    expect(openOn({})).toMatchObject([{ dayOfWeek: [...week, "Sunday"] }, { dayOfWeek: ["Saturday"] }]);
  });

  it("says how to pay, since when there is the company, and how many work there", () => {
    expect(business).toMatchObject({
      paymentAccepted: "Cash, Bank Transfer",
      currenciesAccepted: site.locale.currency,
      foundingDate: String(told.founded),
      numberOfEmployees: { minValue: 3, maxValue: 5 },
    });
  });

  it("holds the license of a business that has one, by its number", () => {
    expect(business.hasCredential).toMatchObject({
      credentialCategory: "license",
      identifier: license.number,
      name: license.name,
      recognizedBy: { name: license.issuer },
    });
    const { license: _, ...unlicensed } = told;
    const sample = { ...license, sample: true as const };
    for (const without of [unlicensed, { ...told, license: sample }])
      expect(recordOf({ business: without })).not.toHaveProperty("hasCredential");
  });

  it("offers the services of the record, each with its page", () => {
    const items = offered.map(({ label, href }) => ({
      itemOffered: { "@type": "Service", name: label, url: told.url + href },
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
