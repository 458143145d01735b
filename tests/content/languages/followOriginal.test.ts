import { describe, expect, it } from "vitest";
import { recordText } from "../../../checker/translations/record.ts";
import type { Edit, Path } from "../../../content/lib/data.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { type FileWrite, readProject } from "../../../editor/pages/project.ts";
import {
  besideOriginal,
  followOriginal,
  markTextUpToDate,
} from "../../../editor/pages/translations/upToDate.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import { type Files, inProject, loadWith } from "../project.ts";
import { spanish } from "./spanish.ts";
import { LAVADO, WASH } from "./wash.ts";

const [ORIGINAL, FILE, MEMORY] = [
  "pages-data/wash.yaml",
  "pages-data/es/lavado.yaml",
  "words/translated/es/lavado.yaml",
];
const dataIn = (text: string) => readYaml({ file: ORIGINAL, bytes: Buffer.from(text) }).source.data;
const remembered = (text: string) => recordText(FILE, dataIn(text));

/** A site with a translation whose original was edited after it was translated. */
function changed(edits: Edit[], more: Files = {}): Files {
  const now = edits.reduce((text, edit) => editYaml(text, edit), WASH);
  return { ...spanish, [ORIGINAL]: now, [FILE]: LAVADO, [MEMORY]: remembered(WASH), ...more };
}
const told = (files: Files) =>
  loadWith(files)
    .problems.filter(({ file }) => file === FILE)
    .map(({ code, path }) => `${code} ${path.join(".")}`);
const after = (files: Files, writes: FileWrite[]): Files => ({
  ...files,
  ...Object.fromEntries(writes.map(({ file, text }) => [file, text])),
});
const differencesIn = (files: Files) => besideOriginal(loadWith(files), FILE)?.pairing.differences ?? [];

/** The files after the translation has followed every change of its original, in at most `steps` steps. */
function followed(files: Files, steps = 6): Files {
  const [difference] = steps > 0 ? differencesIn(files) : [];
  if (!difference) return files;
  const writes = inProject(files, (root) => followOriginal(readProject(root), FILE, difference).writes);
  return followed(after(files, writes), steps - 1);
}

const heading = (block: number): Path => ["blocks", block, "heading"];
const set = (path: Path, value: unknown): Edit => ({ do: "set", path, value });
const NEW = { type: "prose", body: "Something else, in one sentence." };
const CARD = { title: "Steam", icon: "waves", description: "For walls that must stay dry." };

describe("what was done in an original", () => {
  it.each<[string, Edit[]]>([
    ["a section was added", [{ do: "insert", path: ["blocks", 3], value: NEW }]],
    [
      "two were added",
      [
        { do: "insert", path: ["blocks", 8], value: NEW },
        { do: "insert", path: ["blocks", 9], value: { ...NEW, id: "more" } },
      ],
    ],
    ["one was taken away", [{ do: "remove", path: ["blocks", 3] }]],
    ["one has moved", [{ do: "move", path: ["blocks", 5], to: 1 }]],
    ["a card was added", [{ do: "insert", path: ["blocks", 1, "cards", 4], value: CARD }]],
    ["a card was taken away", [{ do: "remove", path: ["blocks", 1, "cards", 0] }]],
    ["a card has moved", [{ do: "move", path: ["blocks", 1, "cards", 3], to: 0 }]],
    ["a line was added", [set(["blocks", 2, "eyebrow"], "A line above it")]],
    ["a line was taken away", [{ do: "remove", path: ["blocks", 0, "intro"] }]],
    [
      "much was done at once",
      [
        { do: "move", path: ["blocks", 5], to: 1 },
        { do: "remove", path: ["blocks", 4] },
        { do: "insert", path: ["blocks", 2], value: NEW },
        { do: "insert", path: ["blocks", 3, "cards", 0], value: CARD },
      ],
    ],
  ])("is done in its translation, and then nothing is told: %s", (_, edits) => {
    const files = changed(edits);
    expect(told(files).some((line) => line.startsWith("other-part"))).toBe(true);
    const done = followed(files);
    expect(told(done).filter((line) => !line.startsWith("unfinished"))).toEqual([]);
    expect(String(done[FILE])).not.toMatch(/(?<!TODO )(?:Something|For walls that must|A line above)/);
  });

  it("leaves what the translation says as it is", () => {
    const done = followed(changed([{ do: "insert", path: ["blocks", 3], value: NEW }]));
    const lines = String(done[FILE]).split("\n");
    expect(LAVADO.split("\n").filter((line) => !lines.includes(line))).toEqual([]);
  });

  it("is remembered with its words, so that they are told once they change", () => {
    const done = followed(changed([{ do: "insert", path: ["blocks", 3], value: NEW }]));
    const translated = {
      ...done,
      [FILE]: String(done[FILE]).replace(/TODO Some.*/, "Otra cosa, en una frase."),
    };
    expect(told(translated)).toEqual([]);
    const original = String(done[ORIGINAL]).replace("in one sentence", "in a few words");
    expect(told({ ...translated, [ORIGINAL]: original })).toEqual(["original-changed blocks.3.body"]);
  });

  it("is done once", () => {
    const files = changed([{ do: "insert", path: ["blocks", 3], value: NEW }]);
    const [difference] = differencesIn(files);
    const again = () =>
      inProject(followed(files), (root) => difference && followOriginal(readProject(root), FILE, difference));
    expect(again).toThrow("Both pages have the same there by now.");
  });
});

describe("a text that is said to be right again", () => {
  const right = (files: Files, path: Path) =>
    after(
      files,
      inProject(files, (root) => markTextUpToDate(readProject(root), FILE, path)),
    );

  it("is told no more, and the others are", () => {
    const files = changed([set(heading(1), "Ways to clean walls"), set(heading(2), "How we do the work")]);
    const done = right(files, heading(2));
    expect(told(done)).toEqual(["original-changed blocks.1.heading"]);
    expect(done[MEMORY]).toBe(remembered(WASH.replace("How the work goes", "How we do the work")));
  });

  it("is remembered where it stood when the rest was translated", () => {
    const files = changed([
      { do: "insert", path: ["blocks", 1], value: NEW },
      set(heading(3), "How we do the work"),
    ]);
    const done = right(files, heading(2));
    expect(done[MEMORY]).toBe(remembered(WASH.replace("How the work goes", "How we do the work")));
  });

  it("is remembered with the entry around it where that is new", () => {
    const own = editYaml(LAVADO, {
      do: "insert",
      path: ["blocks", 3],
      value: { ...NEW, body: "Otra cosa." },
    });
    const files = changed([{ do: "insert", path: ["blocks", 3], value: NEW }], { [FILE]: own });
    expect(told(files)).toEqual(["unknown-original blocks.3.body"]);
    const done = right(files, ["blocks", 3, "body"]);
    expect(told(done)).toEqual([]);
    expect(done[MEMORY]).toBe(remembered(String(files[ORIGINAL])));
  });

  it("is a text of both pages", () => {
    expect(() => right(changed([]), ["blocks", 0, "eyebrow"])).toThrow("translates no such text any more");
  });
});
