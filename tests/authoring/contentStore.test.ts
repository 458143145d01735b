import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { open } from "../../authoring/editor/server/reading.ts";
import { type ContentStore, contentStore } from "../../authoring/vite/contentStore.ts";
import { hashOf } from "../../content/cache.ts";

const root = mkdtempSync(join(tmpdir(), "content-store-"));
const HOME = "pages-data/index.yaml";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const change = (store: ContentStore, file: string, text: string) =>
  store.change(file, text, hashOf(readFileSync(join(root, file))));

beforeAll(() =>
  cpSync(fileURLToPath(new URL("../content/fixture/", import.meta.url)), root, { recursive: true }),
);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the home page shows: its own text, and what is the same on every page. */
async function shown(store: ContentStore) {
  const data = await store.dataFor("/");
  return { site: data?.site.business.name, page: JSON.stringify(data?.page) };
}

describe("a site.yaml that is not saved yet", () => {
  const named = (name: string) => read("site.yaml").replace(/^( {2}name: ).*$/m, `$1${name}`);
  const home = read.bind(undefined, HOME);

  it("shows on a page, in what it names and around it, and the page's own words that are not saved stay", async () => {
    const store = contentStore(root);
    store.current();
    await change(store, HOME, home().replace(/^title: .*$/m, "title: Home of ${business.name}, not saved"));
    await change(store, "site.yaml", named("Only Typed"));
    const now = await shown(store);
    expect(now.site).toBe("Only Typed");
    expect(now.page).toContain("Home of Only Typed, not saved");
  });

  it("is what all content is held to from then on", async () => {
    const store = contentStore(root);
    await change(store, "site.yaml", named("Only Typed"));
    expect(store.current().lists?.site.business.name).toBe("Only Typed");
    expect((await shown(store)).site).toBe("Only Typed");
    await change(store, "site.yaml", named("Typed Again"));
    expect((await shown(store)).site).toBe("Typed Again");
  });

  it("is opened again as the file is, and stays what is shown", async () => {
    const store = contentStore(root);
    await change(store, "site.yaml", named("Only Typed"));
    const before = store.current();
    expect(open(store, { file: "site.yaml" }).text).toBe(read("site.yaml"));
    expect(store.current()).toBe(before);
  });

  it("stays as it was last right, and is gone when it is forgotten", async () => {
    const store = contentStore(root);
    store.current();
    await change(store, "site.yaml", named("Only Typed"));
    await change(store, "site.yaml", named("Wrong").replace(/^phones:$/m, "phnoes:"));
    expect((await shown(store)).site).toBe("Only Typed");
    await store.change("site.yaml", read("site.yaml"), "");
    store.forget();
    expect((await shown(store)).site).not.toBe("Only Typed");
  });
});
