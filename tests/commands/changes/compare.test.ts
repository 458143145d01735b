import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareSites } from "../../../commands/changes/compare.ts";
import { readBuiltSite } from "../../../commands/changes/readBuiltSite.ts";
import { temporaryFolder } from "../../supabase/support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>A page</title><meta name="description" content="Of it">${head}
<link rel="stylesheet" href="/assets/styles.Ab3dE6gH.css"></head><body>${body}</body></html>`;

const SITE = {
  "index.html": page("<h1>Home</h1>"),
  "about.html": page(
    '<h1>About <b>us</b></h1><p>Since 2020.</p><a href="/quote">Ask</a><img src="/pictures/a.1.webp" alt="A pool">',
  ),
  "blog/404.html": page("<h1>Lost</h1>"),
  "assets/styles.Ab3dE6gH.css": ":root{--color-brand:#111;--gap:2px}p{margin:0}",
  "assets/hydrate-Ab3dE6gH.js": "import('./form-Ab3dE6gH.js')",
  _redirects: "/old /about 301\n/about.html /about 301\n",
};

const rehashed = (text: string) => text.replaceAll("Ab3dE6gH", "Xy4zW7vU");

type Files = Record<string, string | undefined>;

/** The site in SITE, with some files replaced, added or (where undefined) left out. */
function site(files: Files = {}) {
  const client = join(folder, "client");
  rmSync(client, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ ...SITE, ...files })) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    if (text !== undefined) writeFileSync(join(client, name), text);
  }
  return readBuiltSite(client);
}

const changesBy = (files: Files) => compareSites(site(), site(files));
const NONE = { added: [], redirected: [], lost: [], changed: [], styles: [], scripts: [] };

describe("a site that is built anew", () => {
  it("has changed nowhere", () => {
    expect(changesBy({})).toEqual(NONE);
  });

  it("has changed nowhere where only the hashes of its styles and scripts are others", () => {
    const others = Object.entries(SITE).map(([name, text]) => [rehashed(name), rehashed(text)]);
    const files = {
      ...Object.fromEntries(Object.keys(SITE).map((name) => [name, undefined])),
      ...Object.fromEntries(others),
    };
    expect(changesBy(files)).toEqual(NONE);
  });
});

describe("a page whose words change", () => {
  it("tells the text that took the other's place, whole, and what it weighs", () => {
    const about = SITE["about.html"].replace("Since 2020.", "Since the year 2020.");
    const { changed, ...rest } = changesBy({ "about.html": about });
    expect({ ...rest, changed: [] }).toEqual(NONE);
    expect(changed).toEqual([
      expect.objectContaining({
        address: "/about",
        words: [{ before: "Since 2020.", after: "Since the year 2020." }],
        links: [],
        pictures: [],
        head: [],
        structure: false,
      }),
    ]);
    const [{ weight } = { weight: { before: 0, after: 0 } }] = changed;
    expect(weight.after - weight.before).toBe("the year ".length);
  });

  it.each([
    [
      "a headline over several elements",
      "About <b>us</b>",
      "About <b>them</b>",
      { before: "About us", after: "About them" },
    ],
    ["a title", "A page", "The page", { before: "A page", after: "The page" }],
    ["a description", "Of it", "Of all", { before: "Of it", after: "Of all" }],
    [
      "what a picture says to who cannot see it",
      "A pool",
      "The pool",
      { before: "A pool", after: "The pool" },
    ],
    ["a text that is new", "<p>Since", "<h2>More</h2><p>Since", { before: "", after: "More" }],
  ])("tells of %s", (_, before, after, words) => {
    const { changed } = changesBy({ "about.html": SITE["about.html"].replace(before, after) });
    expect(changed.map((page) => [page.address, page.words])).toEqual([["/about", [words]]]);
  });

  it.each([
    ["links", "/quote", "/contact"],
    ["pictures", "/pictures/a.1.webp", "/pictures/b.2.webp"],
  ] as const)("tells of its %s", (list, before, after) => {
    const { changed } = changesBy({ "about.html": SITE["about.html"].replace(before, after) });
    expect(changed).toEqual([
      expect.objectContaining({ words: [], structure: false, [list]: [{ before, after }] }),
    ]);
  });

  it("tells that something else did: its parts", () => {
    const { changed } = changesBy({ "about.html": SITE["about.html"].replaceAll("h1>", "h2>") });
    expect(changed).toEqual([expect.objectContaining({ words: [], structure: true })]);
  });
});

describe("what all pages share", () => {
  it("is told once: a colour is a declaration, and no page", () => {
    const styles = SITE["assets/styles.Ab3dE6gH.css"].replace("#111", "#222");
    expect(changesBy({ "assets/styles.Ab3dE6gH.css": styles })).toEqual({
      ...NONE,
      styles: [{ before: "--color-brand:#111", after: "--color-brand:#222" }],
    });
  });

  it("is told once: a script by its name", () => {
    expect(changesBy({ "assets/hydrate-Ab3dE6gH.js": "alert()" }).scripts).toEqual(["assets/hydrate.js"]);
  });
});

describe("addresses", () => {
  it("that are new are told", () => {
    expect(changesBy({ "services/new.html": page("") })).toEqual({ ...NONE, added: ["/services/new"] });
  });

  it("that lead on are told, and are no loss", () => {
    const moved = { "about.html": undefined, _redirects: "/old / 301\n/about / 301\n" };
    expect(changesBy(moved)).toEqual({ ...NONE, redirected: [{ from: "/about", to: "/" }] });
  });

  it.each<[string, Files]>([
    ["a page that is gone, with those that led to it", { "about.html": undefined, _redirects: "" }],
    [
      "a page that leads to one that is not there",
      { "about.html": undefined, _redirects: "/about /gone 301\n/old /gone 301\n" },
    ],
  ])("that lead nowhere are told: %s", (_, files) => {
    expect(changesBy(files).lost).toEqual(["/about", "/old"]);
  });

  it("that were old already must lead on too", () => {
    expect(changesBy({ _redirects: "" }).lost).toEqual(["/old"]);
  });
});
