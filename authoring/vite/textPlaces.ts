import { isRead, nodeAt, variantFor } from "../../content/check/schemas/marks.ts";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { openSchemas } from "../../content/check/schemas/schemas.ts";
import { scopeOf } from "../../content/compile/compile.ts";
import type { PageInterface } from "../../content/forms.ts";
import type { Content } from "../../content/loadContent.ts";
import { hubUrl } from "../../content/pageKind.ts";
import { isMapping } from "../../content/read/data.ts";
import { type Path, valueAt } from "../../content/read/path.ts";
import { lookUp, type Scope } from "../../content/variables/scope.ts";
import type { Data } from "../../renderer/+data.ts";
import { AT, END } from "../editor/contract.ts";

// While writing, the HTML of a page says of each text where it is written, as a comment before and one after it, so
// that a click leads to its field. The texts carry their places through the components in characters that no text has
// (Unicode's private use), which no component takes for words; showPlaces() turns them into comments.
const FIRST = 0xe000;
const [STOP, CLOSE] = ["\ue0a0", "\ue0a1"];
const OPENED = /([\ue000-\ue07f]+)\ue0a0/;
const ANY = new RegExp(`${OPENED.source}|${CLOSE}`, "g");
/** What holds no comments, a tag, or a mark in a text. */
const PART = new RegExp(`<(head|script|style|textarea)\\b.*?</\\1>|<[^>]*>|${ANY.source}`, "gs");

/** What a component may compare with words that it knows: low, FL. */
const KEYWORD = /^(?:\p{Ll}+|\p{Lu}{2,3})$/u;

const SITE = "site.yaml";
const VARIABLE = /\$\{\s*([^{}]*?)\s*\}/g;
const WHOLE = /^\s*\$\{\s*([^{}]*?)\s*\}\s*$/;

/** Where something is written, and what stands there. */
interface Place {
  file: string;
  path: Path;
  written: unknown;
  node: SchemaNode | undefined;
}

/** Shows in a page's HTML where its texts are written. */
export function showPlaces(html: string): string {
  return html.replace(PART, (part, _, place) => {
    if (part === CLOSE) return `<!--${END}-->`;
    if (place) return `<!--${AT}${decoded(place)}-->`;
    const [, first] = part.startsWith("<img") ? (OPENED.exec(part) ?? []) : [];
    const bare = part.replace(ANY, "");
    return first ? bare.replace(/\s*\/?>$/, (end) => ` data-at="${decoded(first)}"${end}`) : bare;
  });
}

/** Marks the texts of what an address shows with the places where they are written. */
export function withPlaces(data: Data, content: Content): Data {
  const { survey, all, bodyOf } = content;
  const page = all.find(({ file }) => file === data.page.file);
  const surveyed = survey.pages.find(({ file }) => file === data.page.file);
  if (!page || !surveyed) return data;
  const marker = new Marker(content, scopeOf(surveyed, survey), surveyed.citySlug);
  const { page: schema, site } = openSchemas();
  const own = { file: page.file, path: [], written: bodyOf(page).written, node: schema.node };
  const business = { file: SITE, path: [], written: survey.site.written, node: site.node };
  return {
    ...data,
    finish: showPlaces,
    site: { ...marker.marked(data.site, business), socials: data.site.socials }, // their names say which drawing
    page: { ...data.page, blocks: marker.marked(data.page.blocks, marker.within(own, "blocks")) },
  };
}

class Marker {
  #content: Content;
  #pages: ReadonlyMap<unknown, PageInterface>;
  #schemas = openSchemas();
  #scope: Scope;
  #city: string | undefined;

  constructor(content: Content, scope: Scope, city: string | undefined) {
    this.#content = content;
    this.#pages = new Map(content.all.map((page) => [page.url, page]));
    this.#scope = scope;
    this.#city = city;
  }

  /** A resolved value with its texts marked; what other files say has their places. */
  marked<T>(value: T, place: Place | undefined): T;
  marked(value: unknown, place: Place | undefined): unknown {
    const { written } = place ?? {};
    const [, name] = typeof written === "string" ? (WHOLE.exec(written) ?? []) : [];
    const from = name && this.#variable(name);
    if (from) return this.marked(value, from);
    if (typeof value === "string") return place ? this.#text(value, place) : value;
    if (Array.isArray(value)) {
      const isSame = Array.isArray(written) && written.length === value.length;
      return value.map((item, index) => this.marked(item, isSame ? this.within(place, index) : undefined));
    }
    if (!isMapping(value)) return value;
    const own = isMapping(written) ? place : this.#origin(value);
    const placeOf = (key: string) => {
      const inOwn = this.within(own, key);
      return inOwn?.written === undefined ? (this.#placeOf(key, value) ?? inOwn) : inOwn;
    };
    const isMeasured = (key: string) => key === "heading" && value.type === "hero"; // its length gives its size
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      isMeasured(key) ? item : this.marked(item, placeOf(key)),
    ]);
    return Object.fromEntries(entries);
  }

  /** The place of an entry at a place. */
  within(place: Place | undefined, key: string | number): Place | undefined {
    if (!place) return undefined;
    const written = valueAt(place.written, [key]);
    const node = place.node && variantFor(place.node, place.written);
    const inner = node && (typeof key === "number" ? node.items : nodeAt(node, place.written, [key]));
    return {
      file: place.file,
      path: [...place.path, key],
      written,
      node: inner === node ? undefined : inner,
    };
  }

  #text(text: string, { file, path, written, node }: Place): string {
    const isFact = file === SITE && node?.holds === undefined && !/^(?:https?:|\/)/.test(text);
    const isShown = isRead(node?.holds) || node?.holds === "label" || isFact;
    if (typeof written !== "string" || !isShown || KEYWORD.test(text)) return text;
    const place = opened(file, path);
    let marked = "";
    let rest = text;
    for (const [, name = ""] of written.matchAll(VARIABLE)) {
      const from = this.#variable(name);
      const value = String(lookUp(this.#scope, name));
      const pattern = `(?<!\\]\\([^)]*)${RegExp.escape(value).replace(/\s|\\x20/g, "\\s")}`; // not in a link's address
      const found = from && new RegExp(pattern).exec(rest);
      if (!found) continue;
      const [words] = found;
      marked += `${rest.slice(0, found.index)}${CLOSE}${opened(from.file, from.path)}${words}${CLOSE}${place}`;
      rest = rest.slice(found.index + words.length);
    }
    marked += rest;
    const isMarkdown = node?.holds !== "text" && node?.holds !== "label";
    return isMarkdown ? marked.replace(/.+/g, (line) => markedLine(line, place)) : place + marked + CLOSE;
  }

  /** Where the value of a variable is written; undefined of one that is worked out. */
  #variable(name: string): Place | undefined {
    const [root = "", ...keys] = name.split(".");
    const { survey } = this.#content;
    const start = root === "city" ? this.#page(this.#city && hubUrl(this.#city)) : this.#business();
    const place = [root, ...keys].reduce<Place | undefined>((at, key) => this.within(at, key), start);
    return survey && place?.written !== undefined ? place : undefined;
  }

  /** Where an entry is written that a page shows of another one, or of the business. */
  #origin({ url, href, key }: Record<string, unknown>): Place | undefined {
    if (typeof key === "string") return this.within(this.within(this.#business(), "offices"), key);
    const page = this.#page(url ?? href);
    const entry = ["city", "article"].find((name) => valueAt(page?.written, [name]) !== undefined);
    return page && entry && url ? this.within(page, entry) : undefined;
  }

  /** Where an entry is written that no file has under its name: the words of a link, what all pages show. */
  #placeOf(key: string, { href }: Record<string, unknown>): Place | undefined {
    const dialled = String(href)
      .match(/^tel:(.*)/)?.[1]
      ?.replace(/\D/g, "");
    const phones = this.within(this.#business(), "phones");
    if (key === "label" && dialled && isMapping(phones?.written)) {
      const isDialled = (number: unknown) => dialled.endsWith(String(number).replace(/\D/g, ""));
      const [name] = Object.entries(phones.written).find(([, number]) => isDialled(number)) ?? [];
      return name === undefined ? undefined : this.within(phones, name);
    }
    if (key === "trustItems") return this.within(this.#business(), "trust");
    const page = key === "label" ? this.#page(href) : undefined;
    const city = this.within(this.within(page, "city"), "name");
    const places = [city, this.within(page, "breadcrumb"), this.within(page, "title")];
    return places.find((place) => place?.written !== undefined);
  }

  #business(): Place {
    const { written } = this.#content.survey.site;
    return { file: SITE, path: [], written, node: this.#schemas.site.node };
  }

  #page(url: unknown): Place | undefined {
    const page = this.#pages.get(url);
    return page && { file: page.file, path: [], written: page.head, node: this.#schemas.page.node };
  }
}

/** A line of Markdown with its words marked, behind what makes it a heading, a list or a quotation. */
function markedLine(line: string, place: string): string {
  if (/^\s*(?:\||```|\[[^\]]*\]:)/.test(line)) return line;
  const [start = ""] = /^[^\p{L}\ue000-\uf8ff]*/u.exec(line) ?? [];
  if (start === line) return line;
  const words = line.slice(start.length).replace(/[*_~\s]+$/, "");
  return start + place + words + CLOSE + line.slice(start.length + words.length);
}

function opened(file: string, path: Path): string {
  const codes = [...`${file}:${path.join(".")}`].map((sign) => FIRST + sign.charCodeAt(0));
  return String.fromCharCode(...codes) + STOP;
}

function decoded(place: string): string {
  return [...place].map((sign) => String.fromCharCode(sign.charCodeAt(0) - FIRST)).join("");
}
