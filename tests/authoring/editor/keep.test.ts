import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  keepCarried,
  keptOf,
  keptSteps,
  keptWords,
  putKept,
  takeKept,
  unsavedFiles,
} from "../../../authoring/editor/panel/draft/keep.ts";
import { deleteQuestion } from "../../../authoring/editor/panel/forms/PageAddress.tsx";

const OTHER = "pages-data/other.yaml";
const FILE = "pages-data/about.yaml";

/** A browser in which nothing is kept yet. */
function emptyBrowser() {
  const storage = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(storage, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  vi.stubGlobal("localStorage", storage);
}

/** A browser in which this is kept of the file. */
function browserWith(json: string) {
  const storage = { getItem: () => json };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
beforeEach(() => browserWith("null"));
afterEach(() => vi.unstubAllGlobals());

describe("what a browser has kept", () => {
  it("is there again, but for what nobody can make sense of", () => {
    const edit = { do: "set", path: ["title"], value: "New" };
    browserWith(JSON.stringify({ text: "mine", revision: "1", edits: [edit, { do: "paint" }, null] }));
    expect(keptOf(FILE)).toEqual({ text: "mine", revision: "1", edits: [edit] });
    browserWith(JSON.stringify({ past: ["a", 5], future: [] }));
    expect(keptSteps(FILE)).toEqual({ past: ["a"], future: [] });
  });

  it.each(["null", "", "not JSON", "[]", "5", '{"text":5,"revision":"1"}', '{"past":"a","future":{}}'])(
    "is nothing where someone else wrote it: %s",
    (json) => {
      browserWith(json);
      expect([keptOf(FILE), keptSteps(FILE)]).toEqual([undefined, undefined]);
    },
  );

  it("goes along where its page is renamed, with what the server has not been told yet", () => {
    emptyBrowser();
    const edits = [{ do: "set", path: ["title"], value: "New" } as const];
    putKept({ [FILE]: { text: "mine", edits, revision: "1" } });
    expect(keptWords()).toEqual([{ file: FILE, text: "mine", revision: "1" }]);
    keepCarried([{ from: FILE, file: OTHER, text: "mine, moved", revision: "2" }]);
    expect(unsavedFiles()).toEqual([OTHER]);
    expect(keptOf(OTHER)).toEqual({ text: "mine, moved", edits, revision: "2" });
  });

  it("is taken out with a page that is deleted, and put back with it", () => {
    emptyBrowser();
    const kept = { [FILE]: { text: "mine", edits: [], revision: "1" } };
    putKept(kept);
    expect(takeKept([OTHER, FILE])).toEqual(kept);
    expect(unsavedFiles()).toEqual([]);
  });
});

describe("the question before a page is deleted", () => {
  const pages = ["", "/leaks", "/pumps"].map((page) => ({
    url: `/service-areas/doral${page}`,
    title: `Doral${page}`,
    file: `pages-data/service-areas/doral${page || "/index"}.yaml`,
    draft: false,
  }));
  const [hub, leaks] = pages;
  const others = [...pages, { ...pages[0], url: "/about", title: "About", file: OTHER, draft: false }];

  it("names what is below a city, and each page of which something is not saved", () => {
    const unsaved = [OTHER, leaks?.file ?? ""];
    const words = deleteQuestion({ file: hub?.file ?? "", url: hub?.url ?? "" }, others, unsaved);
    expect(words).toContain("and the 2 pages below it?");
    expect(words).toContain("not saved goes too: “Doral/leaks”. Undo");
  });

  it("is short where nothing is lost", () => {
    expect(deleteQuestion({ file: leaks?.file ?? "", url: "/x" }, others, [OTHER])).toBe(
      "Delete the page /x?",
    );
  });
});
