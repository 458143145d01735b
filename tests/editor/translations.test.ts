import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { nodeAt } from "../../checker/lib/annotatedTexts.ts";
import { History } from "../../editor/server/changes/history.ts";
import { schemasNow } from "../../editor/server/choices.ts";
import { type Editor, open, run } from "../../editor/server/run.ts";
import { contentStore } from "../../editor/vite/contentStore.ts";
import { spanish } from "../content/languages/spanish.ts";
import { LAVADO, WASH } from "../content/languages/wash.ts";

const root = mkdtempSync(join(tmpdir(), "translations-"));
const [ORIGINAL, FILE, MEMORY] = [
  "pages-data/wash.yaml",
  "pages-data/es/lavado.yaml",
  "words/translated/es/lavado.yaml",
];
const HEADING = ["blocks", 2, "heading"];
const read = (file: string) => readFileSync(join(root, file), "utf8");
const editor: Editor = { store: contentStore(root), history: new History(root) };

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  editor.store.forget();
}
const originalAt = (path: readonly (string | number)[], file = FILE) =>
  open(editor, file).original?.texts.find((one) => one.path.join() === path.join());
const told = () =>
  open(editor, FILE).problems.filter(({ file, code }) => file === FILE && code !== "unreached-page");

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync("tests/content/fixture", root, { recursive: true });
  for (const [file, text] of Object.entries(spanish)) write(file, String(text));
  write(ORIGINAL, WASH);
  write(FILE, LAVADO);
  write(MEMORY, WASH);
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a translation in the editor", () => {
  it("has beside each text the one that it was made from", () => {
    expect(open(editor, FILE).original).toMatchObject({ file: ORIGINAL, url: "/wash", language: "English" });
    expect(originalAt(HEADING)).toEqual({ path: HEADING, text: "How the work goes" });
    expect(originalAt(["keywords"])).toMatchObject({ text: "wash, old walls" });
    expect(open(editor, ORIGINAL).original).toBeUndefined();
  });

  it("shows what has changed since, and is told to be right, a text at a time; undo takes that back", () => {
    write(ORIGINAL, WASH.replace("How the work goes", "How we work").replace("from $110", "From $110"));
    expect(originalAt(HEADING)).toMatchObject({ text: "How we work", was: "How the work goes" });
    const before = read(MEMORY);
    const { path, message } = run(editor, { file: FILE, do: "translated", path: HEADING });
    expect([path, message]).toEqual([
      HEADING,
      "The translation of a text was said to be right. Undo takes it back.",
    ]);
    expect(originalAt(HEADING)).toEqual({ path: HEADING, text: "How we work" });
    expect(told().map((one) => one.path.join("."))).toEqual(["blocks.3.packages.0.price"]);
    const undone = run(editor, { file: FILE, do: "undo" });
    expect([undone.opened.file, undone.path]).toEqual([FILE, HEADING]);
    expect(read(MEMORY)).toBe(before);
    expect(originalAt(HEADING)).toMatchObject({ was: "How the work goes" });
  });

  it("is told to be right as a whole", () => {
    write(ORIGINAL, WASH.replace("How the work goes", "How we work").replace("from $110", "From $110"));
    run(editor, { file: FILE, do: "translated" });
    expect(told()).toEqual([]);
  });

  it("has what is missing added by one click, and taken away by undo", () => {
    write(
      ORIGINAL,
      WASH.replace("  - type: packages", "  - type: prose\n    body: All of it.\n  - type: packages"),
    );
    const [problem] = told();
    expect(problem?.follow).toEqual({ kind: "missing", at: ["blocks", 3] });
    const before = [read(FILE), read(MEMORY)];
    if (!problem?.follow) return;
    const { path } = run(editor, { file: FILE, do: "follow", ...problem.follow, here: problem.path });
    expect(path).toEqual(["blocks", 3]);
    expect(read(FILE)).toContain("  - type: prose\n    body: TODO All of it.\n  - type: packages");
    run(editor, { file: FILE, do: "undo" });
    expect([read(FILE), read(MEMORY)]).toEqual(before);
  });

  it("is begun from its original, and undone", () => {
    rmSync(join(root, FILE));
    rmSync(join(root, MEMORY));
    editor.store.forget();
    const wish = { do: "translate", of: "/wash", url: "/es/lavado" } as const;
    const { opened } = run(editor, { file: ORIGINAL, ...wish });
    expect(opened.file).toBe(FILE);
    expect(read(FILE)).toContain("title: TODO A wash for old walls");
    expect(() => run(editor, { file: ORIGINAL, ...wish })).toThrow("translates /wash already");
    run(editor, { file: FILE, do: "undo" });
    expect(() => read(FILE)).toThrow();
    expect(() => read(MEMORY)).toThrow();
  });
});

describe("the words around pages in the editor", () => {
  it("have those of the main language, and of the business, beside them", () => {
    expect(originalAt(["header", "skip"], "words/es.yaml")).toMatchObject({ text: "Skip to content" });
    expect(originalAt(["site", "hours", "reply"], "words/es.yaml")).toMatchObject({ text: "2 hours" });
  });

  it("ask for no entry of the business or of a city that is no words", () => {
    const { words, translation } = schemasNow();
    for (const [node, path] of [
      [words, ["site"]],
      [translation, ["city"]],
    ] as const) {
      const { required, properties } = nodeAt(node, { city: {}, site: {} }, path);
      expect(required).toEqual([]);
      expect(properties.length).toBeGreaterThan(5);
      expect(properties.map(([name]) => name)).not.toContain("order");
    }
  });
});
