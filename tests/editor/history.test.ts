import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Edit } from "../../content/lib/data.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { FileChange } from "../../editor/requestTypes.ts";
import { History } from "../../editor/server/changes/history.ts";
import { changeOf } from "../../editor/yaml/edit.ts";
import fc from "../fastCheck.ts";
import { editOf } from "./yaml/edits.ts";
import { dataOf } from "./yaml/holds.ts";

const root = mkdtempSync(join(tmpdir(), "history-"));
const FILE = "pages-data/about.yaml";
const LOG = ".editor/changes.jsonl";
const TEXT = `title: About
blocks:
  - type: hero
    heading: "All about salt"   # in quotes

  # What they say.
  - type: prose
    body: >-
      Salt is soft on skin.
      And hard on metal.
  - type: cta
    actions: [{ label: Home, href: / }]
`;
const at = (file: string) => join(root, file);
const read = (file = FILE) => readFileSync(at(file), "utf8");
const write = (text: string, file = FILE) => writeFileSync(at(file), text);
const heading = ["blocks", 0, "heading"];

let ids = 0;
let time = Date.parse("2026-12-01T09:30:00.000Z");

/** Edits of the file as the panel sends them, `pause` milliseconds after the previous ones. */
function changesOf(edits: Edit[], pause = 60_000, data = dataOf(read())): FileChange[] {
  const id = String(ids++);
  time += pause;
  return edits.map((edit) => ({
    ...changeOf(edit, data),
    id,
    when: new Date(time).toISOString(),
    file: FILE,
  }));
}

function edit(history: History, edit: Edit, pause?: number) {
  return history.change({ changes: changesOf([edit], pause) });
}

const typed = (value: string): Edit => ({ do: "set", path: heading, value });

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(at("pages-data"), { recursive: true });
  write(TEXT);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a change", () => {
  it("stands in the file at once, and is undone and redone byte for byte", () => {
    const history = new History(root);
    edit(history, typed("Salt: a guide"));
    const after = read();
    expect(after).toBe(TEXT.replace("All about salt", "Salt: a guide"));
    history.turn("undo");
    expect(read()).toBe(TEXT);
    history.turn("redo");
    expect(read()).toBe(after);
  });

  it("that is sent again, as its answer was lost, is not made again: not after others, typed on, undone or a restart", () => {
    const history = new History(root);
    const change = () => edit(history, { do: "insert", path: ["blocks", 0], value: { type: "cta" } });
    change();
    const inserted = changesOf([{ do: "insert", path: ["blocks", 0], value: { type: "faq" } }]);
    history.change({ changes: inserted });
    const first = changesOf([{ do: "set", path: ["title"], value: "A" }]);
    history.change({ changes: first });
    const second = changesOf([{ do: "set", path: ["title"], value: "AB" }], 10);
    history.change({ changes: second });
    const after = read();
    expect(after).toContain("title: AB");
    const all = [inserted, first, second];
    for (const changes of all) expect(history.change({ changes })).toEqual([]);
    for (const changes of all) expect(new History(root).change({ changes })).toEqual([]);
    expect(read()).toBe(after);
    history.turn("undo");
    expect(history.change({ changes: second })).toEqual([]);
    expect(read()).toContain("title: About");
  });

  it("of a section with comments brings them back", () => {
    const history = new History(root);
    edit(history, { do: "remove", path: ["blocks", 1] });
    expect(read()).not.toContain("# What they say.");
    history.turn("undo");
    expect(read()).toBe(TEXT);
  });

  it.each([
    ["lines as Windows ends them", TEXT.replaceAll("\n", "\r\n")],
    ["a mark at its start", `\ufeff${TEXT}`],
    ["no end of its last line", TEXT.trimEnd()],
  ])("of a file with %s is undone byte for byte", (_, text) => {
    write(text);
    const history = new History(root);
    edit(history, typed("Salt: a guide"));
    edit(history, { do: "remove", path: ["blocks", 1] });
    edit(history, { do: "insert", path: ["blocks", 2], value: { type: "map" } });
    expect(read()).not.toBe(text);
    while (history.lastDone) history.turn("undo");
    expect(read()).toBe(text);
  });

  it("that is typed in one go is undone at once", () => {
    const history = new History(root);
    for (const value of ["S", "Sa", "Sal", "Salt"]) edit(history, typed(value), 500);
    edit(history, typed("Salt, later"), 5000);
    history.turn("undo");
    expect(read()).toContain('"Salt"');
    history.turn("undo");
    expect(read()).toBe(TEXT);
    expect(history.lastDone).toBeUndefined();
  });

  it("is made once, though it is asked for again because its answer was lost", () => {
    const history = new History(root);
    const changes = changesOf([{ do: "insert", path: ["blocks", 1], value: { type: "map" } }]);
    for (let count = 0; count < 2; count++) expect(history.change({ changes })).toEqual([]);
    expect(read().match(/type: map/g)).toHaveLength(1);
  });

  it("after an undo leaves nothing to redo", () => {
    const history = new History(root);
    edit(history, typed("One"));
    history.turn("undo");
    edit(history, typed("Two"));
    expect(() => history.turn("redo")).toThrow("nothing to redo");
    expect(read()).toContain('"Two"');
  });

  it("whatever it is, is undone and redone byte for byte together with all others", () => {
    const severalEdits = fc.array(editOf(dataOf(TEXT)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(severalEdits, (edits) => {
        write(TEXT);
        rmSync(at(".editor"), { recursive: true, force: true });
        const history = new History(root);
        for (const one of edits) attempt(() => edit(history, one));
        const after = read();
        while (history.lastDone) history.turn("undo");
        expect(read()).toBe(TEXT);
        while (history.lastUndone) history.turn("redo");
        expect(read()).toBe(after);
      }),
      process.env.ALL ? {} : { numRuns: 60, seed: 1 },
    );
  });
});

describe("what somebody else has changed meanwhile", () => {
  const elsewhere = TEXT.replace("Home", "Start").replace("title: About\n", "title: About\nnoindex: true\n");

  it("stays where it is another value", () => {
    const history = new History(root);
    const changes = changesOf([typed("Mine")]);
    write(elsewhere);
    expect(history.change({ changes })).toEqual([]);
    expect(read()).toBe(elsewhere.replace("All about salt", "Mine"));
    write(read().replace("soft on skin", "kind to skin"));
    history.turn("undo");
    expect(read()).toBe(elsewhere.replace("soft on skin", "kind to skin"));
  });

  it("stays where it is the same value: both are told", () => {
    const history = new History(root);
    const changes = changesOf([typed("Mine")]);
    const theirs = TEXT.replace("All about salt", "Theirs");
    write(theirs);
    expect(history.change({ changes })).toEqual([
      { file: FILE, path: heading, theirs: "Theirs", mine: "Mine" },
    ]);
    expect(read()).toBe(theirs);
    expect(history.lastDone).toBeUndefined();
  });

  it("stays on undo, which tells both, and what was done before can still be undone", () => {
    const history = new History(root);
    edit(history, { do: "set", path: ["title"], value: "Us" });
    edit(history, typed("Mine"));
    write(read().replace("Mine", "Theirs"));
    expect(history.turn("undo").conflicts).toEqual([
      { file: FILE, path: heading, theirs: "Theirs", mine: "All about salt" },
    ]);
    expect(read()).toContain('"Theirs"');
    history.turn("undo");
    expect(read()).toBe(TEXT.replace("All about salt", "Theirs"));
  });

  it("may be a section above: an item of a list is found where it stands by now", () => {
    const history = new History(root);
    const changes = changesOf([{ do: "remove", path: ["blocks", 2] }]);
    write(TEXT.replace("blocks:\n", "blocks:\n  - type: map\n"));
    expect(history.change({ changes })).toEqual([]);
    expect(read()).toContain("- type: map");
    expect(read()).toContain("All about salt");
    expect(read()).not.toContain("- type: cta");
  });

  it.each([
    ["cannot be read as YAML", () => write(`${TEXT}  - [`), 503],
    ["is gone", () => rmSync(at(FILE)), 404],
  ])("is left alone where the file %s", (_, since, status) => {
    const history = new History(root);
    const changes = changesOf([typed("Mine")]);
    since();
    const before = existsSync(at(FILE)) && read();
    expect(() => history.change({ changes })).toThrow(expect.objectContaining({ status }));
    expect(existsSync(at(FILE)) && read()).toBe(before);
  });
});

describe("what is done to whole files", () => {
  const NEW = "pages-data/new.yaml";
  const make = (history: History) => {
    const changes: FileChange[] = [
      { id: "new", when: "", file: NEW, after: "title: New\n" },
      { id: "new", when: "", file: FILE, before: TEXT, after: TEXT.replace("href: /", "href: /new") },
    ];
    history.change({ changes, words: "“New” was made", from: FILE, to: NEW });
  };

  it("is undone and redone, with links in files that others have changed elsewhere", () => {
    const history = new History(root);
    make(history);
    write(read().replace("title: About", "title: All about us"));
    expect(history.turn("undo").entry).toMatchObject({ words: "“New” was made", from: FILE, to: NEW });
    expect(existsSync(at(NEW))).toBe(false);
    expect(read()).toBe(TEXT.replace("title: About", "title: All about us"));
    history.turn("redo");
    expect(read(NEW)).toBe("title: New\n");
    expect(read()).toContain("href: /new");
  });

  it.each([
    ["changed", () => write("title: Theirs\n", NEW)],
    ["deleted and made anew", () => write("title: Another\n", NEW)],
    ["changed in the same line", () => write(read().replace("href: /new", "href: /other"))],
  ])("is not undone where a file was %s since, and what was done before still is", (_, since) => {
    const history = new History(root);
    edit(history, { do: "set", path: ["title"], value: "Us" });
    write(TEXT);
    make(history);
    since();
    const left = () => [FILE, NEW].map((file) => existsSync(at(file)) && read(file));
    const before = left();
    expect(() => history.turn("undo")).toThrow(/has been changed since/);
    expect(left()).toEqual(before);
    expect(history.lastDone?.words).toBeUndefined();
  });
});

describe("the list of changes", () => {
  it("outlives the server: undo and redo go on where they were", () => {
    edit(new History(root), typed("One"));
    edit(new History(root), typed("Two"));
    edit(new History(root), typed("Two, and more"), 500);
    new History(root).turn("undo");
    expect(read()).toContain('"One"');
    new History(root).turn("undo");
    expect(read()).toBe(TEXT);
    new History(root).turn("redo");
    new History(root).turn("redo");
    expect(read()).toContain('"Two, and more"');
  });

  it("outlives it with what was done to a file as a whole", () => {
    new History(root).change({ changes: changesOf([typed("One")]), words: "Mended", path: [] });
    expect(new History(root).turn("undo").entry).toMatchObject({ words: "Mended", path: [] });
    expect(read()).toBe(TEXT);
  });

  /** Runs code in a process that is killed as soon as it would write the file. */
  function killedWhile(code: string): void {
    const script = `
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      import { History } from ${JSON.stringify(pathToFileURL("editor/server/changes/history.ts").href)};
      const history = new History(${JSON.stringify(root)});
      fs.renameSync = () => process.kill(process.pid, "SIGKILL");
      syncBuiltinESMExports();
      ${code}`;
    const { signal, status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
    expect(String(stderr)).toBe("");
    expect(signal ?? status).toBe(process.platform === "win32" ? 1 : "SIGKILL");
  }

  it("has a change that the server was killed before writing, which the next one writes", () => {
    killedWhile(`history.change({ changes: ${JSON.stringify(changesOf([typed("Killed")]))} });`);
    expect(read()).toBe(TEXT);
    const history = new History(root);
    expect(read()).toBe(TEXT.replace("All about salt", "Killed"));
    history.turn("undo");
    expect(read()).toBe(TEXT);
  });

  it("has the same of an undo", () => {
    edit(new History(root), typed("Undone"));
    killedWhile(`history.turn("undo");`);
    expect(read()).toContain("Undone");
    const history = new History(root);
    expect(read()).toBe(TEXT);
    history.turn("redo");
    expect(read()).toContain("Undone");
  });

  it("is not written over what others have written since the server was killed", () => {
    killedWhile(`history.change({ changes: ${JSON.stringify(changesOf([typed("Killed")]))} });`);
    const theirs = TEXT.replace("soft", "kind");
    write(theirs);
    new History(root);
    expect(read()).toBe(theirs);
  });

  it("is read up to a line that was cut off", () => {
    edit(new History(root), typed("One"));
    writeFileSync(at(LOG), `${read(LOG)}{"did":"change","changes":[{"id"`);
    const history = new History(root);
    edit(history, typed("Two"));
    new History(root).turn("undo");
    expect(read()).toContain('"One"');
  });

  it.each(["no list", "[]", '{"did":"change","changes":[{"file":5}]}', '{"did":"paint"}'])(
    "is empty where somebody else wrote it: %s",
    (line) => {
      mkdirSync(at(".editor"));
      write(`${line}\n`, LOG);
      expect(new History(root).lastDone).toBeUndefined();
    },
  );

  it("stays short, however much is typed", () => {
    const history = new History(root);
    for (let count = 0; count < 250; count++) edit(history, typed(`Typed ${count}`), 500);
    expect(read(LOG).split("\n").length).toBeLessThan(250);
    history.turn("undo");
    expect(read()).toBe(TEXT);
  });

  it("takes no change where it cannot be written", () => {
    writeFileSync(at(".editor"), "no folder");
    const history = new History(root);
    expect(() => edit(history, typed("Mine"))).toThrow();
    expect(read()).toBe(TEXT);
  });
});

function attempt(make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
