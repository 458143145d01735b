import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Change, PageRefused, writeChanges } from "../../../content/edit/pages/change.ts";
import { deletePage } from "../../../content/edit/pages/deletePage.ts";
import { newCity } from "../../../content/edit/pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../../../content/edit/pages/newPage.ts";
import type { Project } from "../../../content/edit/pages/project.ts";
import { publish, setDraft } from "../../../content/edit/pages/publish.ts";
import { renamePage } from "../../../content/edit/pages/renamePage.ts";
import { loadContent } from "../../../content/loadContent.ts";
import { errorsIn } from "../../../content/problem/problem.ts";
import { createStore } from "../../../content/store.ts";

const CONTACT = "pages-data/contact.yaml";
const SALT = "pages-data/blog/salt.yaml";
const PLAN = "pages-data/blog/plan.yaml";
const DORAL = "pages-data/service-areas/doral";
const FIXTURE = fileURLToPath(new URL("../fixture/", import.meta.url));
const fixture = (name: string) => readFileSync(join(FIXTURE, name), "utf8");

const leak = `# yaml-language-server: $schema=../../../schema/page.json
title: Leaks in \${city.name}
description: Leaks found in a few hours in \${city.name}, in walled gardens and on terraces, with a report for you.
blocks:
  - type: hero
    heading: Leaks in \${city.name}
    actions: [{ label: Back, href: "\${city.url}" }]
  - type: prose
    # where to read on
    body: |
      See [salt](/blog/salt#how-much), [this](https://www.example.com/blog/salt) and not [that](https://other.com/blog/salt).
      Again [here](\${city.url}/leaks), [here](/service-areas/doral/leaks) and [there](/blog/salt-and-more).
`;
const more = `# yaml-language-server: $schema=../../schema/page.json
title: Salt and more
description: What else belongs into a pool besides salt, how much of it, and how to tell when there is enough of it.
draft: true
article: { excerpt: More., author: The team, date: "2025-03-19", category: Chemistry }
blocks:
  - { type: hero, heading: Salt and more }
  - type: prose
    body: Nothing yet.
`;
const files = [
  { file: `${DORAL}/leaks.yaml`, text: leak },
  { file: "pages-data/blog/salt-and-more.yaml", text: more },
  { file: PLAN, text: more.replaceAll("Salt and more", "A plan").replace("What else", "All that") },
];

const store = createStore();
const roots: string[] = [];
process.once("exit", () => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Makes changes in a copy of the small site, and loads it with them. */
function withChanges(make: (project: Project) => Change[]) {
  const root = mkdtempSync(join(tmpdir(), "pages-"));
  roots.push(root);
  cpSync(FIXTURE, root, { recursive: true });
  writeChanges(root, files);
  const changes = make({ root, store });
  writeChanges(root, changes);
  const texts = Object.fromEntries(changes.map(({ file, text }) => [file, text]));
  return { changes, texts, content: loadContent(root, { drafts: true, store }) };
}

/** The lines that differ between two texts. */
function changed(before: string, now = ""): { gone: string[]; added: string[] } {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  return {
    gone: old.filter((line) => !fresh.includes(line)),
    added: fresh.filter((line) => !old.includes(line)),
  };
}

describe("a new page", () => {
  it.each([
    { what: "page", make: newPage, wish: {}, url: "/our-crew" },
    { what: "service", make: newServicePage, wish: {}, url: "/services/our-crew" },
    {
      what: "service in a city",
      make: newServicePage,
      wish: { city: "doral" },
      url: "/service-areas/doral/our-crew",
    },
    { what: "article", make: newArticle, wish: { slug: "acids" }, url: "/blog/acids" },
  ])("($what) is right as it is, and a draft unless it shall not be", ({ make, wish, url }) => {
    const title = "Our crew";
    const { texts, content } = withChanges((project) => make(project, { title, draft: false, ...wish }));
    const file = `pages-data${url}.yaml`;
    expect(Object.keys(texts)).toEqual([file]);
    expect(errorsIn(content.problems)).toEqual([]);
    expect(content.pages.find((page) => page.file === file)).toMatchObject({ url, title });
    const draft = withChanges((project) => make(project, { title, ...wish }));
    expect(changed(texts[file] ?? "", draft.texts[file])).toEqual({ gone: [], added: ["draft: true"] });
  });

  it("takes the author and the category of the articles beside it", () => {
    const { texts } = withChanges((project) => newArticle(project, { title: "Acids" }));
    expect(Object.values(texts)[0]).toMatch(/\n {2}author: The team\n(?: {2}.*\n)+ {2}category: Chemistry\n/);
  });

  it.each([
    { title: "Contact", why: "There is a page at /contact already" },
    { title: "Quote", why: "/quote is another address of pages-data/contact.yaml" },
    { title: "???", why: "needs a title with letters" },
  ])("is refused where '$title' cannot be its title", ({ title, why }) => {
    expect(() => withChanges((project) => newPage(project, { title }))).toThrow(why);
  });
});

describe("a new city", () => {
  it("has the county, the zip codes and the point that were given", () => {
    const wish = {
      name: "Brickell",
      from: "doral",
      draft: false,
      county: "Miami-Dade",
      zipCodes: ["33131"],
      geo: { latitude: 25.76, longitude: -80.19 },
    };
    const { content } = withChanges((project) => newCity(project, wish).changes);
    const { name, from, draft, ...entries } = wish;
    expect(content.site?.cities.find((city) => city.name === name)).toMatchObject(entries);
  });
});

describe("a renamed page", () => {
  const { texts, changes, content } = withChanges((project) => renamePage(project, SALT, "/blog/sea-salt"));

  it("is at its new address, and its old one leads there", () => {
    expect(changes).toContainEqual({ file: SALT, text: undefined });
    expect(content.pages.find(({ url }) => url === "/blog/sea-salt")?.moved).toEqual(["/blog/salt"]);
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
    const back = withChanges((project) => {
      const there = renamePage(project, SALT, "/blog/sea-salt");
      writeChanges(project.root, there);
      const here = renamePage(project, "pages-data/blog/sea-salt.yaml", "/blog/salt");
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
    const { texts } = withChanges((project) =>
      renamePage(project, file, "/service-areas/doral/leak-detection"),
    );
    const { added } = changed(leak, texts[`${DORAL}/leak-detection.yaml`]);
    expect(added).toContain(
      "      Again [here](${city.url}/leak-detection), [here](/service-areas/doral/leak-detection) and [there](/blog/salt-and-more).",
    );
  });

  it("is with its folder where it is a city's own", () => {
    const { content } = withChanges((project) =>
      renamePage(project, `${DORAL}/index.yaml`, "/service-areas/dorado"),
    );
    const own = content.pages.filter(({ url }) => url.startsWith("/service-areas/"));
    expect(own.map(({ url, moved }) => [url, moved])).toEqual([
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
    expect(() => withChanges((project) => renamePage(project, file, to))).toThrow(why);
  });
});

describe("a page is deleted", () => {
  it("not while others link to it: each link is named with its line", () => {
    expect(() => withChanges((project) => deletePage(project, SALT, "/contact"))).toThrow(
      expect.objectContaining({
        name: PageRefused.name,
        obstacles: expect.arrayContaining([
          { file: `${DORAL}/leaks.yaml`, line: 11, text: "/blog/salt#how-much" },
          expect.objectContaining({ file: "site.yaml", text: "/blog/salt" }),
        ]),
      }),
    );
  });

  it("with its address led to another page", () => {
    const file = `${DORAL}/leaks.yaml`;
    const { content, texts } = withChanges((project) => deletePage(project, file, "/contact"));
    expect(content.pages.some((page) => page.file === file)).toBe(false);
    expect(changed(fixture(CONTACT), texts[CONTACT])).toEqual({
      gone: [],
      added: ["moved:", "  - /service-areas/doral/leaks"],
    });
  });

  it("only where it is said to which, unless no visitor has seen it", () => {
    expect(() => withChanges((project) => deletePage(project, `${DORAL}/leaks.yaml`))).toThrow(
      "say which page",
    );
    const draft = withChanges((project) => deletePage(project, PLAN));
    expect(draft.changes).toEqual([{ file: PLAN, text: undefined }]);
  });
});

describe("a page goes out", () => {
  it("is a draft, and is none, by one line", () => {
    const { texts } = withChanges((project) => setDraft(project, SALT, true));
    expect(changed(fixture(SALT), texts[SALT])).toEqual({ gone: [], added: ["draft: true"] });
    const back = withChanges((project) => setDraft(project, "pages-data/blog/salt-and-more.yaml", false));
    expect(changed(more, Object.values(back.texts)[0])).toEqual({ gone: ["draft: true"], added: [] });
  });

  it("on a day, and nothing changes where nothing is to change", () => {
    const { texts } = withChanges((project) => publish(project, SALT, "2099-01-01"));
    expect(changed(fixture(SALT), texts[SALT])).toEqual({ gone: [], added: ['publish: "2099-01-01"'] });
    expect(withChanges((project) => publish(project, SALT)).changes).toEqual([]);
  });
});
