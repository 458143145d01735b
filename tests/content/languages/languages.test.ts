import { describe, expect, it } from "vitest";
import type { Page } from "../../../content/resolve/forms.ts";
import { type Files, type Loaded, loadWith, pagesOf } from "../project.ts";
import { BUSINESS, english, HUB, spanish, wordsWith } from "./spanish.ts";

const load = (files: Files = {}): Loaded => loadWith({ ...spanish, ...files }, { rules: [] });
const told = ({ problems }: Loaded) =>
  problems.map(({ file, range, message }) => `${file}:${range.start.line} ${message}`);

async function pageAt(url: string, files: Files = {}): Promise<Page> {
  const page = (await pagesOf(load(files))).find((one) => one.url === url);
  if (!page) throw new Error(`There is no page at ${url}.`);
  return page;
}

/** A page about pumps, with some lines above its blocks. */
const pumps = (lines = ""): string => `# yaml-language-server: $schema=../../schema/page.json
title: Bombas de piscina
description: Qué hace todo el día una bomba de piscina, por qué zumba y qué mirar antes de que se pare en agosto.
${lines}blocks:
  - type: hero
    heading: Bombas
`;

describe("a page in the folder of a language", () => {
  it("is what the page is that it translates", () => {
    const { pages, problems } = load();
    expect(problems).toEqual([]);
    const { url, language, original, kind, citySlug } = pages.find(({ file }) => file === HUB) ?? {};
    expect({ url, language, original, kind, citySlug }).toEqual({
      url: "/es/service-areas/doral",
      language: "es",
      original: "/service-areas/doral",
      kind: "cityHub",
      citySlug: "doral",
    });
    expect(pages.find((page) => page.url === "/es")?.kind).toBe("home");
  });

  it("names its original where its own address is another", () => {
    const { pages } = load({ "pages-data/es/contacto.yaml": pumps("of: /contact\n") });
    expect(pages.find(({ url }) => url === "/es/contacto")?.original).toBe("/contact");
  });

  it("takes the business and its city in its language", async () => {
    const { blocks, call } = await pageAt("/es/service-areas/doral");
    expect(JSON.stringify(blocks)).toContain("polvo de los almacenes");
    expect(call.hours).toBe("7 a. m. a 7 p. m.");
    const home = JSON.stringify((await pageAt("/es")).blocks);
    expect(home).toContain("Respondemos en 2\u00a0horas");
  });

  it("shows a drawing with words in its language, where the theme has one", async () => {
    const drawing = (words: string) => `<svg viewBox="0 0 8 8"><text x="1" y="4">${words}</text></svg>`;
    const steps = `${pumps()}  - type: steps
    heading: Dos pasos
    steps:
      - { title: Mirar, description: El agua., drawing: pump }
      - { title: Medir, description: El cloro., drawing: net }
`;
    const { blocks } = await pageAt("/es/contact", {
      "pages-data/es/contact.yaml": steps,
      "theme/drawings/pump.svg": drawing("Pump"),
      "theme/drawings/pump.es.svg": drawing("Bomba"),
      "theme/drawings/net.svg": drawing("Net"),
    });
    const shown = JSON.stringify(blocks);
    expect(["Bomba", "Net"].filter((words) => shown.includes(`>${words}<`))).toEqual(["Bomba", "Net"]);
    expect(shown).not.toContain(">Pump<");
  });

  it("leads up to the pages of its language, and to the main one where that has none", async () => {
    const { breadcrumbs } = await pageAt("/es/guides/pumps", {
      "pages-data/guides/index.yaml": pumps(),
      "pages-data/es/guides/pumps.yaml": pumps(),
    });
    expect(breadcrumbs.map(({ href }) => href)).toEqual(["/es", "/guides", "/es/guides/pumps"]);
  });

  it("knows where it stands in the other languages", async () => {
    const { translations } = await pageAt("/es/service-areas/doral");
    expect(translations).toEqual({ en: "/service-areas/doral", es: "/es/service-areas/doral" });
    expect((await pageAt("/contact")).translations).toEqual({});
  });

  it("counts for search engines only where these may list it in both", async () => {
    const hidden = String(spanish[HUB]).replace("city:\n", "noindex: true\ncity:\n");
    expect((await pageAt("/service-areas/doral", { [HUB]: hidden })).translations).toEqual({});
    expect((await pageAt("/404")).translations).toEqual({});
  });

  it("is held back with the page that it translates", () => {
    const city = "pages-data/service-areas/doral/index.yaml";
    const draft = english(city).replace("city:\n", "draft: true\ncity:\n");
    expect(load({ [city]: draft }).pages.map(({ url }) => url)).not.toContain("/es/service-areas/doral");
  });
});

describe("the lists of a language", () => {
  it("lead to its own pages, and for what it has not to the main ones", () => {
    const other = english("pages-data/service-areas/doral/index.yaml").replace("name: Doral", "name: Miami");
    const { lists } = load({ "pages-data/service-areas/miami/index.yaml": other });
    const urls = (language: string) => lists.get(language)?.site.cities.map(({ url }) => url);
    expect(urls("en")).toEqual(["/service-areas/doral", "/service-areas/miami"]);
    expect(urls("es")).toEqual(["/es/service-areas/doral", "/service-areas/miami"]);
    expect(lists.get("es")?.site.cities[0]?.description).toBe("Cuidado semanal tras las garitas.");
  });

  it("count what there is once, however many languages say it", () => {
    const { survey } = load();
    expect(survey.cityCounts.all).toBe(1);
  });
});

describe("the words of site.yaml in another language", () => {
  /** The line of words/es.yaml on which `words` begin. */
  const lineOf = (words: string, files: Files) =>
    String(files["words/es.yaml"]).split(words, 1).join().split("\n").length;

  it("are told at their line where they do not fit", () => {
    const wrong = BUSINESS.replace("text: 7", "txt: 7").replace(
      "  - { label: Blog, href: /blog/salt }\n",
      "",
    );
    const files = wordsWith(`${wrong}phones: { main: 305-555-0100 }\n`);
    expect(told(load(files))).toEqual([
      `words/es.yaml:${lineOf("txt:", files)} The main language has no 'txt' here. Did you mean 'text'?`,
      `words/es.yaml:${lineOf("- { label: Inicio", files)} 'navigation' has 5 here, and 6 in the main language.`,
      `words/es.yaml:${lineOf("phones: { main", files)} 'main' is "800-555-0199" in the main language, and is no words: it is the same in all.`,
    ]);
  });

  it("are told at their line where the schema forbids them", () => {
    const files = wordsWith(BUSINESS.replace("subject: piscina", 'subject: ""'));
    expect(told(load(files))).toEqual([`words/es.yaml:${lineOf("trade:", files)} 'subject' is empty.`]);
  });

  it("are held to what site.yaml is held to, and none of its own mistakes is told twice", () => {
    const long = BUSINESS.replace("2 horas", '"${hours.tomorrow}"');
    expect(told(load(wordsWith(long)))).toHaveLength(1);
    const wrong = String(spanish["site.yaml"]).replace("founded: 2020", "founded: soon");
    const [only, ...others] = told(load({ "site.yaml": wrong }));
    expect(only).toContain("site.yaml:");
    expect(others).toEqual([]);
  });
});

describe("the words of a city in another language", () => {
  it("are told at their line where the city has no such entry", () => {
    const hub = String(spanish[HUB]).replace("water:", "watr:");
    expect(told(load({ [HUB]: hub })).at(0)).toBe(
      `${HUB}:7 The main language has no 'watr' here. Did you mean 'water'?`,
    );
  });

  it("leave the rest of its entry as it stands in the main one", () => {
    const { pages } = load({ [HUB]: String(spanish[HUB]).replace(/^city:\n(?: .*\n)+/m, "") });
    expect(pages.find(({ file }) => file === HUB)?.head.city?.facts?.water).toBe("dust from the warehouses");
  });

  it("hear nothing of the entry's own mistakes", () => {
    const city = "pages-data/service-areas/doral/index.yaml";
    const problems = told(load({ [city]: english(city).replace("order: 9", "order: nine") }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${city}:`);
  });
});

describe("a language that is a draft", () => {
  const site = String(spanish["site.yaml"]).replace("folder: es }", "folder: es, draft: true }");
  const begun: Files = {
    "site.yaml": site,
    "pages-data/es/404.yaml": undefined,
    "words/translated/es/404.yaml": undefined,
  };

  it("is on no page, and needs none yet", async () => {
    const content = load(begun);
    expect(content.pages.filter(({ language }) => language === "es")).toEqual([]);
    expect(loadWith({ ...spanish, ...begun }).problems).toEqual([]);
    const home = (await pagesOf(content)).find(({ url }) => url === "/");
    expect(home?.otherLanguages).toEqual([]);
    expect(Object.keys(content.lists.get("en")?.site.locales ?? {})).toEqual(["en"]);
  });

  it("stops no build by what is wrong in its words or pages", () => {
    const broken = { ...begun, "words/es.yaml": "form: 3\n", "pages-data/es/index.yaml": "title: Inicio\n" };
    const { problems } = loadWith({ ...spanish, ...broken });
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(["words/es.yaml", "pages-data/es/index.yaml"]),
    );
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is shown while drafts are", () => {
    const { pages } = loadWith({ ...spanish, "site.yaml": site }, { drafts: true });
    expect(pages.some(({ url }) => url === "/es")).toBe(true);
  });
});
