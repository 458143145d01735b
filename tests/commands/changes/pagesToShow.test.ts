import { describe, expect, it } from "vitest";
import { pagesToShow, shared } from "../../../commands/changes/compare.ts";

const NONE = { added: [], redirected: [], lost: [], changed: [], styles: [], scripts: [] };

describe("what several pages share", () => {
  it("is told once where words are the same on several pages, and not again on each", () => {
    const words = [{ before: "800", after: "900" }];
    const one = (address: string) => ({
      address,
      words,
      links: [],
      pictures: [],
      head: [],
      structure: false,
      weight: { before: 1, after: 1 },
    });
    const { common, own } = shared(["/a", "/b", "/c"].map(one));
    expect(common).toEqual([{ ...words[0], on: ["/a", "/b", "/c"] }]);
    expect(own.flatMap((page) => page.words)).toEqual([]);
    expect(shared(["/a", "/b"].map(one)).common).toEqual([]);
  });
});

describe("the pages that are looked at", () => {
  const changed = (...addresses: string[]) =>
    addresses.map((address) => ({
      address,
      words: [],
      links: [],
      pictures: [],
      head: [],
      structure: true,
      weight: { before: 1, after: 1 },
    }));
  const all = ["/", "/about", "/services/a", "/services/b", "/services/c"];

  it("are those that changed, different kinds first, up to a limit that is told", () => {
    const changes = { ...NONE, changed: changed("/services/a", "/services/b", "/services/c", "/") };
    expect(pagesToShow(changes, all, 3)).toEqual({
      addresses: ["/services/a", "/", "/services/b"],
      leftOut: 1,
    });
  });

  it("are one of each kind besides where what all share has changed", () => {
    const changes = { ...NONE, changed: changed("/services/b"), styles: [{ before: "a", after: "b" }] };
    expect(pagesToShow(changes, all)).toEqual({
      addresses: ["/services/b", "/", "/about", "/services/a"],
      leftOut: 1,
    });
  });

  it("are none where nothing changed", () => {
    expect(pagesToShow(NONE, all)).toEqual({ addresses: [], leftOut: 0 });
  });
});
