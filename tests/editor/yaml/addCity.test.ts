import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { slugFor } from "../../../content/lib/fileName.ts";
import type { City } from "../../../content/lib/named.ts";
import { copiedPage, newCity, problemsLeft } from "../../../editor/pages/newCity.ts";
import { readProject } from "../../../editor/pages/project.ts";
import { PageRefused } from "../../../editor/refusal.ts";
import { writeAll } from "../../../editor/server/files.ts";
import { contentCopy } from "../../content/contentCopy.ts";
import { site as business, loadSite, pages as published, there } from "../../content/published.ts";

const NAME = "Nowhere Beach";
const root = contentCopy();
const filesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
const like = there(business.cities[0], "There is no city to copy.");
const own = published.filter(({ place }) => place?.slug === like.slug);
const before = filesIn("pages-data").length;

describe("npm run new-city", () => {
  const { folder, changes } = newCity(readProject(root), { name: NAME, from: like.slug, draft: false });
  writeAll(root, changes);
  const left = problemsLeft(root, folder);
  const said = left.map(
    ({ file, range, message }) => `${file.replace(`${folder}/`, "")}:${range.start.line} ${message}`,
  );
  const { site, pages, problems } = loadSite(root, {});

  it("makes a city that builds as it is, last in the lists", () => {
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.cities.at(-1)).toMatchObject({ name: NAME, slug: slugFor(NAME), phone: like.phone });
    expect(pages.filter(({ citySlug }) => citySlug === slugFor(NAME))).toHaveLength(own.length);
  });

  it("says of each fact, place and page, with its line, that it is still the old city's", () => {
    const { facts = {}, neighbourhoods = [], landmarks = [] } = like;
    const told = (word: string) => said.filter((line) => line.includes(word)).length;
    expect(told("This fact is the same")).toBe(Object.keys(facts).length);
    expect(told("This neighborhood is the same")).toBe(neighbourhoods.length);
    expect(told("This landmark is the same")).toBe(landmarks.length);
    expect(told("word for word")).toBe(own.length);
    for (const what of ["point on the map", "description"]) expect(told(what)).toBe(1);
    const text = readFileSync(join(root, folder, "index.yaml"), "utf8").split("\n");
    const geo = left.find(({ message }) => message.includes("point on the map"));
    expect(text[(geo?.range.start.line ?? 0) - 1]).toContain("geo:");
  });

  it("marks every copied file at its top", () => {
    for (const file of filesIn(folder))
      expect(readFileSync(join(root, folder, file), "utf8").split("\n")[1]).toBe(
        `# Copied from ${like.name}: rewrite it for ${NAME}, then delete this line.`,
      );
  });

  it("tells errors apart: what is left to rewrite are warnings", () => {
    expect(left.filter(({ severity }) => severity !== "warning")).toEqual([]);
  });

  it.each([
    { name: NAME, from: like.slug, why: "already" },
    { name: "Wynwood", from: `${like.slug}x`, why: `Did you mean '${like.slug}'?` },
    { name: "../evil", from: like.slug, why: "cannot be a city's name" },
    { name: "Dania: North", from: like.slug, why: "cannot be a city's name" },
  ])("changes nothing where it cannot add '$name' from '$from'", ({ name, from, why }) => {
    expect(() => newCity(readProject(root), { name, from, draft: false })).toThrow(
      expect.objectContaining({ name: PageRefused.name, message: expect.stringContaining(why) }),
    );
    expect(filesIn("pages-data")).toHaveLength(before + filesIn(folder).length + 1);
  });

  it("can copy any city there is without an error", () => {
    for (const city of business.cities) copyWithoutChecking(city);
    const { problems } = loadSite(root);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  function copyWithoutChecking(from: City): void {
    const to = {
      name: `X${from.name.slice(1)}`,
      slug: `new-${from.slug}`,
      url: `/service-areas/new-${from.slug}`,
      order: 99,
      draft: false,
    };
    const areas = join(root, "pages-data/service-areas");
    mkdirSync(join(areas, to.slug));
    for (const file of readdirSync(join(areas, from.slug))) {
      const text = readFileSync(join(areas, from.slug, file), "utf8");
      writeFileSync(join(areas, to.slug, file), copiedPage(text, { ...from, longerNames: [] }, to));
    }
  }
});

it("names folders as addresses are written", () => {
  expect(["Brickell", "Dania Beach", "Coeur d’Alène", " St. Pete "].map(slugFor)).toEqual([
    "brickell",
    "dania-beach",
    "coeur-d-alene",
    "st-pete",
  ]);
});

it("renames the city in titles, and leaves longer names and lines of other systems alone", () => {
  const page =
    "# schema\r\ntitle: Miami, not Miami Beach or Miami-Dade\r\naliases:\r\n  - /a\r\nblocks: []\r\n";
  const from = { name: "Miami", url: "/service-areas/miami", longerNames: ["Miami Beach", "North Miami"] };
  expect(
    copiedPage(page, from, { name: "Brickell", url: "/service-areas/brickell", order: 9, draft: false }),
  ).toBe(
    "# schema\n# Copied from Miami: rewrite it for Brickell, then delete this line.\n" +
      "title: Brickell, not Miami Beach or Miami-Dade\nblocks: []\n",
  );
});

it("keeps the other addresses of a page where they lie below its city's", () => {
  const from = { name: "Miami", url: "/service-areas/miami", longerNames: [] };
  const to = { name: "Brickell", url: "/service-areas/brickell", order: 9, draft: false };
  const head = (aliases: string) =>
    copiedPage(`# schema\ntitle: Pools\n${aliases}blocks: []\n`, from, to).split("\n").slice(3, -2);
  expect(head("aliases: [/service-areas/miami/pools]\n")).toEqual([
    "aliases: [/service-areas/brickell/pools]",
  ]);
  expect(head("aliases: [/service-areas/miami/pools, /pools]\n")).toEqual([]);
  expect(head("moved: [/service-areas/miami/pools]\n")).toEqual([]);
});

describe("a copied hub", () => {
  const layouts = {
    "indented by two":
      "title: Pools in Miami\ndescription: >-\n  All of\n  Miami.\naliases:\n  - /service-areas/miami/old\ncity:\n  # to order\n  name: Miami\n  order: 1\nblocks: []\n",
    "indented by four":
      "title: Pools in Miami\ndescription: All of Miami.\naliases: [ /service-areas/miami/old ]\ncity:\n    name: Miami # its name\n    order: 1\nblocks: []\n",
    "in braces":
      'title: "Pools in Miami"\ndescription: "All of\n  Miami."\naliases: ["/service-areas/miami/old"]\ncity: { name: "Miami", order: 1 }\nblocks: []\n',
    "with its entry at the end":
      "blocks: []\n'city':\n      order: 1\n      name: 'Miami'\naliases:\n- /service-areas/miami/old\ndescription: |-\n  All of Miami.\n\"title\": Pools in Miami\n",
  };
  const from = { name: "Miami", url: "/service-areas/miami", longerNames: [] };
  const to = { name: "Brickell", url: "/service-areas/brickell", order: 9, draft: true };

  it.each(Object.entries(layouts))("%s is the new city's", (_, hub) => {
    for (const text of [hub, `# schema\n${hub}`, `\ufeff${hub.replaceAll("\n", "\r\n")}`]) {
      const copy = copiedPage(text, from, to);
      expect(copy).toContain("\n# Copied from Miami: ");
      expect(parse(copy)).toEqual({
        title: "Pools in Brickell",
        description: "All of Brickell.",
        aliases: ["/service-areas/brickell/old"],
        city: { name: "Brickell", order: 9 },
        draft: true,
        blocks: [],
      });
    }
  });
});
