import { describe, expect, it } from "vitest";
import type { CheckedContent } from "../../../checker/loadChecked.ts";
import { errorsIn } from "../../../content/problem.ts";
import { deletePage, renamePage } from "../../../editor/pages/moveAndDelete.ts";
import { type FileWrite, readProject } from "../../../editor/pages/project.ts";
import { newTranslation } from "../../../editor/pages/translations/newTranslation.ts";
import { markUpToDate } from "../../../editor/pages/translations/upToDate.ts";
import { type Files, inProject, loadWith } from "../project.ts";
import { english, HUB, spanish } from "./spanish.ts";
import { LAVADO, WASH } from "./wash.ts";

const files: Files = { ...spanish, "pages-data/wash.yaml": WASH };
const begin = (url: string, of?: string, more: Files = {}) => {
  const changes = inProject({ ...files, ...more }, (root) => newTranslation(readProject(root), { url, of }));
  return Object.fromEntries(changes.map(({ file, text }) => [file, text]));
};
const told = (more: Files) =>
  loadWith({ ...files, ...more }).problems.filter(({ file }) => /\bes\//.test(file));

describe("a new translation", () => {
  it("is the page that it translates as a draft, with each text marked", () => {
    const made = begin("/es/wash");
    const text = String(made["pages-data/es/wash.yaml"]);
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=..\/..\/schema\/page.json\ntitle: TODO A wash for old walls\n/,
    );
    expect(text).toMatch(/^draft: true$/m);
    expect(text).not.toMatch(/^of:/m);
    expect(text).toContain("{ title: TODO Rinse, icon: droplets, description: TODO For dust alone.");
    expect(text).toContain("      TODO\n\n      ## What to do afterwards\n");
  });

  it("has nothing wrong with it but what is to be translated, and remembers from which words it is made", () => {
    const made = begin("/es/wash");
    const problems = told(made);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["unfinished"]));
    expect(errorsIn(problems)).toEqual([]);
    const published = String(made["pages-data/es/wash.yaml"]).replace("draft: true\n", "");
    expect(errorsIn(told({ ...made, "pages-data/es/wash.yaml": published })).length).toBeGreaterThan(20);
    const done = published.replaceAll(/TODO\s+/g, "");
    const left = told({ ...made, "pages-data/es/wash.yaml": done });
    expect(new Set(left.map(({ code }) => code))).toEqual(new Set(["untranslated"]));
  });

  it("names its original where its address is another", () => {
    const text = begin("/es/lavado", "/wash")["pages-data/es/lavado.yaml"];
    expect(text).toMatch(/^of: \/wash$/m);
  });

  it("of a page with other addresses has these in its folder", () => {
    const text = begin("/es/contact")["pages-data/es/contact.yaml"];
    expect(text).toMatch(/^aliases: ?\[\/es\/quote\]$/m);
  });

  it("of a city has the words of its entry, and no value or name", () => {
    const made = begin("/es/service-areas/doral", undefined, { [HUB]: undefined });
    expect(made[HUB]).toContain(
      "city:\n  description: TODO Weekly care behind the gates.\n  facts:\n    water: TODO dust from the warehouses\n",
    );
    expect(made[HUB]).not.toMatch(/order:|geo:|name: Doral/);
    expect(made[HUB]).toMatch(/^# yaml-language-server: \S*\/schema\/hubTranslation\.json\n/);
    expect(new Set(told({ ...made }).map(({ code }) => code))).toEqual(new Set(["unfinished"]));
  });

  it.each([
    ["/wash", undefined, "/wash is in no language's folder. Begin it with es."],
    ["/es/wsh", undefined, "There is no page at /wsh in English to translate. Did you mean '/wash'?"],
    ["/es", undefined, "pages-data/es/index.yaml translates / already."],
    ["/es/otro", "/", "pages-data/es/index.yaml translates / already."],
    ["/es/Otro Lavado", "/wash", "cannot be an address"],
    ["/es/../../wash", "/wash", "cannot be an address"],
  ])("is refused where it cannot be: %s of %s", (url, of, message) => {
    expect(() => begin(url, of)).toThrow(message);
  });
});

describe("that a translation is right again", () => {
  const remember = (name: string) =>
    inProject(files, (root) => markUpToDate(readProject(root), name)).map(({ file }) => file);

  it("is said of one page, of the words around pages, or of all of a language", () => {
    expect(remember("es/service-areas/doral")).toEqual([
      "words/translated/es/service-areas/doral/index.yaml",
    ]);
    expect(remember("pages-data/es/index.yaml")).toEqual(["words/translated/es/index.yaml"]);
    expect(remember("words/es")).toEqual(["words/translated/words/es.yaml"]);
    expect(remember("es")).toEqual([
      ...["404", "index", "service-areas/doral/index"].map((page) => `words/translated/es/${page}.yaml`),
      "words/translated/words/es.yaml",
    ]);
    expect(() => remember("es/service-areas/dorl")).toThrow("Did you mean 'es/service-areas/doral'?");
    for (const name of ["fr", "words/fr"])
      expect(() => remember(name)).toThrow("There is no language 'fr'. Write one of: es.");
    expect(() => remember("wash")).toThrow("/wash is in no language's folder. Begin it with es.");
  });

  it("means the original as it is now", () => {
    const now = {
      ...files,
      "pages-data/index.yaml": english("pages-data/index.yaml").replace("Clear water", "Clean water"),
    };
    const ofHome = (more: Files) => told({ ...now, ...more }).map(({ code }) => code);
    expect(ofHome({})).toEqual(["original-changed"]);
    const changes = inProject(now, (root) => markUpToDate(readProject(root), "es"));
    const texts = Object.fromEntries(changes.map(({ file, text }) => [file, text]));
    expect(ofHome(texts)).toEqual([]);
  });
});

describe("a page that is translated", () => {
  const all: Files = {
    ...files,
    "pages-data/es/wash.yaml": LAVADO.replace("of: /wash\n", ""),
    "words/translated/es/wash.yaml": WASH,
  };
  const changed = (act: (content: CheckedContent) => FileWrite[]) =>
    Object.fromEntries(
      inProject(all, (root) => act(readProject(root))).map(({ file, text }) => [file, text]),
    );

  it("stays the original of its translations when it gets another address", () => {
    const made = changed((content) => renamePage(content, "pages-data/wash.yaml", "/washing"));
    expect(made["pages-data/es/wash.yaml"]).toMatch(/^of: \/washing$/m);
    const city = changed((content) =>
      renamePage(content, "pages-data/service-areas/doral/index.yaml", "/service-areas/west"),
    );
    expect(Object.keys(city)).toEqual(
      expect.arrayContaining(["pages-data/service-areas/west/index.yaml", HUB]),
    );
    expect(city[HUB]).toMatch(/^of: \/service-areas\/west$/m);
  });

  it("is known to its translation when that gets another address, and so are the words it was made from", () => {
    const made = changed((content) => renamePage(content, "pages-data/es/wash.yaml", "/es/lavado"));
    expect(made["pages-data/es/lavado.yaml"]).toMatch(/^of: \/wash$/m);
    expect(made).toMatchObject({
      "words/translated/es/wash.yaml": undefined,
      "words/translated/es/lavado.yaml": WASH,
    });
    const gone = changed((content) => deletePage(content, "pages-data/es/wash.yaml", "/es"));
    expect(Object.keys(gone)).toContain("words/translated/es/wash.yaml");
    const leave = () => changed((content) => renamePage(content, "pages-data/es/wash.yaml", "/lavado"));
    expect(leave).toThrow("would be another kind of page");
  });

  it("is not deleted before its translation is, or with it, whose address leads to a page in its language", () => {
    const act = (isAll: boolean) =>
      changed((content) => deletePage(content, "pages-data/wash.yaml", "/", isAll));
    expect(() => act(false)).toThrow(
      "pages-data/es/wash.yaml translates /wash. Delete it as well, or first.",
    );
    const gone = act(true);
    expect(gone).toMatchObject({ "pages-data/wash.yaml": undefined, "pages-data/es/wash.yaml": undefined });
    expect(gone["pages-data/index.yaml"]).toMatch(/moved:[^\w]*\/wash$/m);
    expect(gone["pages-data/es/index.yaml"]).toMatch(/moved:[^\w]*\/es\/wash$/m);
  });
});
