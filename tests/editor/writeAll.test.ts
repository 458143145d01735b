import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { problemOf } from "../../checker/lib/problemOf.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import { Refusal } from "../../editor/refusal.ts";
import { variablesIn } from "../../editor/server/choices.ts";
import { writeAll } from "../../editor/server/files.ts";
import { panelProblem } from "../../editor/server/openFile.ts";

const root = mkdtempSync(join(tmpdir(), "write-all-"));
const at = (file: string) => join(root, file);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(at("pages-data"), { recursive: true });
  mkdirSync(at("elsewhere"));
  writeFileSync(at("pages-data/old.yaml"), "old\n");
  symlinkSync(at("elsewhere"), at("pages-data/out"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("changes of several files", () => {
  it("are all made, in folders that are made for them", () => {
    writeAll(root, [
      { file: "pages-data/old.yaml", text: undefined },
      { file: "pages-data/new/place.yaml", text: "new\n" },
    ]);
    expect(existsSync(at("pages-data/old.yaml"))).toBe(false);
    expect(readFileSync(at("pages-data/new/place.yaml"), "utf8")).toBe("new\n");
  });

  it.each([
    "../outside.yaml",
    "pages-data/../secret.yaml",
    "pages-data/out/page.yaml",
    "pages-data/out/deeper/page.yaml",
    "package.json",
    "/tmp/page.yaml",
  ])("are none where one would stand elsewhere: %s", (file) => {
    const changes = [
      { file: "pages-data/old.yaml", text: "changed\n" },
      { file, text: "stolen\n" },
    ];
    expect(() => writeAll(root, changes)).toThrow(Refusal);
    expect(readFileSync(at("pages-data/old.yaml"), "utf8")).toBe("old\n");
    expect(existsSync(at("elsewhere/page.yaml"))).toBe(false);
  });

  it("leave no empty folder behind where a file is taken away", () => {
    const file = "pages-data/areas/new/place.yaml";
    writeAll(root, [{ file, text: "new\n" }]);
    writeAll(root, [{ file, text: undefined }]);
    expect(existsSync(at("pages-data/areas"))).toBe(false);
  });

  it("are as they were where one fails on the way", () => {
    mkdirSync(at("pages-data/taken.yaml"));
    const changes = [
      { file: "pages-data/old.yaml", text: "changed\n" },
      { file: "pages-data/taken.yaml/page.yaml", text: "fails\n" },
    ];
    expect(() => writeAll(root, changes)).toThrow();
    expect(readFileSync(at("pages-data/old.yaml"), "utf8")).toBe("old\n");
  });
});

describe("a problem", () => {
  const text = "\ufefftitle: All\r\nblocks:\r\n  - type: hero\r\n    heading: 5\r\n";
  const { source } = readYaml({ file: "pages-data/about.yaml", bytes: Buffer.from(text) });
  const body = text.slice(1);

  it.each([
    ["All", ["title"]],
    ["type", ["blocks", 0, "type"]],
    ["heading", ["blocks", 0, "heading"]],
    ["5", ["blocks", 0, "heading"]],
  ])("at '%s' is reported at its entry", (words, path) => {
    const at = body.indexOf(words);
    const problem = problemOf(source, {
      path: source.pathAt(at),
      at: [at, at + 1],
      code: "wrong-type",
      message: "Not so.",
    });
    expect(panelProblem(problem)).toMatchObject({ path, line: problem.range.start.line });
  });

  it("behind the end of the file is reported at no entry", () => {
    const problem = problemOf(source, {
      path: source.pathAt(999),
      at: [999, 999],
      code: "wrong-type",
      message: "Not so.",
    });
    expect(panelProblem(problem).path).toEqual([]);
  });
});

describe("the names that a text can hold", () => {
  it("are those of texts, numbers and lists, with what they stand for", () => {
    const scope = {
      phones: { main: "800" },
      count: { cities: { "": 3, words: "three" } },
      zips: ["1", "2"],
      no: {},
    };
    expect(variablesIn(scope)).toEqual([
      { name: "phones.main", value: "800", list: false },
      { name: "count.cities", value: "3", list: false },
      { name: "count.cities.words", value: "three", list: false },
      { name: "zips", value: "1, 2", list: true },
    ]);
  });
});
