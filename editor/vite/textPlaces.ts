import type { CheckedContent } from "../../checker/loadChecked.ts";
import { scopeOf } from "../../content/compile/partsFor.ts";
import type { Scope } from "../../content/lib/data.ts";
import { isMapping } from "../../content/lib/data.ts";
import { type Path, valueAt } from "../../content/lib/path.ts";
import { isRead, isVisible, MARKED } from "../../content/validate/annotatedTexts.ts";
import { lookUp } from "../../content/variables/scope.ts";
import type { Data } from "../../renderer/+data.ts";
import { AT, END } from "../contract.ts";
import { VARIABLE } from "../words.ts";
import { Places, type SourcePlace } from "./places.ts";

// On the dev server, comments before and after each text in the HTML of a page name the place where it is written, so
// that a click leads to its field. Texts carry their places through the components in characters of Unicode's private
// use area, which no text contains and no component takes for words; showPlaces() turns them into comments.
const FIRST = 0xe000;
const [STOP, CLOSE] = ["\ue0a0", "\ue0a1"];
const OPENED = /([\ue000-\ue07f]+)\ue0a0/;
const ANY = new RegExp(`${OPENED.source}|${CLOSE}`, "g");
/** Matches an element that cannot contain comments, a tag, or a mark in a text. */
const PART = new RegExp(`<(head|script|style|textarea)\\b.*?</\\1>|<[^>]*>|${ANY.source}`, "gs");

/** Texts that a component may compare with known keywords or the empty string, and must stay bare: low, FL. */
const KEYWORD = /^(?:\p{Ll}+|\p{Lu}{2,3}|\s*)$/u;

const WHOLE = new RegExp(`^\\s*${VARIABLE.source}\\s*$`);

/** Turns the marks in a page's HTML into comments and attributes. `ofLink` returns the place of a link's target. */
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

/** Marks the texts in the data of a page with the places where they are written. */
export function withPlaces(data: Data, content: CheckedContent): Data {
  const { survey, business, all, writtenOf } = content;
  const page = all.find(({ file }) => file === data.page.file);
  const surveyed = survey.pages.find(({ file }) => file === data.page.file);
  if (!page || !surveyed) return data;
  const places = new Places(content, surveyed);
  const marker = new Marker(places, scopeOf(surveyed, business));
  const blocks = places.within(places.ofAll(page, writtenOf(page.file).written), "blocks");
  const { socials, phones, locale, words } = data.site;
  const asTheyAre = { socials, phones, locale }; // components choose icons and dial numbers by them
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

  /** Returns a resolved value with its texts marked; texts from other files have their places there. */
  marked<T>(value: T, place: SourcePlace | undefined): T;
  marked(value: unknown, place: SourcePlace | undefined): unknown {
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
    const isMeasured = (key: string) => key === "heading" && value.type === "hero"; // its size depends on its length
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      isMeasured(key) ? item : this.marked(item, placeOf(key)),
    ]);
    return Object.fromEntries(entries);
  }

  /** Returns the place of a list item. One `offices` item in a list of ways to reach us becomes one card per office. */
  #item(
    place: SourcePlace | undefined,
    index: number,
    { length }: readonly unknown[],
  ): SourcePlace | undefined {
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

  #text(text: string, { file, path, written, node }: SourcePlace): string {
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

/** Returns a pattern for words, typeset or not: with non-breaking spaces and hyphens, and curly quotes. */
function typesetPattern(words: string): string {
  return [...words]
    .map((sign) => {
      if (/\s/.test(sign)) return "\\s";
      if (/[–-]/.test(sign)) return `\u2060?${RegExp.escape(sign)}\u2060?`;
      return { "'": "['‘’]", '"': '["“”]' }[sign] ?? RegExp.escape(sign);
    })
    .join("");
}

/** Marks the words of a line of Markdown, after the syntax of a heading, list or quotation. */
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
