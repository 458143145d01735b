import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { copiedPage, slugFor } from "../../../content/edit/copyCity.ts";
import { NewCityError, newCity } from "../../../content/edit/newCity.ts";
import { loadContent } from "../../../content/loadContent.ts";
import { quickRules } from "../../../content/rules/rules.ts";

const root = mkdtempSync(join(tmpdir(), "add-city-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const name of ["site.yaml", "pages-data"]) cpSync(name, join(root, name), { recursive: true });
symlinkSync(join(process.cwd(), "public"), join(root, "public"));
const places = readdirSync("pages-data", { recursive: true, encoding: "utf8" }).length;

describe("npm run new-city", () => {
  const { folder, left, like } = newCity(root, { name: "Brickell", from: "doral", draft: false });
  const said = left.map(
    ({ file, range, message }) => `${file.replace(`${folder}/`, "")}:${range.start.line} ${message}`,
  );
  const { site, pages, problems } = loadContent(root);

  it("makes a city that builds as it is, last in the lists", () => {
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.cities.at(-1)).toMatchObject({ name: "Brickell", slug: "brickell", phone: like.phone });
    expect(pages.filter(({ place }) => place?.name === "Brickell")).toHaveLength(7);
  });

  it("says of each fact, place and page, with its line, that it is still the old city's", () => {
    const { facts = {}, neighbourhoods = [], landmarks = [] } = like;
    const told = (word: string) => said.filter((line) => line.includes(word)).length;
    expect(told("This fact is the same")).toBe(Object.keys(facts).length);
    expect(told("This neighborhood is the same")).toBe(neighbourhoods.length);
    expect(told("This landmark is the same")).toBe(landmarks.length);
    expect(told("word for word")).toBe(7);
    for (const what of ["point on the map", "list of zip codes", "description"]) expect(told(what)).toBe(1);
    const text = readFileSync(join(root, folder, "index.yaml"), "utf8").split("\n");
    const geo = left.find(({ message }) => message.includes("point on the map"));
    expect(text[(geo?.range.start.line ?? 0) - 1]).toContain("geo:");
  });

  it("marks every copied file at its top", () => {
    for (const file of readdirSync(join(root, folder)))
      expect(readFileSync(join(root, folder, file), "utf8").split("\n")[1]).toBe(
        "# Copied from Doral: rewrite it for Brickell, then delete this line.",
      );
  });

  it("tells errors apart: they are warnings, at the new city alone", () => {
    expect(problems.every(({ severity, file }) => severity === "warning" && file.startsWith(folder))).toBe(
      true,
    );
  });

  it.each([
    { name: "Brickell", from: "doral", why: "already" },
    { name: "Wynwood", from: "dorall", why: "Did you mean 'doral'?" },
    { name: "../evil", from: "doral", why: "cannot be a city's name" },
    { name: "Dania: North", from: "doral", why: "cannot be a city's name" },
  ])("changes nothing where it cannot add '$name' from '$from'", ({ name, from, why }) => {
    expect(() => newCity(root, { name, from, draft: false })).toThrow(NewCityError);
    expect(() => newCity(root, { name, from, draft: false })).toThrow(why);
    expect(readdirSync(join(root, "pages-data"), { recursive: true })).toHaveLength(places + 8);
  });

  it("can copy any city there is without an error", () => {
    const slugs = site?.cities.map(({ slug }) => slug).filter((slug) => slug !== "brickell") ?? [];
    for (const slug of slugs) copyWithoutChecking(slug);
    const { problems } = loadContent(root, { rules: quickRules });
    expect(problems).toEqual([]);
  });

  function copyWithoutChecking(slug: string): void {
    const from = site?.cities.find((city) => city.slug === slug) ?? like;
    const to = { name: `X${from.name.slice(1)}`, slug: `new-${slug}`, order: 99, draft: false };
    const areas = join(root, "pages-data/service-areas");
    mkdirSync(join(areas, to.slug));
    for (const file of readdirSync(join(areas, slug))) {
      const text = readFileSync(join(areas, slug, file), "utf8");
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
  const from = { name: "Miami", slug: "miami", longerNames: ["Miami Beach", "North Miami"] };
  expect(copiedPage(page, from, { name: "Brickell", slug: "brickell", order: 9, draft: false })).toBe(
    "# schema\n# Copied from Miami: rewrite it for Brickell, then delete this line.\n" +
      "title: Brickell, not Miami Beach or Miami-Dade\nblocks: []\n",
  );
});
