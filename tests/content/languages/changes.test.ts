import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { annotatedTextsIn } from "../../../checker/lib/annotatedTexts.ts";
import { type Edit, heldBy, type Path, scalarsIn, valueAt } from "../../../content/lib/data.ts";
import type { Problem } from "../../../content/problem.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { isRead } from "../../../content/validate/schemaNode.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import fc from "../../fastCheck.ts";
import { loadWith } from "../project.ts";
import { spanish } from "./spanish.ts";
import { LAVADO, WASH } from "./wash.ts";

const FILE = "pages-data/es/lavado.yaml";
const OTHER = readFileSync("tests/content/fixture/public/images/hero-pool.jpg");
const { page } = openSchemas();
const { data } = readYaml({ file: "pages-data/wash.yaml", bytes: Buffer.from(WASH) }).source;

/** The problems of the translation, made from WASH, when `original` is its original now. */
function told(original: string): Problem[] {
  const { problems } = loadWith({
    ...spanish,
    "pages-data/wash.yaml": original,
    [FILE]: LAVADO,
    "words/translated/es/lavado.yaml": WASH,
    "public/images/other.jpg": OTHER, // must exist: an error in the original would be reported only there
  });
  return problems.filter(({ file }) => file.includes("/es/"));
}

/** A change of the original, and its expected problem: at one of these paths, with one of these codes. */
interface Change {
  edit: Edit;
  at: Path[];
  codes: Problem["code"][];
}

const scalars = scalarsIn(data);
const texts = annotatedTextsIn(page.node, data).filter(({ holds }) => isRead(holds) || holds === "label");
const words = texts.filter(({ value, path }) => /\p{L}{3}/u.test(value) && path[0] !== "keywords");
const figures = texts.filter(({ value }) => /\d/.test(value.replace(/\$\{.*?\}/g, "")));
const named = (name: string) => scalars.filter(({ path }) => path.at(-1) === name).map(({ path }) => path);
const lists = listsIn(data).filter((path) => path[0] !== "keywords");
const set = (path: Path, value: unknown, code: Problem["code"], at = path): Change => ({
  edit: { do: "set", path, value },
  at: [at],
  codes: [code],
});
const NEW: Record<string, unknown> = {
  blocks: { type: "prose", body: "Something else, in one sentence." },
  cards: { title: "Steam", description: "For walls that must stay dry." },
  steps: { title: "A rest", description: "The walls dry." },
  questions: { question: "Who comes?", answer: "The same people each time." },
  packages: { name: "Huge", features: ["All of it"], action: { label: "Take it", href: "/contact" } },
  actions: { label: "Look around", href: "/" },
  features: "A cup of coffee",
};

const changes: fc.Arbitrary<Change>[] = [
  fc.constantFrom(...words).map(({ path, value }) => set(path, withWord(value), "original-changed")),
  fc.constantFrom(...figures).map(({ path, value }) => set(path, withFigure(value), "other-figure")),
  fc.constantFrom(...named("href")).map((path) => set(path, "/blog/salt", "other-value")),
  fc.constantFrom(...named("call")).map((path) => set(path, "local", "other-value")),
  fc.constantFrom(...named("src")).map((path) => set(path, "other.jpg", "other-value")),
  fc.constantFrom(...named("icon")).map((path) => set(path, "waves", "other-value")),
  fc.constantFrom(...named("id")).map((path) => set(path, "another", "other-value")),
  fc.constant(set(["keywords"], ["wash", "walls of stone"], "original-changed")),
  fc.constantFrom(...named("intro")).map((path): Change => {
    return { edit: { do: "remove", path }, at: [path], codes: ["other-part"] };
  }),
  fc.constantFrom(2, 3, 6).map((block) => {
    const path = ["blocks", block];
    return set([...path, "eyebrow"], "A new line above it", "other-part", path);
  }),
  fc.constantFrom(...lists.filter((path) => lengthOf(path) > 1)).chain((path) => {
    const first = path.length === 1 ? 1 : 0; // the hero stays where it is
    return fc.integer({ min: first, max: lengthOf(path) - 1 }).map((index): Change => {
      const at = [...path, index];
      return { edit: { do: "remove", path: at }, at: [at], codes: ["other-part"] };
    });
  }),
  fc.constantFrom(...lists).chain((path) => {
    const first = path.length === 1 ? 1 : 0;
    return fc.integer({ min: first, max: lengthOf(path) }).map((index): Change => {
      const value = NEW[String(path.at(-1))];
      const at = [...path, Math.max(index - 1, 0)];
      return { edit: { do: "insert", path: [...path, index], value }, at: [at], codes: ["other-part"] };
    });
  }),
  fc.constantFrom(...lists.filter((path) => lengthOf(path) > 2)).chain((path) => {
    const first = path.length === 1 ? 1 : 0;
    const index = fc.integer({ min: first, max: lengthOf(path) - 1 });
    return fc
      .tuple(index, index)
      .filter(([from, to]) => from !== to)
      .map(([from, to]): Change => {
        const isBeside = Math.abs(from - to) === 1; // then either of the two may count as the one that moved
        const at = (isBeside ? [from, to] : [from]).map((one) => [...path, one]);
        return { edit: { do: "move", path: [...path, from], to }, at, codes: ["other-part"] };
      });
  }),
];

function withWord(text: string): string {
  return text.replace(/\p{L}{3,}/u, (word) => `${word} really`);
}

function withFigure(text: string): string {
  return text.replace(/(?<!\$\{[^}]*)\d+/, (figure) => String(Number(figure) + 1));
}

function listsIn(value: unknown, path: Path = []): Path[] {
  const inner = heldBy(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

function lengthOf(path: Path): number {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.length : 0;
}

it("a translation that is right has nothing told of it", () => {
  expect(told(WASH)).toEqual([]);
});

it("each change of the original is told once, at its line of the translation", () => {
  fc.assert(
    fc.property(fc.oneof(...changes), ({ edit, at, codes }) => {
      const problems = told(editYaml(WASH, edit, page.node));
      const [problem] = problems;
      expect(problems.map(({ code, path }) => [code, path])).toHaveLength(1);
      expect(codes).toContain(problem?.code);
      expect(at.map((path) => path.join("."))).toContain(problem?.path.join("."));
      expect(problem?.file).toBe(FILE);
    }),
    { numRuns: 40 },
  );
}, 120_000);
