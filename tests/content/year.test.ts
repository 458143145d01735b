import { afterEach, expect, it, vi } from "vitest";
import { htmlOf } from "../renderer/html.ts";
import { loadWith } from "./project.ts";

afterEach(() => {
  vi.useRealTimers();
});

const contact = `# yaml-language-server: $schema=../schema/page.json
title: Contact us
description: How to reach us by phone and in writing, on a small page that says which year it is in its heading.
blocks:
  - type: hero
    heading: Call us in \${year}
`;

it.each([
  ["is still the old one in Miami when it ends in London", "2027-01-01T04:59:00Z", 2026],
  ["is the new one as soon as it begins in Miami", "2027-01-01T05:00:00Z", 2027],
])("the year in texts and in the footer %s", (_, moment, year) => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
  const html = htmlOf(loadWith({ "pages-data/contact.yaml": contact }), "/contact");
  expect(html).toContain(`Call us in ${year}`);
  expect(html).toContain(`© ${year} `);
});
