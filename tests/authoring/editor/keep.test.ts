import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptOf, stepsOf } from "../../../authoring/editor/panel/draft/keep.ts";

const FILE = "pages-data/about.yaml";

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
    expect(stepsOf(FILE)).toEqual({ past: ["a"], future: [] });
  });

  it.each(["null", "", "not JSON", "[]", "5", '{"text":5,"revision":"1"}', '{"past":"a","future":{}}'])(
    "is nothing where someone else wrote it: %s",
    (json) => {
      browserWith(json);
      expect([keptOf(FILE), stepsOf(FILE)]).toEqual([undefined, undefined]);
    },
  );
});
