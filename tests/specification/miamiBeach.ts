import { describe, expect, it } from "vitest";
import { blocks, calls, only } from "../content/published.ts";
import { entriesWith, labels, list, neighbourhoods, steps } from "./lists.ts";
import { hrefs, text } from "./words.ts";

const at = (service: string) => `/service-areas/miami-beach/${service}`;

describe("Miami Beach", () => {
  it("residential cleaning has six services and twelve neighborhoods", () => {
    const url = at("pool-residential-cleaning");
    expect(list(url, /weekly cleaning/i)).toHaveLength(6);
    expect(neighbourhoods(url)).toHaveLength(12);
  });

  it("commercial maintenance has four facilities, four compliance items and three districts", () => {
    const url = at("pool-commercial-maintenance");
    expect(list(url, /hotels/i)).toHaveLength(4);
    expect(list(url, /compliance/i)).toHaveLength(4);
    expect(neighbourhoods(url)).toEqual(["South Beach", "Mid-Beach", "North Beach"]);
  });

  it("green pool recovery has six steps, four causes and three phases", () => {
    const url = at("green-pool-recovery");
    expect(steps(url)).toHaveLength(6);
    expect(entriesWith(url, "prevention")).toHaveLength(4);
    expect(labels(url)).toHaveLength(3);
    for (const label of labels(url)) expect(label).toMatch(/^Phase /);
  });

  it("green pool recovery has an emergency phone of its own", () => {
    const url = at("green-pool-recovery");
    expect(only(url, "hero").actions?.map(({ href }) => href)).toContain(calls.greenPool);
    expect(hrefs(url)).not.toContain(calls.local);
  });

  it("leak detection has methods, signs with urgency, five steps, reasons and twelve neighborhoods", () => {
    const url = at("leak-detection");
    expect(list(url, /\bdye\b/i)).toHaveLength(4);
    expect(entriesWith(url, "urgency").length).toBeGreaterThanOrEqual(5);
    expect(steps(url)).toHaveLength(5);
    expect(list(url, /99% accuracy/i).length).toBeGreaterThanOrEqual(3);
    expect(neighbourhoods(url)).toHaveLength(12);
    expect(only(url, "cta").actions[0]).toEqual({ label: "Schedule Detection", href: "/quote" });
  });

  it("equipment repair has four services, four machines with tasks, reasons and twelve neighborhoods", () => {
    const url = at("pool-equipment-maintenance");
    expect(list(url, /maintenance plan/i)).toHaveLength(4);
    expect(entriesWith(url, "tasks")).toHaveLength(4);
    expect(labels(url)).toEqual(["Monthly", "Quarterly", "Semi-Annual", "Annual"]);
    expect(list(url, /\bwhy\b/i).length).toBeGreaterThanOrEqual(3);
    expect(neighbourhoods(url)).toHaveLength(12);
  });

  it("acid wash has four services, five signs with impact, six steps and neighborhoods", () => {
    const url = at("pool-acid-wash");
    expect(list(url, /full acid wash/i)).toHaveLength(4);
    expect(entriesWith(url, "urgency").map(({ urgency }) => urgency?.split(":")[0])).toEqual(
      Array.from({ length: 5 }, () => "Impact"),
    );
    expect(steps(url)).toHaveLength(6);
    expect(neighbourhoods(url)).toHaveLength(12);
  });

  it("acid wash has benefits, cards on safety and the bay, and warns against doing it yourself", () => {
    const url = at("pool-acid-wash");
    expect(list(url, /gain|benefit/i).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /safety/i).length).toBeGreaterThanOrEqual(2);
    expect(text(url)).toMatch(/biscayne bay/i);
    const [warning] = blocks(url, "banner");
    expect(`${warning?.heading} ${warning?.intro}`).toMatch(/yourself.*dangerous/s);
  });
});
