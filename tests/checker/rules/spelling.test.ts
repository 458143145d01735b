import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { allowedWords, isKnown } from "../../../checker/texts/spelling/dictionary.ts";
import { spelling, wordsIn } from "../../../checker/texts/spelling/spelling.ts";
import { runCheck } from "../../../commands/check/runCheck.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { scalarsIn } from "../../../content/lib/data.ts";
import { english } from "../../content/languages/spanish.ts";
import { inProject, loadWith } from "../../content/project.ts";

/** The words that this site allows, and the places that the fixture and the cases below name on any site. */
const allowed = [...allowedWords(process.cwd()), ...["Dade", "Brickell", "Doral"].map((word) => ({ word }))];
const about = (intro: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
    intro: ${intro}
`;

/** The spelling problems of a text, as place and message. */
function said(intro: string): string[] {
  const { problems } = loadWith({ "pages-data/about.yaml": about(intro) }, { rules: [spelling(allowed)] });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const misspelt = problems.filter(({ code }) => code === "spelling");
  return misspelt.map(({ range: { start }, message }) => `${start.line}:${start.column} ${message}`);
}

describe("a word that is spelled wrongly", () => {
  it("is told at its place, with the word that was meant", () => {
    expect(said("We recieve you, and you recieve us.")).toEqual([
      "7:15 'recieve' is not in the dictionary. Did you mean 'receive'?",
    ]);
  });

  it("is one in British English", () => {
    expect(said("The colour of the water.")).toHaveLength(1);
  });

  it.each([
    "Owners’ pools, the owner's pump, and what you don't see",
    "Write to poolz@exampel.com or see https://exampel.com/serwice",
    "See [our contact](/contact), `kloud`, 24h, HOAs, the FDOH and ${business.name}",
    "Doral, Brickell and miami, in a café",
    "Ask José Muñoz or Iñaki about the façade",
    "Pentair and Jandy pumps, PebbleTec finishes, shotcrete, trichlor, and the sawgrass at Davie",
    "Hablamos español. Limpieza de piscinas cada semana, con el mismo equipo",
    "Our motto is ¡Agua clara, siempre!, and we mean it",
  ])("is none of these: %s", (text) => {
    expect(said(text)).toEqual([]);
  });
});

it("a line of words/spelling.txt allows a word, and what stands behind # does not count", async () => {
  const root = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "words"));
  writeFileSync(join(root, "words/spelling.txt"), "# Places\nXanadoo # on the bay\r\nFoobarium\r\n");
  expect(allowedWords(root)).toEqual([{ word: "Xanadoo" }, { word: "Foobarium" }]);
  writeFileSync(join(root, "words/spelling.es.txt"), "bayy\n"); // allowed in Spanish only
  const { problems } = loadWith(
    { "pages-data/about.yaml": about("Xanadoo, foobarium and bayy.") },
    { rules: [spelling(allowedWords(root))] },
  );
  const misspelt = problems.filter(({ file, code }) => code === "spelling" && file.includes("about"));
  expect(misspelt.map(({ message }) => message)).toEqual([expect.stringContaining("'bayy'")]);
});

it("each locale has its own dictionary, which is found in words as they are used", () => {
  const known = (locale: string, words: string) =>
    wordsIn(words, locale.slice(0, 2)).filter((word) => !isKnown(word, locale));
  expect(known("en-GB", "The colour of the tyres and the centre")).toEqual([]);
  expect(known("en-GB", "The color of the wheel")).toEqual(["color"]);
  expect(known("en-US", "The colour of the wheel")).toEqual(["colour"]);
  expect(known("de-DE", "Wir holen Ihr Fahrrad ab und bringen es nach der Fahrradreparatur zurück")).toEqual(
    [],
  );
  expect(known("de-DE", "Wir hohlen Ihr Fahrat ab")).toEqual(["Fahrat"]);
  expect(known("fr-FR", "Nous vidons l'eau de la piscine avec une pompe")).toEqual([]);
  expect(known("pt-PT", "Nós limpamos a sua piscina todas as semanas")).toEqual([]);
});

it("a language without a dictionary is said to be unchecked, once", async () => {
  const pattern = english("site.yaml").replace("language: en-US", "language: ht-HT");
  const { text } = await inProject({ "site.yaml": pattern }, (root) => runCheck(root, [], new Cache()));
  expect(text.match(/Not looked at: spelling in .*/g)).toEqual([
    "Not looked at: spelling in Haitian Creole (Haiti). There is no dictionary of it here.",
  ]);
});

describe("what this project's own texts say is spelled right", () => {
  const tools = new Set(
    "vite vike schemas netlify cloudflare vercel nginx webp heic neighbourhood neighbourhoods supabase https mailto href localbusiness roofingcontractor otherdays atnight gatecodes jpg greenpool brotli gzip".split(
      " ",
    ),
  );
  const wrongIn = (text: string) =>
    wordsIn(text, "en").filter((word) => !isKnown(word, "en") && !tools.has(word.toLowerCase()));

  it.each(["README.md", "editor/catalogue/guide.md"])("%s", (file) => {
    const text = readFileSync(file, "utf8");
    const [, business = "the business"] = /^# (.*): the website/.exec(text) ?? []; // names need not be words
    expect(wrongIn(text.replaceAll(business, ""))).toEqual([]);
  });

  it("the descriptions in schema/", () => {
    const files = readdirSync("schema", { recursive: true, encoding: "utf8" });
    const texts = files
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => scalarsIn(JSON.parse(readFileSync(join("schema", name), "utf8"))))
      .filter(({ path }) => path.at(-1) === "description");
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(({ value }) => wrongIn(String(value)))).toEqual([]);
  });
});
