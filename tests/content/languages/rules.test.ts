import { describe, expect, it } from "vitest";
import { rules } from "../../../checker/rules/rules.ts";
import { spelling } from "../../../checker/texts/spelling/spelling.ts";
import { type Files, loadWith } from "../project.ts";
import { english, HUB, spanish } from "./spanish.ts";

/** The problems that some rules report on the site in two languages, with some files put in. */
function told(files: Files = {}, held = rules): string[] {
  const { problems } = loadWith({ ...spanish, ...files }, { rules: held });
  return problems.map(({ file, range, message }) => `${file}:${range.start.line} ${message}`);
}

const home = String(spanish["pages-data/es/index.yaml"]);
const CITY = "pages-data/service-areas/doral/index.yaml";

/** A page about pumps in Spanish, with some lines above its blocks, and a link. */
const pumps = (
  lines = "",
  link = "/contact",
): string => `# yaml-language-server: $schema=../../schema/page.json
title: Bombas
description: Qué hace todo el día una bomba, por qué zumba y qué mirar antes de que se pare un domingo en agosto.
${lines}blocks:
  - type: hero
    heading: Bombas
    actions:
      - { label: Contacto, href: "${link}" }
`;

describe("the rules for pages in two languages", () => {
  it("hold a city's words to a schema of their own in editors", () => {
    const hub = String(spanish[HUB]).replace("hubTranslation.json", "page.json");
    expect(told({ [HUB]: hub })).toEqual([
      `${HUB}:1 This is not where this file's schema is, so your editor cannot help with it.`,
    ]);
  });

  it("find nothing wrong with a translation that is right", () => {
    expect(told()).toEqual([]);
  });

  it("look words up in the page's language", () => {
    const misspelt = {
      "pages-data/es/index.yaml": home.replace("Agua clara", "Agua de la fuennte, apúntenoslo, pregúntenos"),
    };
    const allowed = [
      ...["Dade", "Miami"].map((word) => ({ word })),
      { word: "fuennte", language: "en" }, // allowed in English only
    ];
    const found = told(misspelt, [spelling(allowed)]);
    expect(found.filter((line) => line.startsWith("pages-data/es"))).toEqual([
      "pages-data/es/index.yaml:6 'fuennte' is not in the dictionary. Did you mean 'fuente'?",
    ]);
    expect(found.join()).not.toContain("'most'"); // a placeholder in words/es.yaml: {most}
  });

  it("tell what remembers the words of a page that is gone", () => {
    const left = "words/translated/es/gone.yaml";
    expect(told({ [left]: "title: Gone\n" })).toEqual([
      `${left}:1 This says from which words a page was translated, and that page is gone.`,
    ]);
    expect(
      told({ "words/translated/es/about.yaml": "", "pages-data/es/about.yaml": "" }).join(),
    ).not.toContain("gone");
  });

  it("tell a name in breadcrumbs that the main language has alone; the translation may have one alone", () => {
    const named = english("pages-data/index.yaml").replace(/^title/m, "breadcrumb: Start\ntitle");
    expect(told({ "pages-data/index.yaml": named })).toEqual([
      "pages-data/es/index.yaml:2 The English has 'breadcrumb' here, and this has not: “Start”",
    ]);
    expect(
      told({ "pages-data/es/index.yaml": home.replace(/^title/m, "breadcrumb: Inicio\ntitle") }),
    ).toEqual([]);
  });

  it("tell a word twice, and marks that Spanish opens and does not end, or ends and has not opened", () => {
    const typed = (intro: string) => told({ "pages-data/es/index.yaml": home.replace("Agua clara", intro) });
    expect(typed("Agua de de mar")).toEqual(["pages-data/es/index.yaml:6 The word 'de' stands here twice."]);
    expect(typed("Está clara el agua?")).toEqual([
      "pages-data/es/index.yaml:6 'agua?' ends what no ¿ has opened.",
    ]);
    expect(typed("Está clara. ¿Se ve el fondo")).toEqual([
      "pages-data/es/index.yaml:6 '¿Se' opens what nothing ends.",
    ]);
    for (const right of [
      "¿En la tarde, p. ej., o antes? ¡Ya!",
      "¡¿Otra vez?!",
      "Siempre decimos “How much?” en inglés",
    ])
      expect(typed(right)).toEqual([]);
  });

  it("hold titles against those of the same language alone", () => {
    const title = "title: Salt pools";
    const salt = pumps().replace("title: Bombas", title);
    expect(told({ "pages-data/es/blog/salt.yaml": undefined, "pages-data/es/sal.yaml": salt })).toEqual([
      "pages-data/es/sal.yaml:2 No link on this site leads to this page, so visitors do not find it.",
    ]);
    const [twice] = told({ "pages-data/es/sal.yaml": salt, "pages-data/es/sal-2.yaml": salt });
    expect(twice).toContain("This title stands on");
  });

  it("tell a copied city in its own language, and an inherited entry at none", () => {
    const miami = english(CITY)
      .replace("name: Doral", "name: Miami")
      .replace("order: 9", "order: 10")
      .replace("longitude: -80.3553", "longitude: -80.2")
      .replace("Weekly care behind the gates", "Care by the bay")
      .replace("dust from the warehouses", "salt from the bay")
      .replace("Weekly cleaning, repairs and recovery", "Care, in every week of the year,")
      .replace("Dust falls here on most days", "Salt gets into every pump in town");
    const copy = String(spanish[HUB]).replace("Limpieza semanal, ", "Limpieza, ");
    const problems = told({
      "pages-data/service-areas/miami/index.yaml": miami.replace("title: Pool care in", "title: Pools of"),
      "words/translated/es/service-areas/miami/index.yaml": miami.replace(
        "title: Pool care in",
        "title: Pools of",
      ),
      "pages-data/es/service-areas/miami/index.yaml": copy.replace("title: Cuidado", "title: El cuidado"),
    });
    expect(problems).toEqual([
      "pages-data/es/service-areas/miami/index.yaml:2 100 % of this page stands word for word in pages-data/es/service-areas/doral/index.yaml.",
      "pages-data/es/service-areas/miami/index.yaml:5 This description is the same as in Doral.",
      "pages-data/es/service-areas/miami/index.yaml:7 This fact is the same as in Doral.",
    ]);
  });

  it("miss the pages that no language can do without", () => {
    const gone = { "pages-data/es/404.yaml": undefined, "words/translated/es/404.yaml": undefined };
    expect(told(gone)).toEqual([
      "pages-data/es/404.yaml:1 There is no page for visitors who follow a link that leads nowhere.",
    ]);
  });

  it("look for a section where the link leads: on the page in the same language", () => {
    const aboutSections = (files: Files) => told(files).filter((line) => line.includes("section"));
    const leads = (link: string) => aboutSections({ "pages-data/es/contact.yaml": pumps("", link) });
    expect(leads("/#questions")).toEqual([]);
    const without = home.replace("    id: questions\n", "");
    expect(
      aboutSections({
        "pages-data/es/contact.yaml": pumps("", "/#questions"),
        "pages-data/es/index.yaml": without,
      }),
    ).toEqual(["pages-data/es/contact.yaml:8 There is no section 'questions' on /es."]);
  });

  it("tell a translation of nothing, and two of one page", () => {
    expect(told({ "pages-data/es/contacto.yaml": pumps("of: /contacts\n") })).toContain(
      "pages-data/es/contacto.yaml:4 There is no page at /contacts to translate. Did you mean '/contact'?",
    );
    expect(told({ "pages-data/es/contatc.yaml": pumps() }).join()).toContain("none translates /contact.");
    const twice = told({
      "pages-data/es/contact.yaml": pumps(),
      "pages-data/es/contacto.yaml": pumps("of: /contact\n").replace("title: Bombas", "title: Otras bombas"),
    });
    expect(twice).toContain(
      "pages-data/es/contacto.yaml:4 This translates the same page as pages-data/es/contact.yaml.",
    );
  });

  it.each([
    ["{ code: en, name: English }", "{ code: en, name: English, folder: en }", "stand in no folder"],
    ["{ code: en, name: English }", "{ code: fr, name: Français }", "locale says that it is en"],
    [", folder: es }", " }", "'folder' is missing here"],
    ["name: English }", "name: English, draft: true }", "The first language cannot be a draft"],
    ["{ code: es,", "{ code: zz,", "There is no language called 'zz'"],
    ["{ code: es,", "{ code: fr,", "There is no file words/fr.yaml"],
  ])("hold the languages of site.yaml to it: %s as %s", (right, wrong, message) => {
    const site = String(spanish["site.yaml"]).replace(right, wrong);
    expect(
      told({ "site.yaml": site })
        .filter((line) => line.startsWith("site.yaml"))
        .join(),
    ).toContain(message);
  });
});
