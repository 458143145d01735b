import { describe, expect, it } from "vitest";
import { formatProblem } from "../../../checker/print.ts";
import type { Path } from "../../../content/lib/data.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import { type Files, loadWith } from "../project.ts";
import { english, HUB, spanish } from "./spanish.ts";
import { LAVADO, WASH } from "./wash.ts";

const MEMORY = "words/translated/es/lavado.yaml";
const files: Files = {
  ...spanish,
  "pages-data/wash.yaml": WASH,
  "pages-data/es/lavado.yaml": LAVADO,
  [MEMORY]: WASH,
};

/** The problems of the Spanish files and of their remembered originals, with some files put in. */
function told(changed: Files): string[] {
  const { problems } = loadWith({ ...files, ...changed });
  return problems
    .filter(({ file }) => /\bes\//.test(file))
    .map(({ file, range, severity, message }) => `${file}:${range.start.line} ${severity}: ${message}`);
}

const wash = (from: string, to: string) => ({ "pages-data/wash.yaml": WASH.replace(from, to) });
const lavado = (from: string, to: string) => ({ "pages-data/es/lavado.yaml": LAVADO.replace(from, to) });

describe("a text of a translation whose original has changed", () => {
  it("is told at its line, with the original as it was and as it is", () => {
    const changed = wash("No louder than rain", "Louder than rain");
    const { problems, texts } = loadWith({ ...files, ...changed });
    const [problem] = problems.filter(({ file }) => file.includes("/es/"));
    expect(problem && formatProblem(problem, texts)).toBe(
      `pages-data/es/lavado.yaml:61:43  Warning: The English has changed since this was translated.
  was  No louder than rain.
  is   Louder than rain.
  60 |       - { question: ¿Pueden mirar los niños?, answer: Desde una distancia de 10 pies. }
  61 |       - { question: ¿Hace ruido?, answer: No más que la lluvia. }
     |                                           ^^^^^^^^^^^^^^^^^^^^^
  62 |   - type: cta
  → Once this is right again: npm run translated -- es/lavado`,
    );
  });

  it("is no other where it was only folded otherwise, or leads elsewhere", () => {
    expect(
      told(wash("answer: No louder than rain.", "answer: >-\n          No louder\n          than rain.")),
    ).toEqual([]);
  });

  it("is told as an error, with both, where a figure has changed too", () => {
    const [only, ...others] = told(wash("never more than 40 psi", "never ever more than 30 psi"));
    expect(others).toEqual([]);
    expect(only).toContain("error: The English says '30 psi' here, and this says '40 psi'.\n  was ");
  });
});

describe("what both languages share", () => {
  it.each([
    ["intro: Toma de 6 a 12 horas", "intro: Toma de seis a doce horas"],
    ["en 2 días laborables", "en 48 horas"],
    ["href: /contact }\n      - { label: Llámenos", "href: /es/contact }\n      - { label: Llámenos"],
    ["7 a. m. a 7 p. m.", "7 de la mañana a 7 de la tarde"],
  ])("may be written in another way: %s as %s", (from, to) => {
    expect(told(lavado(from, to)).filter((line) => !line.includes("no page at"))).toEqual([]);
  });

  it("is told where it differs, and what the original says", () => {
    expect(told(lavado("desde $110", "desde $120"))).toEqual([
      "pages-data/es/lavado.yaml:33 error: The English says '$110' here, and this says '$120'.",
    ]);
    expect(told(lavado("[pregúntenos](/contact)", "[pregúntenos](/blog/salt)"))).toEqual([
      "pages-data/es/lavado.yaml:45 error: The English leads to /contact here, and this to /blog/salt.",
    ]);
    expect(told(lavado("call: main", "call: local"))).toEqual([
      "pages-data/es/lavado.yaml:13 error: 'call' is 'main' in English, and 'local' here.",
    ]);
  });

  it("is a page, whatever its address is in each language", () => {
    const contact = english("pages-data/contact.yaml");
    const contacto = contact.replace("title:", "of: /contact\ntitle:");
    const leads = told({
      ...lavado("[pregúntenos](/contact)", "[pregúntenos](/es/contacto)"),
      "pages-data/es/contacto.yaml": contacto,
    });
    expect(leads.filter((line) => line.includes("lavado"))).toEqual([]);
  });

  it("is a warning where it is a number that counts something", () => {
    const numbered = { ...wash("Two visits", "2 visits"), [MEMORY]: WASH.replace("Two visits", "2 visits") };
    expect(told({ ...numbered })).toEqual([]);
    expect(told({ ...numbered, ...lavado("Dos visitas", "Unas visitas") })).toEqual([
      "pages-data/es/lavado.yaml:38 warning: The English says '2' here, and this does not.",
    ]);
  });
});

describe("of a section that one of the two has alone", () => {
  it("it is told once, where it belongs", () => {
    const section =
      "  - type: cta\n    heading: Is it raining?\n    actions:\n      - { label: Ask, href: /contact }\n";
    expect(told(wash("  - type: packages", `${section}  - type: packages`))).toEqual([
      "pages-data/es/lavado.yaml:23 error: The English has a section that is missing here, behind steps, “How the work goes”: cta, “Is it raining?”",
    ]);
  });
});

describe("of what has moved in both, by hand", () => {
  const moves: [Path, number][] = [
    [["blocks", 5], 1],
    [["blocks", 5], 4],
    [["blocks", 1, "cards", 3], 0],
    [["blocks", 6, "questions", 0], 2],
  ];
  it.each(moves)("nothing is told: %j to %i", (path, to) => {
    const moved = (text: string) => editYaml(text, { do: "move", path, to });
    expect(told({ "pages-data/wash.yaml": moved(WASH), "pages-data/es/lavado.yaml": moved(LAVADO) })).toEqual(
      [],
    );
  });

  it("where only texts stand beside each other, it is said what to do", () => {
    const path = ["blocks", 3, "packages", 0, "features", 0];
    const original = editYaml(WASH, { do: "move", path, to: 2 });
    const { problems } = loadWith({ ...files, "pages-data/wash.yaml": original });
    const hints = problems.filter(({ file }) => file.includes("/es/")).map(({ hint }) => hint);
    expect(hints).toEqual([
      "Move it here, or there. If it stands right here: npm run translated -- es/lavado",
    ]);
  });
});

describe("what a translation was made from", () => {
  it("is asked for once a page where nothing says it", () => {
    expect(told({ [MEMORY]: undefined })).toEqual([
      "pages-data/es/lavado.yaml:2 warning: Nothing says from which English this was translated, so nobody would hear of it if that changed.",
    ]);
    const card = "      - { title: Steam, description: For dry walls. }\n  - type: steps";
    const tarjeta = "      - { title: Vapor, description: Para paredes secas. }\n  - type: steps";
    expect(told({ ...wash("  - type: steps", card), ...lavado("  - type: steps", tarjeta) })).toEqual([
      "pages-data/es/lavado.yaml:23 warning: Nothing says from which English 2 texts from here on were translated.",
    ]);
  });

  it.each([
    ["no YAML", "title: [\n"],
    ["a list", "- title"],
    ["nothing", ""],
    ["too deep", `title: ${"[".repeat(20_000)}`],
    ["an alias of itself", "title: &a [*a]"],
    ["many aliases", `a: &a [x]\n${"b: [*a]\n".repeat(3)}`],
    ["no text", new Uint8Array([0, 255, 254, 1])],
    ["a prototype", "__proto__: { title: 5 }\n? { a: b }\n: c"],
  ])("is told as unreadable, or as another, and stops nothing: %s", (_, text) => {
    const lines = told({ [MEMORY]: text });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/warning: (?:This cannot be read|Nothing says from which English)/);
  });

  it("may be anything: what is no text is passed over", () => {
    expect(told({ [MEMORY]: WASH.replace("heading: What it costs", "heading: [5, { a: b }]") })).toEqual([
      "pages-data/es/lavado.yaml:30 warning: Nothing says from which English this text was translated.",
    ]);
  });
});

describe("a text that is still in the main language", () => {
  it.each([
    [
      "the same",
      "intro: Empezamos por lo más suave que funcione.",
      "intro: We start with the gentlest that will work.",
    ],
    ["in part", "que funcione.", "que funcione. The rest of it is for you to see."],
  ])("is told: %s", (_, from, to) => {
    expect(told(lavado(from, to))).toEqual([
      "pages-data/es/lavado.yaml:17 warning: This is still in English.",
    ]);
  });

  it.each([
    ["Ask Us Today", true],
    ["See ${business.name}", true],
    ["Services", true],
    ["Coral Gables", false],
    ["Google Maps", false],
    ["${phones.main}", false],
  ])("is told of a button that is written as names are: %s", (label, isTold) => {
    const labelled = wash("label: Ask us,", `label: "${label}",`);
    const memory = { [MEMORY]: labelled["pages-data/wash.yaml"] };
    const lines = told({ ...labelled, ...memory, ...lavado("label: Pregúntenos,", `label: "${label}",`) });
    const left = "pages-data/es/lavado.yaml:12 warning: This is still in English.";
    expect(lines.filter((line) => line.includes("English"))).toEqual(isTold ? [left] : []);
  });

  it("is no name", () => {
    const named = { ...wash("Ways to a clean wall", "The Villages of the Isles, Florida") };
    const memory = { [MEMORY]: named["pages-data/wash.yaml"] };
    expect(
      told({
        ...named,
        ...memory,
        ...lavado("Caminos hacia una pared limpia", "The Villages of the Isles, Florida"),
      }),
    ).toEqual([]);
  });

  it("is told of a city's entry, whose names need no words", () => {
    const city = "pages-data/service-areas/doral/index.yaml";
    const more = english(city).replace(
      "  facts:\n",
      "  landmarks: [Central Park]\n  facts:\n    trees: tall oaks\n",
    );
    const remembered = { [city]: more, "words/translated/es/service-areas/doral/index.yaml": more };
    expect(told(remembered)).toEqual([
      `${HUB}:4 warning: Of the city's entry, this stands in English alone: facts.trees.`,
    ]);
  });
});

describe("the words around pages, and what they say of site.yaml", () => {
  const frame = (changed: Files) => {
    const { problems } = loadWith({ ...files, ...changed });
    const own = problems.filter(({ file }) => file === "words/es.yaml");
    return own.map(({ path, severity, message }) => `${path.join(".")} ${severity}: ${message}`);
  };
  const site = String(spanish["site.yaml"]);

  it("are told where a fact or a word of the main language has changed", () => {
    expect(frame({ "site.yaml": site.replace("reply: 2 hours", "reply: 3 hours") })).toEqual([
      expect.stringContaining(
        "site.hours.reply error: The English says '3 hours' here, and this says '2 horas'.",
      ),
    ]);
    const words = english("words/en.yaml").replace("skip: Skip to content", "skip: Skip all this");
    expect(frame({ "words/en.yaml": words })).toEqual([
      "header.skip warning: The English has changed since this was translated.\n  was  Skip to content\n  is   Skip all this",
    ]);
  });

  it("need words for what is new", () => {
    expect(
      frame({
        "site.yaml": site.replace(
          "  leakThreshold:",
          "  rain: { words: after heavy rain }\n  leakThreshold:",
        ),
      }),
    ).toEqual(["site warning: Of site.yaml, this stands in English alone: facts.rain.words."]);
  });
});

it("a hub without words for its city's entry is told which are missing, and nothing else", () => {
  const hub = String(spanish[HUB]).replace(/^city:\n(?: .*\n)+/m, "");
  expect(told({ [HUB]: hub })).toEqual([
    `${HUB}:2 warning: Of the city's entry, this stands in English alone: description, facts.water.`,
  ]);
});

it("a page that translates none is compared with none", () => {
  const own = LAVADO.replace("of: /wash\n", "").replace("desde $110", "desde $99");
  const lines = told({
    "pages-data/es/lavado.yaml": undefined,
    [MEMORY]: undefined,
    "pages-data/es/otra.yaml": own,
  });
  expect(lines).toEqual([]);
});
