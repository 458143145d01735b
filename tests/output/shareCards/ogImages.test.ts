import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildContent } from "../../../output/buildContent.ts";
import { ogImageFor } from "../../../output/shareCards/cardFor.ts";
import { writeOgImages } from "../../../output/shareCards/writeShareCards.ts";
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
  "pages-data/404.yaml": page("Not found"),
};

function load(changed: Record<string, string> = {}) {
  const { site, pages } = loadWith({ ...files, ...changed });
  if (!site) throw new Error("The fixture's site.yaml is not right.");
  const pictures = { "hero-pool.jpg": { width: 32, height: 18, base: "/pictures/hero-pool.1", widths: [] } };
  return { site, pages, pictures };
}

function addressOf(url: string, content = load()): string {
  const found = content.pages.find((candidate) => candidate.url === url);
  if (!found) throw new Error(`There is no ${url}.`);
  return ogImageFor(found, content);
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
    const business = { ...content.site.business, name: "Other Pools" };
    const renamed = { ...content, site: { ...content.site, business } };
    expect(addressOf("/contact", renamed)).not.toBe(addressOf("/contact"));
    const base = { width: 32, height: 18, base: "/pictures/hero-pool.2", widths: [] };
    const repainted = { ...content, pictures: { "hero-pool.jpg": base } };
    expect(addressOf("/contact", repainted)).not.toBe(addressOf("/contact"));
  });
});

describe("the pictures written", () => {
  const root = mkdtempSync(join(tmpdir(), "og-"));
  const write = async (target: string) =>
    writeOgImages(root, join(root, target), await buildContent(root, loadWith(files), "code"), "code");
  const inCache = () =>
    readdirSync(join(root, ".cache/og"))
      .filter((name) => name.endsWith(".jpg"))
      .map((name) => join(root, ".cache/og", name));
  const written = () => readdirSync(join(root, "dist/og")).map((name) => join(root, "dist/og", name));

  beforeAll(async () => {
    mkdirSync(join(root, "public/images"), { recursive: true });
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff", noise } })
      .jpeg()
      .toFile(join(root, "public/images/hero-pool.jpg"));
    await write("dist");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("are JPEG files of 1200 by 630 pixels under 120 KB, be the picture behind all noise", async () => {
    for (const file of written()) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThan(120_000);
    }
  });

  it("are one for each page of its own and one for each city: home, contact, article, two cities", () => {
    expect(written()).toHaveLength(5);
  });

  it("show the words as they are set on the page, be it the first of a city whose others share its picture", async () => {
    const hub = files["pages-data/service-areas/surfside/index.yaml"].replace(
      'heading: "Surf"',
      'heading: "Surf\'s up"',
    );
    const content = await buildContent(
      root,
      loadWith({
        ...files,
        "pages-data/service-areas/surfside/index.yaml": hub,
        "pages-data/service-areas/surfside/leak-detection.yaml": page("Leaks by the sea"),
      }),
      "code",
    );
    const cards = content.pages
      .filter(({ place }) => place?.slug === "surfside")
      .flatMap((one) => content.facts(one).card ?? []);
    expect(cards.map(({ heading }) => heading)).toEqual(["Surf’s up"]);
  });

  it("show each its own picture, and the same one where pages share it", async () => {
    for (const [name, background] of Object.entries({ red: "#f00", blue: "#00f" }))
      await sharp({ create: { width: 800, height: 700, channels: 3, background } })
        .jpeg()
        .toFile(join(root, `public/images/${name}.jpg`));
    const shows = { one: "red", two: "blue", three: "red", four: "blue" };
    const posts = Object.entries(shows).map(([name, picture]) => [
      `pages-data/${name}.yaml`,
      page(name).replace(" }\n", `, picture: { src: ${picture}.jpg, alt: A pool } }\n`),
    ]);
    const content = await buildContent(root, loadWith(Object.fromEntries(posts)), "code");
    await writeOgImages(root, join(root, "colors"), content, "code");
    for (const [name, picture] of Object.entries(shows)) {
      const own = content.pages.find(({ url }) => url === `/${name}`);
      const file = join(root, "colors", own ? content.facts(own).shareImage : "");
      const { dominant } = await sharp(await sharp(file).extract(BESIDE_WORDS).toBuffer()).stats();
      expect([name, dominant.r > dominant.b ? "red" : "blue"]).toEqual([name, picture]);
    }
  });

  it("come from the cache the second time", async () => {
    const cached = inCache();
    const times = cached.map((file) => statSync(file).mtimeMs);
    await write("again");
    expect(cached.map((file) => statSync(file).mtimeMs)).toEqual(times);
    for (const file of written())
      expect(readFileSync(file.replace("dist", "again")).equals(readFileSync(file))).toBe(true);
  });

  it("are made anew where the cache's are damaged, be it by other code that draws the same", async () => {
    for (const file of inCache()) truncateSync(file, 1000);
    await writeOgImages(
      root,
      join(root, "mended"),
      await buildContent(root, loadWith(files), "other"),
      "other",
    );
    const mended = readdirSync(join(root, "mended/og"));
    expect(mended).toHaveLength(5);
    for (const name of mended) expect(statSync(join(root, "mended/og", name)).size).toBeGreaterThan(1000);
  });

  it("are made anew where the picture behind has changed", async () => {
    const before = written();
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff" } })
      .jpeg()
      .toFile(join(root, "public/images/hero-pool.jpg"));
    await write("later");
    for (const file of before) expect(existsSync(file.replace("dist", "later"))).toBe(false);
  });
});
