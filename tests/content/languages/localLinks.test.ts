import { describe, expect, it } from "vitest";
import { withLocalLinks } from "../../../content/languages/overlay.ts";
import { scalarsIn } from "../../../content/lib/data.ts";
import type { Page } from "../../../content/resolve/forms.ts";
import { type Loaded, loadWith, pagesOf } from "../project.ts";
import { spanish } from "./spanish.ts";

const local = new Map([
  ["/", "/es"],
  ["/quote", "/es/quote"],
  ["/services", "/es/servicios"],
]);

describe("a link", () => {
  it.each([
    ["/services", "/es/servicios"],
    ["/services#price", "/es/servicios#price"],
    ["/services?code=1#price", "/es/servicios?code=1#price"],
    ["/", "/es"],
    ["/#why", "/es#why"],
    [
      "Ask [here](/quote), or [there](/services#price).",
      "Ask [here](/es/quote), or [there](/es/servicios#price).",
    ],
    ["[home](/)", "[home](/es)"],
    ["See [prices].\n\n[prices]: /services", "See [prices].\n\n[prices]: /es/servicios"],
  ])("%s leads to the translation: %s", (written, led) => {
    expect(withLocalLinks({ deep: [written] }, local)).toEqual({ deep: [led] });
  });

  it.each([
    "/services/acid-wash",
    "/blog",
    "https://www.example.com/services",
    "services",
    "#services",
    "either /services or nothing",
    "constructor",
    "/constructor",
  ])("%s stays", (written) => expect(withLocalLinks(written, local)).toBe(written));
});

const TEXT = `# yaml-language-server: $schema=../../schema/page.json
title: Bombas de piscina
description: Qué hace todo el día una bomba de piscina, por qué zumba y qué mirar antes de que se pare en agosto.
blocks:
  - type: hero
    heading: Bombas
    intro: Vea [Doral](/service-areas/doral), [el inicio](/#questions) y [la sal](/blog/salt).
    actions:
      - { label: Cotización, href: /quote }
`;
const CONTACT = TEXT.replace("blocks:", "aliases: [/es/quote]\nblocks:").replace(
  / {4}(?:intro|actions).*/s,
  "",
);
const files = {
  ...spanish,
  "pages-data/es/contacto.yaml": CONTACT.replace("aliases", "of: /contact\naliases"),
  "pages-data/es/pumps.yaml": TEXT,
};

/** The addresses and aliases of existing pages that a page links to. */
function ledFrom({ blocks }: Page, { pages }: Loaded): string[] {
  const texts = scalarsIn(blocks).map(({ value }) => String(value));
  const addresses = texts.flatMap((text) => text.match(/(?<=\]\()\/[^)#]*|^\/[^#]*/g) ?? []);
  const known = pages.flatMap(({ url, head }) => [url, ...(head.aliases ?? [])]);
  return addresses.filter((address) => known.includes(address));
}

describe("pages of a language", () => {
  it("lead to no page that is there in their language in another one", async () => {
    const content = loadWith(files, { rules: [] });
    const translated = content.pages.flatMap(({ language, original }) => (language === "es" ? original : []));
    const own = (await pagesOf(content)).filter(({ language }) => language === "es");
    const led = own.flatMap((page) => ledFrom(page, content));
    expect(led).toEqual(
      expect.arrayContaining(["/es/service-areas/doral", "/es", "/es/quote", "/blog/salt"]),
    );
    expect(led.filter((address) => translated.includes(address))).toEqual([]);
  });

  it("have a header and a footer that do the same", () => {
    const { lists } = loadWith(files, { rules: [] });
    const { keyAddresses, navigation, officeList } = lists.get("es")?.site ?? {};
    expect(keyAddresses).toMatchObject({ home: "/es", quote: "/es/quote" });
    expect(navigation?.map(({ href }) => href)).toEqual([
      ...["/es", "/es", "/es/service-areas/doral", "/es/contacto", "/blog/salt", "/es/contacto"],
    ]);
    expect(officeList?.map(({ cityLink }) => cityLink?.href)).toEqual(["/es/contacto", "/es/contacto"]);
  });

  it("of the main one lead where they are written to", () => {
    const { lists } = loadWith(files, { rules: [] });
    expect(lists.get("en")?.site.keyAddresses).toMatchObject({
      home: "/",
      quote: "/quote",
      services: "/services",
      areas: "/service-areas",
      blog: "/blog",
    });
  });
});
