import { describe, expect, it } from "vitest";
import { longDate } from "../../content/lib/day.ts";
import { headingsOf } from "../../content/markdown/headings.ts";
import { only, page, site, there } from "../content/published.ts";
import { text } from "./words.ts";

const sections = (url: string) =>
  headingsOf(only(url, "prose").body)
    .filter(({ depth }) => depth === 2)
    .map((heading) => heading.text);

describe.each(["/privacy-policy", "/terms-of-service"])("%s", (url) => {
  it("is effective and last updated January 1, 2024, and dates each paragraph that was added since", () => {
    expect(text(url)).toMatch(/effective[^\n]*January 1, 2024/i);
    expect(text(url)).toMatch(/updated[^\n]*January 1, 2024/i);
    const added = longDate(there(page(url).modified, `${url} does not say when it was changed`));
    expect(text(url)).toContain(`Added ${added}.`);
  });

  it("says how to reach us", () => {
    const { main } = site.offices;
    for (const words of [site.phones.main, site.business.email, main.street])
      expect(text(url)).toContain(words);
  });
});

describe("the privacy policy", () => {
  it("has eight sections", () => {
    expect(sections("/privacy-policy")).toEqual([
      "Information Collected",
      "Use of Information",
      "Sharing of Information",
      "Security",
      "Your Rights",
      "Cookies",
      "Changes to This Policy",
      "Contact",
    ]);
  });

  it("grants access or update, deletion, opt-out of marketing and information on use", () => {
    const rights = [...text("/privacy-policy").matchAll(/^ ?- \*\*([^*:]+):\*\*/gm)].map(
      ([, right]) => right,
    );
    expect(rights.slice(0, 4)).toEqual([
      "Access or update",
      "Deletion",
      "Opt-out of marketing",
      "Information on use",
    ]);
  });
});

describe("the terms of service", () => {
  const section = (name: string) => {
    const parts = text("/terms-of-service").replace(/\s+/g, " ").split("## ");
    return parts.find((part) => part.startsWith(name)) ?? "";
  };

  it("have eleven sections", () => {
    expect(sections("/terms-of-service")).toEqual([
      "Acceptance",
      "Services",
      "Service Agreement",
      "Payment",
      "Cancellation and Refunds",
      "Liability",
      "Property Access",
      "Intellectual Property",
      "Modifications",
      "Governing Law",
      "Contact",
    ]);
  });

  it("offer service weekly, bi-weekly or monthly", () => {
    expect(section("Services")).toMatch(/\*\*weekly\*\*, \*\*bi-weekly\*\* or \*\*monthly\*\*/);
  });

  it("make payment due within 30 days, by cash, credit card, check or bank transfer", () => {
    expect(section("Payment")).toMatch(/due within 30 days/);
    for (const means of ["cash", "credit card", "check", "bank transfer"]) {
      expect(section("Payment")).toContain(means);
    }
  });

  it("change prices with 30 days' notice", () => {
    expect(section("Service Agreement")).toMatch(/change them with \*\*30 days' notice\*\*/);
  });

  it("let regular service end with 48 hours' notice, one-time service with 24", () => {
    expect(section("Cancellation")).toMatch(/Regular service:\*\* [^*]+\*\*48 hours' notice\*\*/);
    expect(section("Cancellation")).toMatch(/One-time service:\*\* [^*]+\*\*24 hours' notice\*\*/);
  });

  it("take refund claims and damage reports within 24 hours", () => {
    expect(section("Cancellation")).toMatch(/Refund claims:\*\* [^*]+\*\*within 24 hours\*\*/);
    expect(section("Liability")).toMatch(/Damage [^*]+\*\*reported within 24 hours\*\*/);
  });

  it("are governed by Florida's law, in the courts of Miami-Dade", () => {
    expect(section("Governing Law")).toMatch(/laws of the State of Florida.*courts in Miami-Dade County/);
  });
});
