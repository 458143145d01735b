import { isVisible, nodeAt } from "../../checker/lib/annotatedTexts.ts";
import { type Path, type Scope, valueAt } from "../../content/lib/data.ts";
import { MARKED, type SchemaNode } from "../../content/validate/schemaNode.ts";
import { expand } from "../../content/variables/expand.ts";
import { AT, END } from "../contract.ts";

/** Data of a file as written, which is at `at` in it. */
export type Origin = { file: string; written: unknown; at?: Path };

/** How data is marked. */
interface Marking {
  node: SchemaNode;
  /** The files that hold the data; of several, the first that has a value is its place. */
  origins: readonly Origin[];
  /** The values of variables, marked. */
  scope?: Scope;
  /** Whether the data itself is to be a scope: numbers become marked texts, and keywords are marked. */
  isScope?: boolean;
}

/** Texts of site.yaml and words/ that may be compared with known keywords, and must stay bare: form, VT, repair. */
const KEYWORD = /^(?:[\p{Ll}-]+|\p{Lu}{2,3})$/u;
/** The levels of urgency that cards know. */
const LEVEL = /^(?:low|medium|high|emergency)$/i;
/** Entries that must stay bare: lists are grouped by them, or formats of numbers and dates depend on them. */
const COMPARED: readonly unknown[] = ["category", "county", "postalCodes", "locale"];

/** Returns data, as valid as before, with its texts marked and its variables filled in. */
export function markedAs<T>(valid: T, data: unknown, marking: Marking): T;
export function markedAs(_: unknown, data: unknown, marking: Marking): unknown {
  const { node, origins, scope = {}, isScope = false } = marking;
  const mark = (value: unknown, path: Path) => {
    const origin = origins.find(({ written }) => valueAt(written, path) !== undefined);
    if (!origin || path.some((key) => COMPARED.includes(key))) return value;
    const { file, at = [] } = origin;
    const place = placed(file, [...at, ...path]);
    if (typeof value !== "string")
      return isScope && typeof value === "number" ? marked(`${value}`, place) : value;
    const { holds } = nodeAt(node, data, path);
    const isOfPage = file.startsWith("pages-data/");
    const isFact = !isOfPage && holds === undefined && !/^(?:https?:|\/)/.test(value);
    const isKeyword = isOfPage
      ? path.at(-1) === "urgency" && LEVEL.test(value)
      : !isScope && KEYWORD.test(value);
    if (isKeyword || !/\S/.test(value) || !(isFact || isVisible(holds))) return value;
    return marked(value, place, holds && MARKED.includes(holds));
  };
  return expand(data, { scope, unresolvable: () => true, mark }).data;
}

// Marks around a text name the place where it is written. They are characters of Unicode that no text contains, no
// component takes for words, and sorting ignores (supplementary variation selectors). In the HTML of a page they become
// comments, so that a click on a text leads to its field.
const FIRST = 0xe0100;
const [STOP, CLOSE] = ["\u{e0180}", "\u{e0181}"];
const OPENED = /([\u{e0100}-\u{e017f}]+)\u{e0180}/u;
const ANY = new RegExp(`${OPENED.source}|${CLOSE}`, "gu");
/** Matches an element that cannot contain comments, a tag, or a mark in a text. */
const PART = new RegExp(`<(head|script|style|textarea)\\b.*?</\\1>|<[^>]*>|${ANY.source}`, "gsu");
const JOINER = /\u2060/g;

/** Returns the place of an entry: pages-data/index.yaml:blocks.0.heading. */
export function placed(file: string, path: Path): string {
  return `${file}:${path.join(".")}`;
}

/** Returns a text within marks, unless it already is; of Markdown, the words of each line. */
export function marked(text: string, place: string, isMarkdown = false): string {
  const codes = [...place].map((sign) => FIRST + sign.charCodeAt(0));
  const open = String.fromCodePoint(...codes) + STOP;
  const inMarks = (words: string) => (isMarked(words) ? words : open + words + CLOSE);
  return isMarkdown ? text.replace(/.+/g, (line) => markedLine(line, inMarks)) : inMarks(text);
}

/** Marks the words of a line of Markdown, after the syntax of a heading, list or quotation. */
function markedLine(line: string, inMarks: (words: string) => string): string {
  if (/^\s*(?:\||```|\[[^\]]*\]:)/.test(line) || !/[\p{L}\p{N}]/u.test(line)) return line;
  const [start = ""] = /^(?:[\s#>*_~`![+-]|\d+[.)]\s)*/.exec(line) ?? [];
  const words = line.slice(start.length).replace(/[*_~\s]+$/, "");
  return start + inMarks(words) + line.slice(start.length + words.length);
}

/** Whether one pair of marks is around all of a text. */
function isMarked(text: string): boolean {
  return text.search(OPENED) === 0 && text.indexOf(CLOSE) === text.length - CLOSE.length;
}

const bare = (text: string): string => text.replace(ANY, "");

/** Returns a text with the marks of `from`, which is the same text, composed of marked ones; if it is not, no marks. */
export function withMarksOf(from: string, text: string): string {
  if (!OPENED.test(from)) return text;
  const tight = from.replace(JOINER, "").replace(/\]\([^)]*\)/g, bare); // no marks in a link's address
  if (untypeset(bare(tight)) !== untypeset(text)) return text;
  const signs = text.matchAll(/\u2060*[^\u2060]/gu);
  const each = new RegExp(`(${ANY.source})|[^]`, "gu");
  return tight.replace(each, (_, mark?: string) => mark ?? signs.next().value?.[0] ?? "");
}

/** Returns a text without what typesetting adds or replaces. */
function untypeset(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return straight.replace(JOINER, "").replace(/\s/g, " ");
}

/** Turns the marks in a page's HTML into comments and attributes. `ofLink` returns the place of a link's target. */
export function showMarks(html: string, ofLink: (href: string, language?: string) => string | undefined) {
  const open: string[] = [];
  const comment = () => (open.length > 0 ? `<!--${AT}${open.at(-1)}-->` : "");
  return html.replace(PART, (part, _, mark) => {
    const end = open.length > 0 ? `<!--${END}-->` : "";
    if (part === CLOSE) open.pop();
    if (mark) open.push(decoded(mark));
    if (part === CLOSE || mark) return end + comment();
    const [, first] = part.startsWith("<img") ? (OPENED.exec(part) ?? []) : [];
    const [, href] = /^<a [^>]*href="([^"]*)"/.exec(part) ?? [];
    const [, language] = / hreflang="([^"]*)"/i.exec(part) ?? [];
    const at = first ? decoded(first) : href && ofLink(href, language);
    return at ? bare(part).replace(/\s*\/?>$/, (closing) => ` data-at="${at}"${closing}`) : bare(part);
  });
}

/** Returns the place that a mark names, without what could end a comment or an attribute. */
function decoded(mark: string): string {
  const signs = [...mark].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FIRST));
  return signs.join("").replace(/[<>"&]/g, "");
}
