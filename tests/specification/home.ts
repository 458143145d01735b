import { describe, expect, it } from "vitest";
import { calls, only, page, site } from "../content/published.ts";
import { list, steps, titles } from "./lists.ts";
import { hrefs, links, text } from "./words.ts";

describe("Home", () => {
  it("shows its sections in order, with questions and a closing call between and after them", () => {
    const types = page("/")
      .blocks.map(({ type }) => type)
      .filter((type) => type !== "faq" && type !== "cta");
    // An addition to the specification: the short answers below the hero.
    expect(types).toEqual([
      "hero",
      "answers",
      "cardGrid",
      "cardGrid",
      "steps",
      "areas",
      "testimonials",
      "contactCards",
    ]);
  });

  it("loads services, areas, testimonials and contact late, in boxes of 600, 500, 400 and 500 pixels", () => {
    const lazy = page("/").blocks.flatMap((block) =>
      "lazy" in block && block.lazy ? [[block.id ?? block.type, block.lazy]] : [],
    );
    expect(lazy).toEqual([
      ["services", 600],
      ["areas", 500],
      ["testimonials", 400],
      ["contact", 500],
    ]);
  });

  it("offers new customers 20% off the first month, and has a hero picture for phones", () => {
    const { offer, picture, actions } = only("/", "hero");
    expect(offer).toBe("20% off the first month for new customers");
    expect(picture?.mobile).toBeDefined();
    expect(actions?.map(({ href }) => href)).toEqual(["/quote", calls.main]);
  });

  it("gives the company's claims as reasons", () => {
    const reasons = titles(list("/", /^why$/m)).join("\n");
    for (const claim of [
      /licensed and insured/i,
      /10\+ years of experience/,
      /since 2020/i,
      /eco-friendly/i,
    ]) {
      expect(reasons).toMatch(claim);
    }
    expect(reasons).toMatch(/24\/7 emergency service/i);
    expect(text("/")).toMatch(/weekly service prevents 99% of green pools/i);
  });

  it("tells the process in four steps beside the list of all 17 cities", () => {
    expect(steps("/")).toHaveLength(4);
    expect(only("/", "steps").coverage).toBeDefined();
    expect(only("/", "steps").cities).toEqual(
      site.cities.map(({ name, url }) => ({ label: name, href: url })),
    );
  });

  it("shows the primary cities", () => {
    expect(only("/", "areas").cities).toHaveLength(6);
  });

  it("counts 400+ five-star Google reviews, a 5.0 rating and 500+ happy customers", () => {
    const { stats } = only("/", "testimonials");
    expect(stats?.map(({ number, label }) => `${number} ${label}`)).toEqual([
      "400+ five-star Google reviews",
      "5.0 Google rating",
      "500+ happy customers",
    ]);
  });

  it("ends with both offices, their phones, the hours, the quote and the consultation call", () => {
    const { cards } = only("/", "contactCards");
    expect(titles(cards)).toEqual(expect.arrayContaining(["Main Office", "Operations Hub"]));
    expect(text("/")).toContain("7AM-7PM Daily");
    expect(hrefs("/")).toEqual(expect.arrayContaining(["/locations/miami-beach", "/locations/miami"]));
    expect(hrefs("/")).toEqual(expect.arrayContaining([calls.main, calls.operations]));
    expect(links("/")).toContainEqual({ label: "Schedule Consultation", href: site.links.scheduling });
  });

  it("answers four questions", () => {
    const questions = page("/").blocks.flatMap(
      (block) => (block.type === "faq" && block.id === "faq" ? block.questions : []), // an addition has an id of its own
    );
    expect(questions).toHaveLength(4);
  });
});
