import { describe, expect, it } from "vitest";
import { errorsIn } from "../../../content/problem.ts";
import { deletePage, renamePage } from "../../../editor/pages/moveAndDelete.ts";
import { readProject } from "../../../editor/pages/project.ts";
import { PageRefused } from "../../../editor/refusal.ts";
import { writeAll } from "../../../editor/server/files.ts";
import { CONTACT, changed, DORAL, fixture, leak, PLAN, SALT, withChanges } from "./smallSite.ts";

describe("a renamed page", () => {
  const { texts, changes, content } = withChanges((content) => renamePage(content, SALT, "/blog/sea-salt"));

  it("is at its new address, and its old one leads there", () => {
    expect(changes).toContainEqual({ file: SALT, text: undefined });
    expect(content.pages.find(({ url }) => url === "/blog/sea-salt")?.head.moved).toEqual(["/blog/salt"]);
    expect(errorsIn(content.problems)).toEqual([]);
  });

  it("takes the links to it along, however they are spelled, and changes nothing else", () => {
    expect(changed(leak, texts[`${DORAL}/leaks.yaml`])).toEqual({
      gone: [expect.stringContaining("See [salt](/blog/salt#how-much)")],
      added: [
        "      See [salt](/blog/sea-salt#how-much), [this](https://www.example.com/blog/sea-salt) and not [that](https://other.com/blog/salt).",
      ],
    });
    const site = changed(fixture("site.yaml"), texts["site.yaml"]);
    expect(site.added).toEqual(["  - { label: Blog, href: /blog/sea-salt }"]);
  });

  it("goes back without a trace but that the other address was known", () => {
    const back = withChanges((content) => {
      const there = renamePage(content, SALT, "/blog/sea-salt");
      writeAll(content.root, there);
      const here = renamePage(readProject(content.root), "pages-data/blog/sea-salt.yaml", "/blog/salt");
      return [...there, ...here];
    });
    expect(back.texts[`${DORAL}/leaks.yaml`]).toBe(leak);
    expect(back.texts["site.yaml"]).toBe(fixture("site.yaml"));
    expect(changed(fixture(SALT), back.texts[SALT])).toEqual({
      gone: [],
      added: ["moved:", "  - /blog/sea-salt"],
    });
  });

  it("keeps the name of the city in links within its folder", () => {
    const file = `${DORAL}/leaks.yaml`;
    const { texts } = withChanges((content) =>
      renamePage(content, file, "/service-areas/doral/leak-detection"),
    );
    const { added } = changed(leak, texts[`${DORAL}/leak-detection.yaml`]);
    expect(added).toContain(
      "      Again [here](${city.url}/leak-detection), [here](/service-areas/doral/leak-detection) and [there](/blog/salt-and-more).",
    );
  });

  it("is with its folder where it is a city's own", () => {
    const { content, texts } = withChanges((content) =>
      renamePage(content, `${DORAL}/index.yaml`, "/service-areas/dorado"),
    );
    expect(texts["pages-data/service-areas/dorado/leaks.yaml"]).toContain(
      "[here](${city.url}/leaks), [here](/service-areas/dorado/leaks) and",
    );
    const own = content.pages.filter(({ url }) => url.startsWith("/service-areas/"));
    expect(own.map(({ url, head }) => [url, head.moved])).toEqual([
      ["/service-areas/dorado", ["/service-areas/doral"]],
      ["/service-areas/dorado/leaks", ["/service-areas/doral/leaks"]],
    ]);
    expect(errorsIn(content.problems)).toEqual([]);
  });

  it.each([
    { file: SALT, to: "/blog/Salt Pools", why: "Did you mean '/blog/salt-pools'?" },
    { file: SALT, to: "/salt", why: "another kind of page" },
    { file: SALT, to: "/blog/salt-and-more", why: "There is a page at /blog/salt-and-more already" },
    { file: "pages-data/index.yaml", to: "/home", why: "fixed place" },
    { file: "pages-data/gone.yaml", to: "/here", why: "no page" },
  ])("is refused: $file to $to", ({ file, to, why }) => {
    expect(() => withChanges((content) => renamePage(content, file, to))).toThrow(why);
  });
});

describe("a page is deleted", () => {
  it("not while others link to it: each link is named with its line", () => {
    expect(() => withChanges((content) => deletePage(content, SALT, "/contact"))).toThrow(
      expect.objectContaining({
        name: PageRefused.name,
        obstacles: expect.arrayContaining([
          expect.objectContaining({ file: `${DORAL}/leaks.yaml`, line: 11, text: "/blog/salt#how-much" }),
          expect.objectContaining({ file: "site.yaml", text: "/blog/salt" }),
        ]),
      }),
    );
  });

  it("with its address led to another page", () => {
    const file = `${DORAL}/leaks.yaml`;
    const { content, texts } = withChanges((content) => deletePage(content, file, "/contact"));
    expect(content.pages.some((page) => page.file === file)).toBe(false);
    expect(changed(fixture(CONTACT), texts[CONTACT])).toEqual({
      gone: [],
      added: ["moved:", "  - /service-areas/doral/leaks"],
    });
  });

  it("only where it is said to which, unless no visitor has seen it", () => {
    expect(() => withChanges((content) => deletePage(content, `${DORAL}/leaks.yaml`))).toThrow(
      "say which page",
    );
    const draft = withChanges((content) => deletePage(content, PLAN));
    expect(draft.changes).toEqual([{ file: PLAN, text: undefined }]);
  });
});
