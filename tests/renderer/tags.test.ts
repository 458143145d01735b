import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadWith } from "../content/project.ts";
import { htmlOf } from "./html.ts";

const GOOGLE = /google|gtag|tags\.ts|dataLayer|preconnect|dns-prefetch/i;
const SITE = readFileSync("tests/content/fixture/site.yaml", "utf8");
const FORM = `title: A form to ask for a quote
description: A page with the form for a free quote, so that what it tells of a sent request can be looked at.
blocks:
  - { type: hero, heading: A form }
  - { type: quoteForm, heading: Ask }
`;
const siteWith = (integrations: string) => ({ "site.yaml": `${SITE}\nintegrations: ${integrations}\n` });
const content = loadWith({});
const withTags = (integrations: object) => htmlOf(content, "/contact", { integrations });
const head = (html: string) =>
  html.slice(0, html.indexOf("</head>")).replace(/<script type="application\/ld.*/, "");

describe("analytics and ads", () => {
  it.each([
    {},
    { analytics: "", ads: "", conversion: "", consent: true },
    { conversion: "abc", consent: false },
  ])("leave nothing on a page while no id is given: %j", (integrations) => {
    expect(head(withTags(integrations))).not.toMatch(GOOGLE);
    expect(withTags(integrations)).toBe(htmlOf(content, "/contact", { integrations: undefined }));
  });

  it("are hinted, deferred and started by a script of our own once an id is given", () => {
    const html = withTags({ analytics: "G-ABC123", ads: "AW-9" });
    expect(html).toContain('<link rel="preconnect" href="https://www.googletagmanager.com"/>');
    expect(html).toContain(
      '<script defer="" src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script>',
    );
    expect(html).toContain('<meta name="tags" content="G-ABC123 AW-9"/>');
    expect(html).toContain('<script type="module" src="/renderer/islands/tags.ts"></script>');
  });

  it("reach no other host before the visitor agrees, where the owner wants to ask", () => {
    const html = withTags({ analytics: "G-ABC123", consent: true });
    expect(html).toContain('src="/renderer/islands/tags.ts"');
    expect(html).not.toMatch(/<(?:script|link)[^>]*google/);
  });

  it("never need an inline script", () => {
    for (const integrations of [{ analytics: "G-A" }, { ads: "AW-1", consent: true }])
      expect(withTags(integrations)).not.toMatch(/<script(?![^>]*(?:src=|ld\+json))/);
  });

  it("count a sent quote request by the label of site.yaml, where there is one", () => {
    const form = (integrations: string) =>
      htmlOf(loadWith({ "pages-data/form.yaml": FORM, ...siteWith(integrations) }), "/form");
    expect(form("{ ads: AW-9, conversion: AbC-D_e }")).toContain(
      "&quot;conversion&quot;:&quot;AW-9/AbC-D_e&quot;",
    );
    expect(form('{ ads: "", conversion: AbC-D_e }')).not.toContain("conversion");
  });
});

describe("an id in site.yaml", () => {
  it.each(["UA-1", "G-abc", `'G-A"><script>'`, '"G-A\\nX: y"'])(
    "that is not Google's is refused: %s",
    (id) => {
      const { problems } = loadWith(siteWith(`{ analytics: ${id} }`));
      expect(problems).toContainEqual(expect.objectContaining({ file: "site.yaml", code: "wrong-form" }));
    },
  );

  it("that is Google's is taken", () => {
    expect(loadWith(siteWith("{ analytics: G-ABC123, ads: AW-9, consent: true }")).problems).toEqual([]);
  });
});
