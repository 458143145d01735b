import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { valueAt } from "../../content/lib/data.ts";
import { type ContentStore, contentStore } from "../../editor/vite/contentStore.ts";
import { homeFor } from "../../output/siteContent.ts";
import { documentOf } from "../../renderer/page/Document.tsx";
import { there } from "../content/published.ts";

const example = join(process.cwd(), "tests/example");
const store = contentStore(process.cwd());
const ofExample = contentStore(withTranslatedCity());
const { pages } = store.current();
const ofEachKind = [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);

/** A copy of the example, in which a city's own page is translated too. */
function withTranslatedCity(): string {
  const root = mkdtempSync(join(tmpdir(), "translated-city-"));
  const folder = "pages-data/es/service-areas/burlington";
  cpSync(example, root, { recursive: true, filter: (file) => !/\/(?:\.cache|dist[^/]*)$/.test(file) });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, folder, "index.yaml"),
    `title: Limpieza de ventanas en \${city.name}
description: Ventanas limpias en las casas viejas y las tiendas de \${city.name}, con el lago y el invierno en mente.
draft: true
city:
  description: Casas viejas en la colina y tiendas en Church Street.
blocks:
  - type: hero
    heading: Ventanas limpias
    intro: En \${city.name}. \${city.description}
`,
  );
  return root;
}

/** The HTML of a page as it is built. */
async function asBuilt({ current, prepared, resolve }: ContentStore, url: string): Promise<string> {
  const { pages } = current();
  const shown = there(
    pages.find((one) => one.url === url),
    "page",
  );
  const site = there((await prepared()).frames.get(shown.language), "site");
  const page = await resolve(shown);
  const home = homeFor(shown, pages);
  return documentOf({ site, page, home: home ? await resolve(home) : page });
}

function withoutPlaces(html: string): string {
  return html.replace(/<!--(?:at [^>]*|\/at)-->/g, "").replace(/ data-at="[^"]*"/g, "");
}

/** Elements whose texts are not a page's words, or cannot be clicked. */
const ASIDE = ["head", "script", "style", "noscript", "svg", "option", "address"];
/** Elements that hold the words of an entry: computed text in them leads to the text beside it. */
const ENTRY = ["p", "li", "dd", "dt", "small", "span", "figcaption"];

/** The texts of some HTML and where it says they are written; undefined if a click would lead nowhere. */
function* placesIn(html: string): Generator<{ text: string; place: string | undefined }> {
  let open: string | undefined;
  yield* textsIn(parse(html), []);

  function* textsIn(
    node: DefaultTreeAdapterTypes.Node,
    around: readonly DefaultTreeAdapterTypes.Element[],
  ): Generator<{ text: string; place: string | undefined }> {
    if ("data" in node) open = node.data.startsWith("at ") ? node.data.slice("at ".length) : undefined;
    if ("value" in node && /\p{L}/u.test(node.value)) {
      const named = around.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "data-at"));
      const beside = around.findLast((one) => ENTRY.includes(one.tagName) && firstIn(one));
      yield { text: node.value, place: open ?? named.at(-1)?.value ?? (beside && firstIn(beside)) };
    }
    if (!("childNodes" in node)) return;
    const isElement = "tagName" in node;
    if (isElement && (ASIDE.includes(node.tagName) || node.tagName === "h1")) return; // an h1 belongs to its section
    for (const child of node.childNodes) yield* textsIn(child, isElement ? [...around, node] : around);
  }
}

function firstIn(node: DefaultTreeAdapterTypes.Node): string | undefined {
  if ("data" in node) return node.data.startsWith("at ") ? node.data.slice("at ".length) : undefined;
  return "childNodes" in node ? node.childNodes.flatMap((child) => firstIn(child) ?? []).at(0) : undefined;
}

describe("a page while it is written", () => {
  it.each(ofEachKind.map(({ url }) => url))(
    "says where its texts are written, and is the same otherwise: %s",
    async (url) => {
      const data = there(await store.dataFor(url), "page");
      const shown = there(data.finish, "finish")(documentOf(data));
      expect(shown).toMatch(/<!--at [^>]+:blocks\.\d+\.[^>]+-->/);
      expect(shown).toMatch(/<footer.*<!--at words\/\w+\.yaml:footer\.contact-->/s);
      expect(shown).toMatch(/<footer.*<a href="tel:[^>]* data-at="site.yaml:phones\.\w+"/s);
      expect(withoutPlaces(shown)).toBe(await asBuilt(store, url));
      expect(shown).not.toMatch(/[\u{e0100}-\u{e01ff}]/u);
    },
  );

  it.each(ofExample.current().pages.map(({ url }) => url))(
    "has no text that leads nowhere: %s",
    async (url) => {
      const data = there(await ofExample.dataFor(url), "page");
      const shown = there(data.finish, "finish")(documentOf(data));
      expect(withoutPlaces(shown)).toBe(await asBuilt(ofExample, url));
      const texts = [...placesIn(shown)];
      expect(texts.filter(({ place }) => !place)).toEqual([]);
      const files = new Map<string, unknown>();
      const isWritten = (place = "") => {
        const [file = "", path = ""] = place.split(":");
        if (!files.has(file))
          files.set(file, parseYaml(readFileSync(join(ofExample.root, file), "utf8"), { maxAliasCount: 0 }));
        const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        return valueAt(files.get(file), keys) !== undefined;
      };
      expect(texts.filter(({ place }) => !isWritten(place))).toEqual([]);
    },
  );

  it("leads to the innermost of the places that a text is composed of", async () => {
    const placesOn = async (url: string) => {
      const data = there(await ofExample.dataFor(url), "page");
      const texts = [...placesIn(there(data.finish, "finish")(documentOf(data)))];
      return new Map(texts.map(({ text, place }) => [text, place]));
    };
    const home = await placesOn("/");
    expect(home.get("An answer within ")).toMatch(/^pages-data\/index\.yaml:blocks\.\d+\.intro$/);
    expect(home.get("1 working day")).toBe("site.yaml:hours.reply");
    expect(home.get(", with a price.")).toBe(home.get("An answer within "));
    const contact = await placesOn("/contact");
    expect(contact.get("Workshop")).toBe("site.yaml:offices.main.name"); // the card of each office
    expect(contact.get("Call ")).toBe("words/en.yaml:calls.number");
  });

  it("leads from a city's name in another language to its own page, and from what it says of it to that", async () => {
    const data = there(await ofExample.dataFor("/es/service-areas/burlington"), "page");
    const texts = [...placesIn(there(data.finish, "finish")(documentOf(data)))];
    const placeOf = (words: string) => texts.find(({ text }) => text === words)?.place;
    expect(placeOf("Burlington")).toBe("pages-data/service-areas/burlington/index.yaml:city.name");
    expect(placeOf("Casas viejas en la colina y tiendas en Church Street.")).toBe(
      "pages-data/es/service-areas/burlington/index.yaml:city.description",
    );
  });
});
