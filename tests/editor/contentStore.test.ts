import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openFile } from "../../editor/server/openFile.ts";
import { type ContentStore, contentStore } from "../../editor/vite/contentStore.ts";

const root = mkdtempSync(join(tmpdir(), "content-store-"));
const FIXTURE = fileURLToPath(new URL("../content/fixture/", import.meta.url));
const HOME = "pages-data/index.yaml";
const CONTACT = "pages-data/contact.yaml";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const titled = (file: string, title: string) => read(file).replace(/^title: .*$/m, `title: ${title}`);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the home page shows: the name of the business, as on every page, and its own data. */
async function shown(store: ContentStore) {
  const data = await store.dataFor("/");
  const bare = (json = "") => json.replace(/[\u{e0100}-\u{e01ff}]/gu, ""); // without the marks of where texts are written
  return { site: bare(data?.site.business.name), page: bare(JSON.stringify(data?.page)) };
}

describe("what a page shows while it is edited", () => {
  const named = (name: string) => read("site.yaml").replace(/^( {2}name: ).*$/m, `$1${name}`);

  it("is what the files say, site.yaml in what it names and around it", async () => {
    const store = contentStore(root);
    await shown(store);
    write(HOME, titled(HOME, "Home of ${business.name}"));
    write("site.yaml", named("Another"));
    store.forget();
    const now = await shown(store);
    expect(now.site).toBe("Another");
    expect(now.page).toContain("Home of Another");
  });

  it("is what it was last where its own file has a mistake, or site.yaml", async () => {
    const store = contentStore(root);
    store.checked(); // as when the server starts
    const before = await shown(store);
    write(HOME, titled(HOME, "''"));
    store.forget();
    expect(await shown(store)).toEqual(before);
    write("site.yaml", named("Wrong").replace(/^phones:$/m, "phnoes:"));
    store.forget();
    expect(await shown(store)).toEqual(before);
  });

  it("follows its file, whatever is wrong with another one", async () => {
    const store = contentStore(root);
    await shown(store);
    write(CONTACT, titled(CONTACT, "''"));
    write(HOME, titled(HOME, "Followed"));
    store.forget();
    expect((await shown(store)).page).toContain("Followed");
  });
});

describe("a file that is opened", () => {
  it("is read again where it is another one by now, and then alone", () => {
    const store = contentStore(root);
    const { version } = openFile(store, HOME);
    expect(openFile(store, HOME).version).toBe(version);
    write(HOME, titled(HOME, "Written"));
    const opened = openFile(store, HOME);
    expect(opened.data).toMatchObject({ title: "Written" });
    expect(opened.version).toBeGreaterThan(version);
    expect(store.holds(HOME)).toBe(true);
  });

  it("has its misspelt words told where they stand, with what was meant", () => {
    const store = contentStore(root);
    write(HOME, titled(HOME, "The chlorien"));
    const { problems } = openFile(store, HOME);
    expect(problems.find(({ fix }) => fix)).toMatchObject({ path: ["title"], fix: { text: "chlorine" } });
  });

  it("is shown with its problem where it is broken, as a text", () => {
    const store = contentStore(root);
    const text = read(HOME).replace("title: ", "title: {");
    write(HOME, text);
    const { data, problems, ...opened } = openFile(store, HOME);
    expect(data).toBeUndefined();
    expect(opened.text).toBe(text);
    expect(problems[0]).toMatchObject({ file: HOME, severity: "error" });
  });
});
