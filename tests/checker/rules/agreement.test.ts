import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { decodePictures } from "../../../checker/public/decodePictures.ts";
import { unreached } from "../../../checker/rules/page/missingPages.ts";
import { rules } from "../../../checker/rules/rules.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { type Files, inProject, loadWith } from "../../content/project.ts";

const fixture = (file: string) =>
  readFileSync(new URL(`../../content/fixture/${file}`, import.meta.url), "utf8");
const DORAL = "pages-data/service-areas/doral/index.yaml";
const about = `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
`;

function said(files: Files): string[] {
  const { problems } = loadWith(files, { rules });
  return problems.map(({ file, code }) => `${file} ${code}`);
}

it("a page that no link leads to is told, and one that a link leads to is not", () => {
  expect(rules).toContain(unreached);
  expect(said({ "pages-data/about.yaml": about })).toEqual(["pages-data/about.yaml unreached-page"]);
  const contact = `${fixture("pages-data/contact.yaml")}    actions: [{ label: About us, href: /about }]\n`;
  expect(said({ "pages-data/about.yaml": about, "pages-data/contact.yaml": contact })).toEqual([]);
});

it("a zip code far from all others is told, and neighbors are not", () => {
  const withCodes = (codes: string) =>
    fixture(DORAL).replace("  phone: main", `  phone: main\n  postalCodes: ${codes}`);
  expect(said({ [DORAL]: withCodes('["33122", "33178"]') })).toEqual([]);
  expect(said({ [DORAL]: withCodes('["33122", "90210"]') })).toEqual([`${DORAL} wrong-place`]);
});

it("a picture that is damaged in its middle is told once it was decoded", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 1400, height: 900, channels: 3, background: "teal", noise } as const;
  const damaged = await sharp({ create }).jpeg().toBuffer();
  damaged.set([0xff, 0xd9], damaged.length >> 1); // JPEG's end marker, in the middle of the file
  const page = `${about}    picture: { src: hero-pool.jpg, alt: Clear pool at dusk }\n`;
  const files = { "public/images/hero-pool.jpg": damaged, "pages-data/about.yaml": page };
  const codes = await inProject(files, async (root) => {
    const cache = new Cache();
    await decodePictures(root, cache);
    return loadChecked(root, { cache }).problems.map(({ code }) => code);
  });
  expect(codes).toContain("bad-picture");
});
