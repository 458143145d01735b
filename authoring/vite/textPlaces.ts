import { isRead, isVisible, MARKED } from "../../content/check/schemas/marks.ts";
import { scopeOf } from "../../content/languages/partsFor.ts";
import type { Content } from "../../content/loadContent.ts";
import { isMapping } from "../../content/read/data.ts";
import { type Path, valueAt } from "../../content/read/path.ts";
import { lookUp, type Scope } from "../../content/variables/scope.ts";
import type { Data } from "../../renderer/+data.ts";
import { AT, END } from "../editor/contract.ts";
import { VARIABLE } from "../editor/words.ts";
import { type Place, Places } from "./places.ts";

// While writing, the HTML of a page says of each text where it is written, as a comment before and one after it, so
// that a click leads to its field. The texts carry their places through the components in characters that no text has
// (Unicode's private use), which no component takes for words; showPlaces() turns them into comments.
const FIRST = 0xe000;
const [STOP, CLOSE] = ["\ue0a0", "\ue0a1"];
const OPENED = /([\ue000-\ue07f]+)\ue0a0/;
const ANY = new RegExp(`${OPENED.source}|${CLOSE}`, "g");
/** What holds no comments, a tag, or a mark in a text. */
const PART = new RegExp(`<(head|script|style|textarea)\\b.*?</\\1>|<[^>]*>|${ANY.source}`, "gs");

/** What a component may compare with words that it knows, or with nothing: low, FL. */
const KEYWORD = /^(?:\p{Ll}+|\p{Lu}{2,3}|\s*)$/u;

const WHOLE = new RegExp(`^\\s*${VARIABLE.source}\\s*$`);

/** Shows in a page's HTML where its texts are written; `ofLink` says so of what a link calls or leads to without words. */
function showPlaces(html: string, ofLink: Places["ofLink"]): string {
  return html.replace(PART, (part, _, place) => {
    if (part === CLOSE) return `<!--${END}-->`;
    if (place) return `<!--${AT}${decoded(place)}-->`;
    const [, first] = part.startsWith("<img") ? (OPENED.exec(part) ?? []) : [];
    const [, href] = /^<a [^>]*href="([^"]*)"/.exec(part) ?? [];
    const [, language] = / hreflang="([^"]*)"/i.exec(part) ?? [];
    const at = first ? decoded(first) : href && ofLink(href, language);
    const bare = part.replace(ANY, "");
    return at ? bare.replace(/\s*\/?>$/, (end) => ` data-at="${at}"${end}`) : bare;
  });
}

/** Marks the texts of what an address shows with the places where they are written. */
export function withPlaces(data: Data, content: Content): Data {
  const { survey, all, writtenOf } = content;
  const page = all.find(({ file }) => file === data.page.file);
  const surveyed = survey.pages.find(({ file }) => file === data.page.file);
  if (!page || !surveyed) return data;
  const places = new Places(content, surveyed);
  const marker = new Marker(places, scopeOf(surveyed, survey));
  const blocks = places.within(places.ofAll(page, writtenOf(page).written), "blocks");
  const { socials, phones, locale, words } = data.site;
  const asTheyAre = { socials, phones, locale }; // they say which drawing, and what is dialled
  return {
    ...data,
    finish: (html) => showPlaces(html, (href, language) => places.ofLink(href, language)),
    site: {
      ...marker.marked(data.site, places.business()),
      words: marker.marked(words, places.words()),
      ...asTheyAre,
    },
    page: {
      ...data.page,
      call: { ...marker.marked(data.page.call, undefined), label: data.page.call.label },
      otherLanguages: data.page.otherLanguages.map((one) => ({
        ...marker.marked(one, undefined),
        name: one.name,
      })),
      breadcrumbs: marker.marked(data.page.breadcrumbs, undefined),
      blocks: marker.marked(data.page.blocks, blocks),
    },
  };
}

class Marker {
  #places: Places;
  #scope: Scope;

  constructor(places: Places, scope: Scope) {
    this.#places = places;
    this.#scope = scope;
  }

  /** A resolved value with its texts marked; what other files say has their places. */
  marked<T>(value: T, place: Place | undefined): T;
  marked(value: unknown, place: Place | undefined): unknown {
    const places = this.#places;
    const { written } = place ?? {};
    const [, name] = typeof written === "string" ? (WHOLE.exec(written) ?? []) : [];
    const from = name && places.variable(name);
    if (from) return this.marked(value, from);
    if (typeof value === "string") return place ? this.#text(value, place) : value;
    if (Array.isArray(value))
      return value.map((item, index) => this.marked(item, this.#item(place, index, value)));
    if (!isMapping(value)) return value;
    const own = isMapping(written) ? place : places.origin(value);
    const placeOf = (key: string) => {
      const inOwn = places.within(own, key);
      return inOwn?.written === undefined ? (places.elsewhere(key, value) ?? inOwn) : inOwn;
    };
    const isMeasured = (key: string) => key === "heading" && value.type === "hero"; // its length gives its size
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      isMeasured(key) ? item : this.marked(item, placeOf(key)),
    ]);
    return Object.fromEntries(entries);
  }

  /** The place of an item of a list. Of ways to reach us, one that is written may stand for a card of each office. */
  #item(place: Place | undefined, index: number, { length }: readonly unknown[]): Place | undefined {
    const written = Array.isArray(place?.written) ? place.written : [];
    const more = length - written.length;
    if (more === 0) return this.#places.within(place, index);
    const first = written.findIndex((item) => valueAt(item, ["offices"]) !== undefined);
    if (first < 0) return undefined;
    if (index < first) return this.#places.within(place, index);
    return index > first + more
      ? this.#places.within(place, index - more)
      : this.#places.officeCard(index - first);
  }

  #text(text: string, { file, path, written, node }: Place): string {
    const isOfPage = file.startsWith("pages-data/");
    const isFact = !isOfPage && node?.holds === undefined && !/^(?:https?:|\/)/.test(text);
    const isShown = isVisible(node?.holds) || isFact;
    const isBare = isOfPage && isRead(node?.holds) ? text.trim() === "" : KEYWORD.test(text);
    if (typeof written !== "string" || !isShown || isBare) return text;
    const place = opened(file, path);
    let marked = "";
    let rest = text;
    for (const [, name = ""] of written.matchAll(VARIABLE)) {
      const from = this.#places.variable(name);
      const value = String(lookUp(this.#scope, name));
      const pattern = `(?<!\\]\\([^)]*)${typesetPattern(value)}`; // not in a link's address
      const found = from && new RegExp(pattern).exec(rest);
      if (!found) continue;
      const [words] = found;
      marked += `${rest.slice(0, found.index)}${CLOSE}${opened(from.file, from.path)}${words}${CLOSE}${place}`;
      rest = rest.slice(found.index + words.length);
    }
    marked += rest;
    const isMarkdown = node?.holds && MARKED.includes(node.holds);
    return isMarkdown ? marked.replace(/.+/g, (line) => markedLine(line, place)) : place + marked + CLOSE;
  }
}

/** What finds words, typeset too: with spaces and hyphens that no line breaks at, and real quotes. */
function typesetPattern(words: string): string {
  return [...words]
    .map((sign) => {
      if (/\s/.test(sign)) return "\\s";
      if (/[–-]/.test(sign)) return `\u2060?${RegExp.escape(sign)}\u2060?`;
      return { "'": "['‘’]", '"': '["“”]' }[sign] ?? RegExp.escape(sign);
    })
    .join("");
}

/** A line of Markdown with its words marked, behind what makes it a heading, a list or a quotation. */
function markedLine(line: string, place: string): string {
  if (/^\s*(?:\||```|\[[^\]]*\]:)/.test(line) || !/[\p{L}\p{N}]/u.test(line)) return line;
  const [start = ""] = /^(?:[\s#>*_~`![+-]|\d+[.)]\s)*/.exec(line) ?? [];
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
