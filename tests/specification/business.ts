import { describe, expect, it } from "vitest";
import { page, site } from "../content/published.ts";
import { nodes } from "../renderer/graph.ts";

const business = nodes(page("/"), "HomeAndConstructionBusiness")[0] ?? {};

describe("the business record", () => {
  it("is open Monday to Sunday from 07:00 to 19:00, and takes emergencies at any hour", () => {
    expect(business.openingHoursSpecification).toMatchObject({ opens: "07:00", closes: "19:00" });
    expect(business.openingHoursSpecification).toHaveProperty("dayOfWeek.length", 7);
    expect(business.contactPoint).toMatchObject({ hoursAvailable: { opens: "00:00", closes: "23:59" } });
  });

  it("takes four ways to pay in dollars, was founded in 2020, and has 10 to 20 employees", () => {
    expect(business).toMatchObject({
      paymentAccepted: "Cash, Credit Card, Check, Bank Transfer",
      currenciesAccepted: "USD",
      foundingDate: "2020",
      numberOfEmployees: { minValue: 10, maxValue: 20 },
    });
  });

  it("has a catalogue of five services, 17 localities and a radius of 50000 m", () => {
    expect(site.serviceLinks.record).toHaveLength(5);
    const [circle, ...cities] = [business.areaServed].flat();
    expect(circle).toMatchObject({ geoRadius: 50000 });
    expect(cities).toHaveLength(17);
  });
});
