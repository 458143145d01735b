import { describe, expect, it } from "vitest";
import { page, site } from "../content/published.ts";
import { nodes } from "./graph.ts";

const origin = site.business.url;
const business = nodes(page("/"), "HomeAndConstructionBusiness")[0] ?? {};

describe("the business record (spec 3, 9)", () => {
  it("has two addresses and two phones", () => {
    expect(business.address).toMatchObject([
      {
        addressLocality: "Miami Beach",
        postalCode: "33139",
        streetAddress: expect.stringContaining("Floor 2"),
      },
      { addressLocality: "Miami", postalCode: "33142" },
    ]);
    expect(business.telephone).toEqual([`+1-${site.phones.main}`, `+1-${site.phones.operations}`]);
  });

  it("opens Monday to Sunday from 07:00 to 19:00, and says that emergencies are answered always", () => {
    expect(business.openingHoursSpecification).toMatchObject({ opens: "07:00", closes: "19:00" });
    expect(business.openingHoursSpecification).toHaveProperty("dayOfWeek.length", 7);
    expect(business.contactPoint).toMatchObject({
      contactType: "emergency",
      description: expect.stringMatching(/24 hours/),
      hoursAvailable: { opens: "00:00", closes: "23:59" },
    });
  });

  it("takes four ways to pay in dollars, was founded in 2020, and has 10 to 20 employees", () => {
    expect(business).toMatchObject({
      paymentAccepted: "Cash, Credit Card, Check, Bank Transfer",
      currenciesAccepted: "USD",
      foundingDate: "2020",
      numberOfEmployees: { minValue: 10, maxValue: 20 },
    });
  });

  it("offers five services, each with its page", () => {
    const offers = [
      "residential-cleaning",
      "commercial-maintenance",
      "green-pool-recovery",
      "leak-detection",
    ];
    const items = [...offers, "equipment-repair"].map((slug) => ({
      itemOffered: { "@type": "Service", url: `${origin}${page(`/services/${slug}`).url}` },
    }));
    expect(business.hasOfferCatalog).toMatchObject({ itemListElement: items });
  });

  it("serves 50000 m around, and the 17 cities that have a folder", () => {
    const [circle, ...cities] = [business.areaServed].flat();
    expect(circle).toMatchObject({ "@type": "GeoCircle", geoRadius: 50000 });
    expect(cities).toHaveLength(17);
    expect(cities).toEqual(
      site.cities.map(({ name, url }) => expect.objectContaining({ name, "@id": `${origin}${url}#city` })),
    );
  });
});
