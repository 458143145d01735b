import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { unjoined } from "../../../content/lib/joiner.ts";
import { feed } from "../../../output/crawlers/feed.ts";
import { ICONS, iconOf, manifest, writeIcons } from "../../../output/crawlers/icon.ts";
import { fullTexts, llms } from "../../../output/crawlers/llms.ts";
import { securityTxt } from "../../../output/crawlers/securityTxt.ts";
import { spanish } from "../../content/languages/spanish.ts";
import { loadWith } from "../../content/project.ts";
import { first, page, pages, site, there, wordsOn } from "../../content/published.ts";
import { ROOT } from "../../content/root.ts";

const origin = site.business.url;

describe("llms.txt", () => {
  const text = llms(site, pages);

  it("tells where the offices are", () => {
    for (const { name, city, region, postalCode } of Object.values(site.offices)) {
      const line = text.split("\n").find((one) => one.startsWith(`- ${name}: `));
      expect(line).toContain(`${city}, ${region} ${postalCode}`);
    }
  });

  it("tells what services cost and how long they take, and which zip codes each city has", () => {
    const [service] = site.services;
    const price = { text: "From [$40](/contact#price) a visit" };
    const cities = site.cities.map((city) => ({
      ...city,
      postalCodes: ["05403", "05401", "05402", "05408"],
    }));
    const services = service
      ? [{ ...service, price, duration: { text: "An hour", sample: true as const } }]
      : [];
    const told = llms({ ...site, services, cities }, pages);
    expect(told).toContain(`- ${service?.name}: From $40 a visit. An hour (Sample, to be replaced).`);
    for (const { name } of cities) expect(told).toMatch(new RegExp(`^- ${name}: .*05401–05403, 05408$`, "m"));
  });

  it("gives the license, and says what of all this is a sample", () => {
    const license = { number: "CPC1234567", name: "Pool contractor license", issuer: "Florida" };
    const facts = [{ text: "Awarded in 2025.", sample: true as const }, { text: "Eco-friendly." }];
    const told = llms({ ...site, business: { ...site.business, license, facts } }, pages);
    expect(told).toContain(
      "- Awarded in 2025. (Sample, to be replaced)\n- Eco-friendly.\n- Pool contractor license CPC1234567.\n",
    );
  });

  it("lists every page once, with its description", () => {
    const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title, url, about]) => [
      title,
      url,
      about,
    ]);
    const listed = pages.filter(({ noindex }) => !noindex);
    expect(links.sort()).toEqual(
      listed.map(({ title, url, description }) => [title, origin + url, description]).sort(),
    );
  });
});

describe("llms-full.txt", () => {
  const text = fullTexts(site, pages, (url) => wordsOn(page(url)));

  it("has no sign that only a line of a page needs", () => {
    expect(text).not.toContain("\u2060");
  });

  it("has the words of articles, questions, steps and packages", () => {
    const all = pages.filter(({ noindex }) => !noindex).flatMap(({ blocks }) => blocks);
    const prose = all.flatMap((block) => (block.type === "prose" ? block.body : []));
    const questions = all.flatMap((block) => (block.type === "faq" ? block.questions : []));
    const said = [...prose, ...questions.map(({ question, answer }) => `- **${question}**: ${answer}`)];
    expect(said.filter((words) => !text.includes(unjoined(words)))).toEqual([]);
    for (const { name, price = "" } of all.flatMap((block) =>
      block.type === "packages" ? block.packages : [],
    ))
      expect(
        text
          .split("\n")
          .some((line) => line.startsWith(`- **${unjoined(name)}**: `) && line.includes(unjoined(price))),
      ).toBe(true);
  });

  it("has nothing that only browsers need", () => {
    expect(text.match(/undefined|\[object|badge-check|\.jpg/)).toBeNull();
  });
});

describe("feed.xml", () => {
  const xml = feed(site);

  it("has every article, newest first, each at its own address", () => {
    const links = [...xml.matchAll(/<guid>([^<]+)/g)].map(([, link]) => link);
    expect(links).toEqual(site.articles.map(({ url }) => origin + url));
    expect(xml).toContain(`<atom:link href="${origin}/feed.xml" rel="self"`);
  });

  it("is there in a language once that has an article, with its articles alone", () => {
    const english = readFileSync("tests/content/fixture/pages-data/blog/salt.yaml", "utf8");
    const { lists } = loadWith({ ...spanish, "pages-data/es/blog/salt.yaml": english }, { rules: [] });
    const own = there(lists.get("es")?.site, "It is right.");
    expect(own.feed).toBe("/es/feed.xml");
    expect([...feed(own).matchAll(/<guid>([^<]+)/g)].map(([, link]) => link)).toEqual([
      `${own.business.url}/es/blog/salt`,
    ]);
    const draft = english.replace("blocks:", "draft: true\nblocks:");
    const without = loadWith({ ...spanish, "pages-data/blog/salt.yaml": draft }, { rules: [] });
    expect(Array.from(without.lists.values(), ({ site }) => site.feed)).toEqual([undefined, undefined]);
  });

  it("writes days as RSS does", () => {
    const article = { ...first("article").article, date: "2026-02-17" };
    const [newest] = site.articles;
    expect(feed({ ...site, articles: newest ? [{ ...newest, ...article }] : [] })).toContain(
      "<pubDate>Tue, 17 Feb 2026 12:00:00 GMT</pubDate>",
    );
  });
});

describe("manifest.webmanifest", () => {
  const told = JSON.parse(manifest(site));

  it("has all that a browser asks of a site to be installed", () => {
    const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
    expect(told).toMatchObject({ id: "/", start_url: "/", lang: "en-US", name: site.business.name });
    expect(told).toMatchObject({ theme_color: colour, background_color: colour });
    expect(told.short_name).toMatch(/\S/);
    expect(["standalone", "minimal-ui", "fullscreen"]).toContain(told.display);
    for (const size of [192, 512])
      expect(told.icons).toContainEqual({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      });
  });

  it("shows the name's letter on tabs where the logo is the name itself", async () => {
    const viewBox = "0 0 400 40";
    const logo = { viewBox, width: 400, height: 40, shapes: '<rect width="9" height="9"/>' };
    const iconWith = (wordmark: boolean) =>
      iconOf({ ...site, theme: { ...site.theme, logo, wordmark } }, ROOT);
    expect(await iconWith(false)).toContain(viewBox);
    expect(await iconWith(true)).not.toContain(viewBox);
  });

  it("names icons that are there, in the sizes that it says, on a ground of their own", async () => {
    const folder = mkdtempSync(join(tmpdir(), "icons-"));
    const icon = await iconOf(site, ROOT);
    writeFileSync(join(folder, "favicon.svg"), icon);
    await writeIcons(icon, folder, site.theme.colors.ground);
    for (const { src, sizes, type } of told.icons) {
      const { width, height, format } = await sharp(join(folder, src)).metadata();
      expect(type, src).toContain(format);
      if (format === "png") expect(sizes, src).toBe(`${width}x${height}`);
    }
    for (const [name, size] of Object.entries(ICONS)) {
      const { width, height, hasAlpha } = await sharp(join(folder, name)).metadata();
      expect({ width, height, hasAlpha }, name).toEqual({ width: size, height: size, hasAlpha: false });
    }
    rmSync(folder, { recursive: true });
  });
});

describe("security.txt (RFC 9116)", () => {
  it("says where to write and expires within a year of the build", () => {
    const text = securityTxt(site, new Date("2026-03-01T10:00:00Z"));
    expect(text).toContain(`Contact: mailto:${site.business.email}\n`);
    expect(text).toContain("Expires: 2027-02-28T10:00:00.000Z\n");
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  });
});
