import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { factIn } from "../../editor/panel/staleFact.ts";
import { History } from "../../editor/server/changes/history.ts";
import { find, replace } from "../../editor/server/find.ts";
import { contentStore } from "../../editor/vite/contentStore.ts";

const root = mkdtempSync(join(tmpdir(), "find-"));
const store = contentStore(root);
const HOME = "pages-data/index.yaml";
const CONTACT = "pages-data/contact.yaml";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const place = (file: string, title: string) =>
  writeFileSync(join(root, file), read(file).replace(/^title: .*$/m, `title: ${title}`));

beforeEach(() => {
  cpSync("tests/content/fixture", root, { recursive: true });
  place(HOME, "From $110 a week");
  place(CONTACT, "For $1,100 or $110.50, not $110");
  store.forget();
});
afterAll(() => rmSync(root, { recursive: true }));

describe("words that are looked for", () => {
  it("are found on all pages, as they stand and not within others", () => {
    const files = find(store, "$110").map(({ file, path }) => `${file} ${path}`);
    expect(files).toEqual([`${CONTACT} title`, `${HOME} title`]);
    expect(find(store, "11")).toEqual([]);
    expect(find(store, " ")).toEqual([]);
  });

  it("are replaced at the places that are asked for, and put back at once", () => {
    const editor = { store, history: new History(root) };
    const before = [read(HOME), read(CONTACT)];
    expect(replace(editor, { words: "$110", by: "$115", at: find(store, "$110") })).toEqual([]);
    expect(read(HOME)).toContain("title: From $115 a week");
    expect(read(CONTACT)).toContain("title: For $1,100 or $110.50, not $115");
    editor.history.turn("undo");
    expect([read(HOME), read(CONTACT)]).toEqual(before);
  });
});

describe("a fact that is changed", () => {
  it.each([
    ["price", "from $110/week", "from $117/week", { find: "$110", by: "$117" }],
    [
      "intro",
      "Call 800-555-0199, any day",
      "Call 800-555-0142, any day",
      { find: "800-555-0199", by: "800-555-0142" },
    ],
    ["intro", "In 3 days at most", "In 4 days at most", { find: "3 days", by: "4 days" }],
    ["name", "Seagrape", "Sea Grape", { find: "Seagrape", by: "Sea Grape" }],
    ["intro", "Clear water", "Clean water", undefined],
    ["intro", "$110 or $120", "free", undefined],
  ])("in %s is %s → %s", (name, before, after, fact) => {
    expect(factIn({ name, before, after })).toEqual(fact);
  });
});
