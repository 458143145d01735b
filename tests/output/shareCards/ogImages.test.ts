import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTheme } from "../../../content/compile/theme.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { mainOf } from "../../../content/lib/words.ts";
import { shareCardSourceOf } from "../../../content/resolve/card.ts";
import { resolverOf } from "../../../output/pictures/media.ts";
import { describePictures } from "../../../output/pictures/pictures.ts";
import { type OgSubject, subjectOf } from "../../../output/shareCards/cardFor.ts";
import { drawCard } from "../../../output/shareCards/drawCard.tsx";
import { writeShareCards } from "../../../output/shareCards/writeShareCards.ts";
import { makeAll } from "../../../output/unmade.ts";
import { loadWith } from "../../content/project.ts";

const page = (heading: string) => `title: ${heading}
description: A page that stands in the tests of pictures for social networks, and nowhere else on earth.
blocks:
  - { type: hero, heading: "${heading}" }
`;

const BESIDE_WORDS = { left: 700, top: 0, width: 500, height: 630 };

const files = {
  "pages-data/service-areas/doral/leak-detection.yaml": page("Leaks"),
  "pages-data/service-areas/surfside/index.yaml": page("Surf").replace(
    "blocks:",
    "city: { name: Surfside, order: 2, tier: additional, description: By the sea., phone: main, geo: { latitude: 25.9, longitude: -80.1 } }\nblocks:",
  ),
  "pages-data/privacy-policy.yaml": page("Privacy"),
  "site.yaml": `${readFileSync("tests/content/fixture/site.yaml", "utf8")}legal: [/privacy-policy]\n`,
  "pages-data/404.yaml": page("Not found"),
};

function load(changed: Record<string, string> = {}) {
  const { lists, pages, blocksOf } = loadWith({ ...files, ...changed });
  if (lists.size === 0) throw new Error("The fixture's site.yaml is not right.");
  const pictures = { "hero-pool.jpg": { width: 32, height: 18, base: "/pictures/hero-pool.1", widths: [] } };
  return { lists, pages, blocksOf, pictures };
}

function addressOf(url: string, { lists, pages, blocksOf, pictures } = load()): string {
  const found = pages.find((candidate) => candidate.url === url);
  if (!found) throw new Error(`There is no ${url}.`);
  const resolve = resolverOf({ lists, pictures });
  return resolve(found, blocksOf(found)).shareImage;
}

describe("the address of a page's picture", () => {
  it("is the same for the same content", () => {
    expect(addressOf("/contact")).toMatch(/^\/og\/contact\.[0-9a-f]{8}\.jpg$/);
    expect(addressOf("/contact")).toBe(addressOf("/contact"));
  });

  it("is one for all pages of a city, and another for each city", () => {
    expect(addressOf("/service-areas/doral/leak-detection")).toBe(addressOf("/service-areas/doral"));
    expect(addressOf("/service-areas/surfside")).not.toBe(addressOf("/service-areas/doral"));
  });

  it("is its own for the home page and for an article", () => {
    expect(addressOf("/")).toMatch(/^\/og\/home\./);
    expect(addressOf("/blog/salt")).toMatch(/^\/og\/blog-salt\./);
  });

  it("is that of the default picture for legal and not-found pages", () => {
    expect(addressOf("/privacy-policy")).toBe("/og-image.jpg");
    expect(addressOf("/404")).toBe("/og-image.jpg");
  });

  it("is that of the default picture where the fonts lack a letter of the heading, the city or the name", () => {
    const named = (name: string) => ({
      "site.yaml": files["site.yaml"].replace(/^ {2}name: .*/m, `  name: ${name}`),
    });
    const hub = files["pages-data/service-areas/surfside/index.yaml"].replace("Surfside", "סרפסייד");
    expect(addressOf("/contact", load({ "pages-data/contact.yaml": page("כתבו לנו") }))).toBe(
      "/og-image.jpg",
    );
    expect(addressOf("/contact", load(named("בריכות")))).toBe("/og-image.jpg");
    expect(addressOf("/contact", load(named("Señor Pool")))).toMatch(/^\/og\/contact\./);
    const surfside = load({ "pages-data/service-areas/surfside/index.yaml": hub });
    expect(addressOf("/service-areas/surfside", surfside)).toBe("/og-image.jpg");
  });

  it("changes with the heading, on the pages of a city with the city's own heading alone", () => {
    const changed = load({
      "pages-data/contact.yaml": page("Write to us"),
      "pages-data/service-areas/doral/leak-detection.yaml": page("More leaks"),
    });
    expect(addressOf("/contact", changed)).not.toBe(addressOf("/contact"));
    const leaks = "/service-areas/doral/leak-detection";
    expect(addressOf(leaks, changed)).toBe(addressOf(leaks));
  });

  it("changes with the company's name and with the bytes of the picture behind", () => {
    const content = load();
    const main = mainOf(content.lists);
    const business = { ...main.site.business, name: "Other Pools" };
    const lists = new Map([["en", { ...main, site: { ...main.site, business } }]]);
    const renamed = { ...content, lists };
    expect(addressOf("/contact", renamed)).not.toBe(addressOf("/contact"));
    const base = { width: 32, height: 18, base: "/pictures/hero-pool.2", widths: [] };
    const repainted = { ...content, pictures: { "hero-pool.jpg": base } };
    expect(addressOf("/contact", repainted)).not.toBe(addressOf("/contact"));
  });
});

describe("the pictures written", () => {
  const root = mkdtempSync(join(tmpdir(), "og-"));
  const subject = (heading: string, picture = "hero-pool.jpg"): OgSubject => {
    return { company: "Seagrape", eyebrow: "Doral", heading, picture, focus: "50% 50%" };
  };
  const write = async (target: string, subjects: Record<string, OgSubject>, code = "code") => {
    const folder = { root, pictures: await describePictures(root), cache: new Cache(root) };
    const entries = Object.entries(subjects).map(([name, one]) => [`/og/${name}.jpg`, one] as const);
    const unmade = await writeShareCards(folder, join(root, target), new Map(entries), {
      code,
      draw: (one) => drawCard(one, openTheme(process.cwd()), process.cwd()),
    });
    await makeAll(unmade, join(root, target));
    return Object.keys(subjects).map((name) => join(root, target, "og", `${name}.jpg`));
  };
  const cached = () =>
    readdirSync(join(root, ".cache/pictures"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const two = { home: subject("Clear water"), leaks: subject("Leaks") };

  beforeAll(async () => {
    mkdirSync(join(root, "public/images"), { recursive: true });
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff", noise } })
      .jpeg()
      .toFile(join(root, "public/images/hero-pool.jpg"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("are JPEG files of 1200 by 630 pixels under 120 KB, be the picture behind all noise", async () => {
    for (const file of await write("dist", two)) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThan(120_000);
    }
  });

  it("show each its own picture, and the same one where pages share it", async () => {
    for (const [name, background] of Object.entries({ red: "#f00", blue: "#00f" }))
      await sharp({ create: { width: 800, height: 700, channels: 3, background } })
        .jpeg()
        .toFile(join(root, `public/images/${name}.jpg`));
    const shows = { one: "red", two: "blue", three: "red", four: "blue" };
    const subjects = Object.entries(shows).map(([name, one]) => [name, subject(name, `${one}.jpg`)] as const);
    const cards = await write("colors", Object.fromEntries(subjects));
    for (const [index, [name, picture]] of Object.entries(shows).entries()) {
      const beside = await sharp(cards[index]).extract(BESIDE_WORDS).toBuffer();
      const { dominant } = await sharp(beside).stats();
      expect([name, dominant.r > dominant.b ? "red" : "blue"]).toEqual([name, picture]);
    }
  });

  it("come from the cache the second time, and are made anew where that is damaged", async () => {
    const first = (await write("dist", two)).map((file) => readFileSync(file));
    const times = cached().map((file) => statSync(file).mtimeMs);
    const again = (await write("again", two)).map((file) => readFileSync(file));
    expect(cached().map((file) => statSync(file).mtimeMs)).toEqual(times);
    expect(again).toEqual(first);
    for (const file of cached()) truncateSync(file, 1000);
    expect((await write("mended", two)).map((file) => readFileSync(file))).toEqual(first);
  });

  it("are made anew where the picture behind has changed", async () => {
    const before = (await write("dist", two)).map((file) => readFileSync(file));
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff" } })
      .jpeg()
      .toFile(join(root, "public/images/hero-pool.jpg"));
    const after = (await write("changed", two)).map((file) => readFileSync(file));
    expect(after.some((card, index) => card.equals(before[index] ?? card))).toBe(false);
  });
});

it("a card shows the words of its page's hero, and the place or the kind of article above them", () => {
  const { lists, pages, pictures } = load();
  const subjects = new Map(
    pages.map((one) => [one.url, subjectOf(shareCardSourceOf(one), { site: mainOf(lists).site, pictures })]),
  );
  expect(subjects.get("/service-areas/surfside")).toMatchObject({ eyebrow: "Surfside", heading: "Surf" });
  expect(subjects.get("/blog/salt")?.eyebrow).toBe("Chemistry");
});
