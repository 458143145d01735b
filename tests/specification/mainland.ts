import { describe, expect, it } from "vitest";
import { blocks, only, page } from "../content/published.ts";
import { durations, entriesWith, labels, list, neighbourhoods, steps, timeline, titles } from "./lists.ts";
import { text } from "./words.ts";

const miami = (service: string) => `/service-areas/miami/${service}`;
const gables = (service: string) => `/service-areas/coral-gables/${service}`;

describe("Miami", () => {
  it("residential cleaning is weekly, bi-weekly, one-time or seasonal", () => {
    const services = titles(list(miami("pool-residential-cleaning"), /bi-weekly/i));
    expect(services).toEqual(["Weekly", "Bi-Weekly", "One-Time", "Seasonal"]);
  });

  it("residential cleaning has three reasons and ten neighborhoods", () => {
    const url = miami("pool-residential-cleaning");
    expect(list(url, /\bwhy\b/i)).toHaveLength(3);
    expect(neighbourhoods(url)).toHaveLength(10);
  });

  it("commercial maintenance has four property types, four compliance cards and reasons", () => {
    const url = miami("pool-commercial-maintenance");
    expect(list(url, /hotels/i)).toHaveLength(4);
    expect(list(url, /inspector|compliance/i)).toHaveLength(4);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
  });

  it("green pool recovery has six timed steps, four causes, a timeline and reasons", () => {
    const url = miami("green-pool-recovery");
    expect(durations(url).filter(Boolean)).toHaveLength(6);
    expect(entriesWith(url, "prevention")).toHaveLength(4);
    expect(timeline(url).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
  });

  it("leak detection is headed Pool Leak Detection & Repair in Miami", () => {
    expect(only(miami("leak-detection"), "hero").heading).toBe("Pool Leak Detection & Repair in Miami");
  });

  it("leak detection has four methods, four repairs, four reasons and four steps by name", () => {
    const url = miami("leak-detection");
    const methods = ["Electronic", "Pressure Testing", "Dye Testing", "Camera Inspection"];
    expect(titles(list(url, /electronic/i))).toEqual(methods);
    expect(list(url, /repairs/i)).toHaveLength(4);
    expect(list(url, /reasons/i)).toHaveLength(4);
    expect(titles(steps(url))).toEqual([
      "Initial Assessment",
      "Detection Service",
      "Repair Quote",
      "Professional Repair",
    ]);
    expect(only(url, "cta").actions[0]?.href).toBe("/quote");
  });

  it("equipment maintenance has pump, filter, heater and automation, programs and six issues", () => {
    const url = miami("pool-equipment-maintenance");
    expect(titles(list(url, /automation/i))).toEqual(["Pumps", "Filters", "Heaters", "Automation"]);
    expect(only(url, "packages").heading).toMatch(/preventive programs/i);
    expect(only(url, "packages").packages.map(({ price }) => price)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(entriesWith(url, "cause")).toHaveLength(6);
    expect(text(url)).toMatch(/24\/7/);
  });

  it("acid wash has four types, signs that it is needed, and six timed steps", () => {
    const url = miami("pool-acid-wash");
    expect(list(url, /full acid wash/i)).toHaveLength(4);
    expect(list(url, /when .* needs? it/i).length).toBeGreaterThanOrEqual(4);
    expect(durations(url)).toEqual([
      "2-4 hours",
      "1 hour",
      "2-3 hours",
      "1-2 hours",
      "6-12 hours",
      "24-48 hours",
    ]);
  });

  it("acid wash has benefits for safety, and is for professionals only", () => {
    const url = miami("pool-acid-wash");
    expect(list(url, /\bsafer?\b|safety/i).length).toBeGreaterThanOrEqual(3);
    expect(blocks(url, "banner")[0]?.heading).toMatch(/for professionals only/);
  });
});

describe("Coral Gables", () => {
  it("residential cleaning has luxury services and eight neighborhoods by name", () => {
    const url = gables("pool-residential-cleaning");
    expect(page(url).title).toMatch(/luxury/i);
    expect(list(url, /luxury services/i).length).toBeGreaterThanOrEqual(4);
    expect(neighbourhoods(url)).toEqual([
      "Coral Gables Proper",
      "Granada",
      "Alhambra",
      "Ponce Davis",
      "Gables Estates",
      "Cocoplum",
      "University Area",
      "Miracle Mile District",
    ]);
  });

  it("green pool recovery is a heritage process of six steps over five days", () => {
    const url = gables("green-pool-recovery");
    expect(steps(url)).toHaveLength(6);
    expect(text(url)).toMatch(/heritage/i);
    expect(labels(url)).toEqual(["Day 1", "Days 2-3", "Days 4-5"]);
  });

  it("green pool recovery names challenges with solutions", () => {
    expect(entriesWith(gables("green-pool-recovery"), "solution").length).toBeGreaterThanOrEqual(3);
  });

  it("leak detection has four steps", () => {
    expect(steps(gables("leak-detection"))).toHaveLength(4);
  });

  it("acid wash is a heritage process of six timed steps", () => {
    expect(durations(gables("pool-acid-wash")).filter(Boolean)).toHaveLength(6);
    expect(text(gables("pool-acid-wash"))).toMatch(/heritage/i);
  });

  it("commercial maintenance keeps to heritage rules", () => {
    expect(text(gables("pool-commercial-maintenance"))).toMatch(/heritage|historic/i);
  });
});
