import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatProblem } from "../../checker/print.ts";
import { schemaLineFor } from "../../checker/rules/schemaLine.ts";
import { countOf } from "../../content/languages/numerals.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import { lookUp } from "../../content/variables/scope.ts";
import { readGuide } from "../../editor/catalogue/renderCatalogue.tsx";
import { loadWith } from "../content/project.ts";

const guide = readGuide();
const snippets = [...guide.matchAll(/^```(\w+) ?(\w*)\n(.*?)^```$/gms)].map(
  ([, language = "", kind = "", text = ""], index) => ({ language, kind, text, index }),
);
const hero = "  - { type: hero, heading: From the guide }\n";
const top = (index: number) =>
  `title: Snippet ${index}\ndescription: Snippet ${index} of the guide for writers, on a page of its own, to see whether it is right.\n`;

/** For each kind of snippet, the file it belongs in and that file's whole text around it. */
const KINDS: Record<string, (text: string, index: number) => [file: string, text: string]> = {
  page: (text, index) => [`pages-data/guide-${index}.yaml`, text],
  block: (text, index) => [`pages-data/guide-${index}.yaml`, `${top(index)}blocks:\n${hero}${text}`],
  article: (text, index) => [`pages-data/blog/guide-${index}.yaml`, `${top(index)}${text}blocks:\n${hero}`],
  city: (text, index) => [
    `pages-data/service-areas/${slugFor(/name: (.*)/.exec(text)?.[1] ?? "")}/index.yaml`,
    `${top(index)}${text}blocks:\n${hero}`,
  ],
};

// The fixture, plus one page per snippet and the pictures that the snippets name.
const pages = snippets
  .filter(({ language }) => language === "yaml")
  .map(({ kind, text, index }) => {
    const [file, whole] = KINDS[kind]?.(text, index) ?? [`pages-data/${kind || "of-no-kind"}`, ""];
    return { file, kind, text: whole.startsWith("#") ? whole : `${schemaLineFor(file)}\n${whole}` };
  });
const pictures = [...guide.matchAll(/\bsrc: (\S+)/g)].map(([, name]) => `public/images/${name}`);
const { site, problems, texts } = loadWith(
  Object.fromEntries([
    ...pages.map(({ file, text }) => [file, text]),
    ...pictures.map((file) => [file, readFileSync("tests/example/public/images/squeegee.jpg")]),
  ]),
);

describe("the guide for writers", () => {
  it("takes five minutes to read", () => {
    const words = guide.replace(/^```.*?^```$/gms, "").split(/\s+/).length;
    expect(words / 200).toBeLessThanOrEqual(5);
  });

  it.each(pages)("has only right YAML: $kind in $file", ({ file }) => {
    const own = problems.filter((problem) => problem.file === file && problem.code !== "example-words");
    expect(own.map((problem) => formatProblem(problem, texts))).toEqual([]);
  });

  it("shows the message that the mistake it speaks of gives", () => {
    const [message] = snippets.filter(({ language }) => language === "text");
    const about = `${schemaLineFor("pages-data/about.yaml")}\n${top(1)}blocks:\n  - type: hero\n    id: top\n    heading: About us\n  - type: cardgird\n    heading: Our services\n`;
    const found = loadWith({ "pages-data/about.yaml": about });
    expect(found.problems.map((problem) => formatProblem(problem, found.texts))).toEqual([
      message?.text.trimEnd(),
    ]);
  });

  it("names only commands and variables that there are", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const commands = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
    const counts = Object.fromEntries(
      ["cities", "services", "neighbourhoods", "postalCodes"].map((name) => [name, countOf(2)]),
    );
    const city = { name: "Riverside", facts: { streets: "the gates" }, count: counts };
    const scope = { ...site, year: 2026, count: counts, city };
    for (const [, name = ""] of guide.matchAll(/\$\{([\w.]+)\}/g))
      expect(lookUp(scope, name), name).toBeDefined();
  });
});
