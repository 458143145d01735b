import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { formatProblems } from "../../../checker/print.ts";
import { decodePictures } from "../../../checker/public/decodePictures.ts";
import { unreached } from "../../../checker/rules/page/missingPages.ts";
import { rules } from "../../../checker/rules/rules.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { type Files, inProject, loadWith } from "../../content/project.ts";

const fixture = (file: string) =>
  readFileSync(new URL(`../../content/fixture/${file}`, import.meta.url), "utf8");
const DORAL = "pages-data/service-areas/doral/index.yaml";
const CONTACT = "pages-data/contact.yaml";
const contact = fixture(CONTACT);
const doral = fixture(DORAL);
/** A page with a button to each of `links`. */
const page = (
  name: string,
  links: string[],
  up = "..",
) => `# yaml-language-server: $schema=${up}/schema/page.json
title: The page about ${name}
description: Who we are, how we work, and why owners have stayed with ${name} for years in this corner of Florida.
blocks:
  - type: hero
    heading: ${name}
${links.map((link) => `  - { type: cta, heading: On we go, actions: [{ label: Look, href: ${link} }] }\n`).join("")}`;

/** The problems with these files put in, as file, line and code. */
function said(files: Files): string[] {
  return loadWith(files).problems.map(({ file, range, code }) => `${file}:${range.start.line} ${code}`);
}

describe("one mistake with a folder or a whole file is told once, where it was made", () => {
  it("a folder whose name cannot be an address, with all its pages and the links to them", () => {
    const files = {
      "pages-data/Our Work/index.yaml": page("work", [], "../.."),
      "pages-data/Our Work/pools.yaml": page("pools", [], "../.."),
      "pages-data/more.yaml": page("more", ["/our-work/pools"]),
    };
    expect(said(files)).toEqual(["pages-data/Our Work/index.yaml:1 bad-file-name"]);
  });

  it("a city without its index.yaml, which gave other addresses too", () => {
    const service = page("leaks", ['"${city.url}"'], "../../..").replace("about", "in ${city.name} about");
    const files = {
      [DORAL]: undefined,
      "pages-data/service-areas/doral/leaks.yaml": service,
      "site.yaml": fixture("site.yaml").replace("href: /service-areas/doral", "href: /locations/doral"),
    };
    expect(said(files)).toEqual(["pages-data/service-areas/doral/leaks.yaml:2 no-city"]);
  });

  it("a city that is a file and no folder", () => {
    const file = "pages-data/service-areas/brickell.yaml";
    const brickell =
      doral.replace("name: Doral", "name: Brickell") +
      "  - { type: cta, heading: So?, actions: [{ label: Look, href: /service-areas/brickell/leaks }] }\n";
    expect(said({ [file]: brickell })).toEqual([`${file}:4 wrong-place`]);
  });

  it("a copy of a page beside its folder", () => {
    const files = {
      "pages-data/work/index.yaml": page("work", [], "../.."),
      "pages-data/work.yaml": page("work", [], "../.."),
    };
    expect(said(files)).toEqual(["pages-data/work.yaml:2 taken-address"]);
  });

  it("a photograph in a form that no page can show", () => {
    const files = {
      "public/images/IMG_2041.HEIC": new Uint8Array(100),
      [CONTACT]: `${contact}    picture: { src: IMG_2041.HEIC, alt: House at dusk }\n`,
    };
    expect(said(files)).toEqual([`${CONTACT}:8 wrong-form`]);
  });

  it("a radius that leaves nearly all cities out", () => {
    const names = ["Adams", "Baker", "Clay", "Dixie"];
    const cities = names.map((name, index) => [
      `pages-data/service-areas/${name.toLowerCase()}/index.yaml`,
      doral
        .replace("name: Doral", `name: ${name}`)
        .replace("order: 9", `order: ${index + 20}`)
        .replace("25.8195", `25.81${index}`),
    ]);
    const site = fixture("site.yaml").replace("  founded", "  radius: 50\n  founded");
    const places = said({ ...Object.fromEntries(cities), "site.yaml": site });
    expect(places.filter((place) => place.includes("wrong-place"))).toEqual(["site.yaml:8 wrong-place"]);
  });
});

it.each([
  [300, 200, "it would look blurred here.", "Save the original, at least 1200 pixels wide, in its place."],
  [
    ...([1300, 2200] as const),
    "it is so high and narrow that most of it would be cut away here.",
    "Choose one that is wide, or at most a third higher than it is wide.",
  ],
])("a picture of %i × %i pixels at the top of a page is told there", async (width, height, why, hint) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const files = {
    "public/images/hero-pool.jpg": picture,
    [CONTACT]: `${contact}    picture: { src: hero-pool.jpg, alt: Clear pool at dusk }\n`,
  };
  const { problems, texts } = await inProject(files, async (root) => {
    const cache = new Cache();
    await decodePictures(root, cache);
    return loadChecked(root, { cache, rules: rules.filter((rule) => rule !== unreached) });
  });
  expect(formatProblems(problems, texts)).toBe(`\
pages-data/contact.yaml:8:21  Warning: 'hero-pool.jpg' is ${width} × ${height} pixels: ${why}
  7 |     heading: Contact us
  8 |     picture: { src: hero-pool.jpg, alt: Clear pool at dusk }
    |                     ^^^^^^^^^^^^^
  9 |
  → ${hint}

1 warning`);
});
