import { describe, expect, it } from "vitest";
import { only } from "../content/published.ts";
import { durations, entriesWith, labels, list, neighbourhoods, steps, timeline } from "./lists.ts";

const at = (service: string) => `/service-areas/aventura/${service}`;

describe("Aventura", () => {
  it("packages cost $110, $165 and $245 a week, Premium flagged", () => {
    const { packages } = only(at("pool-residential-cleaning"), "packages");
    expect(packages.map(({ name, price, popular }) => [name, price, popular ?? false])).toEqual([
      ["Aventura Basic", "from $110/week", false],
      ["Aventura Premium", "from $165/week", true],
      ["Aventura Tower", "from $245/week", false],
    ]);
  });

  it("packages have features and a Choose This Package button to the quote form", () => {
    const { packages } = only(at("pool-residential-cleaning"), "packages");
    const choose = { label: "Choose This Package", href: "/quote" };
    expect(packages.map(({ action }) => action)).toEqual([choose, choose, choose]);
    expect(packages.every(({ features }) => features.length >= 3)).toBe(true);
  });

  it("residential cleaning has reasons and twelve communities", () => {
    const url = at("pool-residential-cleaning");
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
    expect(neighbourhoods(url)).toHaveLength(12);
  });

  it("commercial maintenance has four services, four compliance cards, reasons and three property types", () => {
    const url = at("pool-commercial-maintenance");
    expect(list(url, /services/i)).toHaveLength(4);
    expect(list(url, /inspector|compliance/i)).toHaveLength(4);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /kinds of property/i)).toHaveLength(3);
  });

  it("green pool recovery has six steps, from 30-60 minutes to 1-2 days", () => {
    const took = durations(at("green-pool-recovery"));
    expect(took).toHaveLength(6);
    expect([took[0], took[5]]).toEqual(["30-60 minutes", "1-2 days"]);
    expect(new Set(took.slice(1, 5))).toEqual(new Set(["1-2 hours", "2-4 hours", "24-48 hours"]));
  });

  it("green pool recovery has four causes with prevention, a timeline of five days and reasons", () => {
    const url = at("green-pool-recovery");
    expect(entriesWith(url, "prevention")).toHaveLength(4);
    expect(labels(url)).toEqual(["Day 1", "Days 2-3", "Days 4-5"]);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
  });

  it("leak detection has four methods, five signs with urgency, five steps, reasons and communities", () => {
    const url = at("leak-detection");
    expect(list(url, /methods/i)).toHaveLength(4);
    expect(entriesWith(url, "urgency")).toHaveLength(5);
    expect(steps(url)).toHaveLength(5);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
    expect(neighbourhoods(url)).toHaveLength(12);
  });

  it("equipment repair has services, machines with tasks, a schedule and reasons", () => {
    const url = at("pool-equipment-maintenance");
    expect(list(url, /services/i).length).toBeGreaterThanOrEqual(3);
    expect(entriesWith(url, "tasks").length).toBeGreaterThanOrEqual(4);
    expect(timeline(url).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
  });

  it("acid wash has four services, five signs, six steps, benefits and safety cards", () => {
    const url = at("pool-acid-wash");
    expect(list(url, /full acid wash/i)).toHaveLength(4);
    expect(list(url, /signs/i)).toHaveLength(5);
    expect(steps(url)).toHaveLength(6);
    expect(list(url, /gives back|benefit/i).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /safety/i).length).toBeGreaterThanOrEqual(2);
  });
});
