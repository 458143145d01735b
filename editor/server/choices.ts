import { nodeAt, withProperty } from "../../checker/lib/annotatedTexts.ts";
import { blocksOf } from "../../checker/rule.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { entriesIn, isMapping, type Scope, valueAt } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/words.ts";
import { anchorsIn } from "../../content/markdown/headings.ts";
import { SchemaReader } from "../../content/validate/readSchema.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import type { Variable } from "../contract.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { WHOLE_CHART } from "../vite/wholeChart.ts";

/** The values that fields offer. */
export type Choices = Awaited<ReturnType<typeof choicesIn>>;

/** Returns the values that fields offer, such as pages, pictures, phones and offices. */
export async function choicesIn(store: ContentStore) {
  const { all, survey, business, writtenOf } = store.current();
  const { pictures, lists, frames } = await store.prepared();
  const { chart: grid, drawings } = mainOf(frames).theme;
  const drawn = pictures[WHOLE_CHART];
  const titleOf = ({ url, head: { title } }: Pick<PageInterface, "url" | "head">) =>
    typeof title === "string" ? title.trim() || url : url;
  const shown = all.flatMap((page) => describedIn(writtenOf(page.file).written, titleOf(page)));
  const uses = Map.groupBy(shown, ({ src }) => src);
  const categories = all
    .map(({ head }) => valueAt(head, ["article", "category"]))
    .filter((name) => typeof name === "string");
  const { phones, offices } = mainOf(business.sites).scope;
  return {
    /** The main language first. */
    languages: [...survey.languages],
    pages: all.map(({ url, kind, head, file, publication, language, original }) => ({
      url,
      kind,
      language,
      /** The address of the page that it translates; its own for a page in the main language. */
      original,
      title: titleOf({ url, head }),
      file,
      draft: publication.state !== "published",
    })),
    /** The words files, with the texts around the pages' own. */
    words: survey.wordsFiles.map(({ file }) => file),
    /** `alt` is a description that some page already uses, empty if none does; `pages` are the titles of those that show it. */
    pictures: Object.entries(pictures)
      .filter(([, { drawn }]) => !drawn)
      .map(([src, { base, widths }]) => {
        const thumb = widths[0] ? `${base}-${widths[0]}.webp` : `/images/${src}`;
        const own = uses.get(src) ?? [];
        return { src, thumb, alt: own.at(-1)?.alt ?? "", pages: [...new Set(own.map(({ page }) => page))] };
      }),
    /** The categories of articles. */
    categories: [...new Set(categories)].sort(),
    cities: mainOf(lists).site.cities.map(({ slug, name }) => ({ slug, name })),
    // Only the grid of the chart: its paths are long, and not drawn here.
    ...(drawn &&
      grid && {
        chart: { width: grid.width, height: grid.height, bounds: grid.bounds, address: `${drawn.base}.svg` },
      }),
    phones: namesIn(phones, String),
    offices: namesIn(offices, (office) => (isMapping(office) ? String(office.name) : "")),
    drawings: namesIn(drawings, (drawing) => String(valueAt(drawing, ["label"]) ?? "")),
  };
}

/** Returns the places on a page that a link can lead to. */
export function anchorsOf(store: ContentStore, url: string) {
  const { all, writtenOf } = store.current();
  const page = all.find((candidate) => candidate.url === url);
  const written = page && writtenOf(page.file).written;
  return blocksOf(isMapping(written) ? written : {}).flatMap(({ block }) => anchorsIn(block));
}

/** The schemas of a page, a translated page, site.yaml and a words file. */
export type EditorSchemas = ReturnType<typeof schemasNow>;

/** Returns the schemas of the editor, read again from their files. */
export function schemasNow() {
  const reader = new SchemaReader();
  const [page, site] = [reader.read("page.json"), reader.read("site.json")];
  const city = wordsOver(nodeAt(page, { city: {} }, ["city"]));
  return {
    page,
    site,
    words: withProperty(reader.read("words.json"), "site", wordsOver(site)),
    translation: withProperty(page, "city", city),
  };
}

const NEVER_TEXT = ["number", "integer", "boolean"];

/** The schema of translated words that are merged over data: the same properties that can be text, none required. */
function wordsOver(node: SchemaNode): SchemaNode {
  const { properties, items, others } = node;
  return {
    ...node,
    required: [],
    properties: properties
      .filter(([, { type, choices }]) => !NEVER_TEXT.includes(type) && choices.length === 0)
      .map(([name, inner]) => [name, wordsOver(inner)]),
    ...(items && { items: wordsOver(items) }),
    ...(others && { others: wordsOver(others) }),
  };
}

const LONG = 80;

/** Returns all variables that a text can use, with their values. A group's own value has the empty key. */
export function variablesIn(group: Scope, prefix = ""): Variable[] {
  return Object.entries(group).flatMap(([key, value]): Variable[] => {
    const name = [prefix, key].filter(Boolean).join(".");
    if (isMapping(value)) return variablesIn(value, name);
    const isShown = Array.isArray(value) ? value.length > 0 : ["string", "number"].includes(typeof value);
    if (name === "" || !isShown) return [];
    const words = [value].flat().map(wordsOf).join(", ");
    const short = words.length > LONG ? `${words.slice(0, LONG)}…` : words;
    return [{ name, value: short, list: Array.isArray(value) }];
  });
}

function wordsOf(item: unknown): string {
  return isMapping(item) ? String(Object.values(item)[0]) : String(item);
}

function namesIn(group: unknown, wordsOf: (value: unknown) => string): Record<string, string> {
  const entries = isMapping(group) ? Object.entries(group) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, wordsOf(value)]));
}

/** Returns the pictures in the data of a page with their alt texts. */
function describedIn(data: unknown, page: string) {
  return entriesIn(data).flatMap(({ value }) => {
    const { src, alt } = isMapping(value) ? value : {};
    return typeof src === "string" && typeof alt === "string" ? { src, alt, page } : [];
  });
}
