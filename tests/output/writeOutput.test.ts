import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadChecked } from "../../checker/loadChecked.ts";
import { Cache } from "../../content/lib/cache.ts";
import type { OgSubject } from "../../output/shareCards/cardFor.ts";
import { siteContentOf } from "../../output/siteContent.ts";
import { makeAll } from "../../output/unmade.ts";
import { type RenderedFacts, writeOutput } from "../../output/writeOutput.ts";

const root = mkdtempSync(join(tmpdir(), "output-"));
afterAll(() => rmSync(root, { recursive: true }));

const page = (heading: string, more = "") => `title: ${heading}
description: A page that stands in the tests of what a build writes beside pages, and nowhere else on earth.
${more}blocks:
  - { type: hero, heading: "${heading}" }
`;
const SURFSIDE =
  "city: { name: Surfside, order: 2, tier: additional, description: By the sea., phone: main, geo: { latitude: 25.9, longitude: -80.1 } }\n";
const files = {
  "privacy-policy.yaml": page("Privacy"),
  "secret.yaml": page("Secret", "noindex: true\n"),
  "standing.yaml": page("Standing", "ogImage: /og-image.jpg\n"),
  "service-areas/surfside/index.yaml": page("Surf's up", SURFSIDE),
  "service-areas/surfside/leak-detection.yaml": page("Leaks by the sea"),
};

/** The subjects of the share cards that were drawn. */
const drawn: OgSubject[] = [];
const client = join(root, "dist/client");

beforeAll(async () => {
  cpSync("tests/content/fixture", root, { recursive: true });
  appendFileSync(join(root, "site.yaml"), "legal: [/privacy-policy]\n");
  for (const name of ["package.json", "package-lock.json"]) cpSync(name, join(root, name));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, "pages-data", name, ".."), { recursive: true });
    writeFileSync(join(root, "pages-data", name), text);
  }
  mkdirSync(client, { recursive: true });
  const content = loadChecked(root);
  const rendered: RenderedFacts = new Map(
    content.pages.map(({ url, head }) => [
      url,
      { markdown: `Words of ${head.title}`, pictures: { files: [], own: [`/own${url}.jpg`], crops: [] } },
    ]),
  );
  const { cards } = await writeOutput(
    join(root, "dist"),
    content.pages,
    await siteContentOf(content),
    rendered,
    {
      root,
      today: "2026-11-22",
      code: "code",
      cache: new Cache(),
      draw: async (subject) => {
        drawn.push(subject);
        return '<svg xmlns="http://www.w3.org/2000/svg" width="672" height="630"/>';
      },
    },
  );
  await makeAll(cards, client);
});

it("share cards are one for each page of its own and one for each city, but none where a page has a picture", () => {
  const names = readdirSync(join(client, "og")).map((name) => name.replace(/\..*/, ""));
  expect(names.sort()).toEqual([
    "blog-salt",
    "contact",
    "home",
    "secret",
    "service-areas-doral",
    "service-areas-surfside",
  ]);
});

it("share cards show the words as they are set on the page, be it the first of a city whose others share its picture", () => {
  const surfside = drawn.filter(({ eyebrow }) => eyebrow === "Surfside");
  expect(surfside.map(({ heading }) => heading)).toEqual(["Surf’s up"]);
});

it("llms-full.txt has the words of every page that may be listed, and the sitemap its pictures", () => {
  const words = readFileSync(join(client, "llms-full.txt"), "utf8");
  expect(words.match(/^Words of .+$/gm)).toEqual(expect.arrayContaining(["Words of Surf's up"]));
  expect(words).not.toContain("Words of Secret");
  const sitemap = readFileSync(join(client, "sitemap.xml"), "utf8");
  expect(sitemap).toContain("/own/contact.jpg<");
  expect(sitemap).not.toContain("/secret");
});
