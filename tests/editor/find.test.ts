import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { factIn } from "../../editor/panel/answers.ts";
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

const found = (words: string, isExact?: boolean) => find(store, { words, isExact });

beforeEach(() => {
  cpSync("tests/content/fixture", root, { recursive: true });
  place(HOME, "From $110 a week");
  place(CONTACT, "For $1,100 or $110.50, not $110");
  store.forget();
});
afterAll(() => rmSync(root, { recursive: true }));

describe("words that are looked for", () => {
  it("are found on all pages, as they stand and not within others", () => {
    const files = found("$110").map(({ file, path }) => `${file} ${path}`);
    expect(files).toEqual([`${CONTACT} title`, `${HOME} title`]);
    expect(found("11")).toEqual([]);
    expect(found(" ")).toEqual([]);
  });

  it.each([
    ["Jose’s pump-house", "JOSE'S PUMP–HOUSE"],
    ["the Pérez spa", "perez SPA"],
    ["the Pe\u0301rez\u00a0spa", "Pérez spa"],
    ["they say “clear”", 'say "clear"'],
  ])("are found in “%s” as “%s”, unless they are wanted exactly", (text, words) => {
    place(HOME, `'${text.replace("'", "''")}'`);
    store.forget();
    const [place1, ...more] = found(words);
    expect(more).toEqual([]);
    expect(place1).toMatchObject({ file: HOME, path: ["title"] });
    expect(found(words, true)).toEqual([]);
    const written = place1?.text.slice(place1.start, place1.end) ?? "";
    expect(found(written, true)).toHaveLength(1);
    const editor = { store, history: new History(root) };
    replace(editor, { words, by: "X", at: place1 ? [place1] : [] });
    expect(read(HOME)).toContain(text.replace(written, "X").replace("'", "''"));
  });

  it("are found where variables are part of them, and where a variable's own words are written", () => {
    place(HOME, "Ask ${business.name} today");
    store.forget();
    const { name } = parse(read("site.yaml")).business;
    expect(found(`ask ${name} today`)).toMatchObject([{ file: HOME, path: ["title"], isFilled: true }]);
    expect(found(name).map(({ file }) => file)).toContain("site.yaml");
    expect(found(name).filter(({ isFilled }) => isFilled)).toEqual([]);
  });

  it("are replaced at the places that are asked for, and put back at once", () => {
    const editor = { store, history: new History(root) };
    const before = [read(HOME), read(CONTACT)];
    expect(replace(editor, { words: "$110", by: "$115", at: found("$110") })).toEqual([]);
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
