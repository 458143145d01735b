import { MARKED } from "../../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { markFor, markOfWord, marksFor, type Room } from "./pasteMarks.ts";

/** What a field gets of what is pasted, and what of it the field cannot hold, in words. */
export type Pasted = { text: string; dropped: string[] };

const NOTHING = "head, style, script, title, meta, link, template, noscript, [style*='mso-list:Ignore' i]";
const LOST = { "img, picture, svg, video": "pictures", "input, button, select, iframe": "controls" };
const BLOCK =
  /^(?:p|div|section|article|blockquote|pre|li|ul|ol|h[1-6]|table|tr|figure|dl|dt|dd|main|header|footer)$/;
const BLOCKS = "p, div, li, h1, h2, h3, h4, h5, h6";
const BULLET = /^\s*[•·▪◦‣●○∙*–-][\s\u00a0]+(?=\S)/u;
const NUMBER = /^\s*\d{1,2}[.)][\s\u00a0]+(?=\S)/;
const ODD = /[\t\u00a0\u00ad\u200b-\u200f•·▪◦‣●○∙]/u;
const END = /[.!?:;,…][”"’')\]*]*$/;

/**
 * Returns what is pasted from a text processor, a web page or a mail as the Markdown that a field may hold, else as
 * plain sentences; undefined if it can be pasted as it is.
 */
export function pastedText(html: string, plain: string, holds: SchemaNode["holds"]): Pasted | undefined {
  const marks = holds !== undefined && MARKED.includes(holds);
  const lines = holds === "markdown" || holds === "paragraphs";
  if (!html && !ODD.test(plain) && (lines || !plain.includes("\n"))) return undefined;
  const room: Room = { marks, lines, headings: holds === "markdown", dropped: new Set() };
  const parts = html
    ? partsOf(new DOMParser().parseFromString(html, "text/html").body, room)
    : partsIn(plain);
  const written = parts
    .map(({ mark, text }) => ({ mark, text: tidy(text) }))
    .filter(({ text }) => text !== "");
  if (!lines && written.some(({ mark }) => mark !== "")) room.dropped.add("lists and headings");
  const text = lines ? inLines(written) : inSentences(written.map((part) => part.text));
  return { text, dropped: [...room.dropped] };
}

/** A paragraph, a heading or an item of a list, with the Markdown before it. */
type Part = { mark: string; text: string };

function inLines(parts: readonly Part[]): string {
  const isItem = ({ mark }: Part) => /^\s*(?:-|\d+\.) $/.test(mark);
  return parts.reduce((text, part, index) => {
    const before = parts[index - 1];
    const gap = !before ? "" : isItem(before) && isItem(part) ? "\n" : "\n\n";
    return text + gap + part.mark + (part.mark.startsWith("#") ? part.text.replaceAll("**", "") : part.text);
  }, "");
}

function inSentences(texts: readonly string[]): string {
  const last = texts.length - 1;
  const sentences = texts.map((text, index) => (index === last || END.test(text) ? text : `${text}.`));
  return sentences.join(" ").replace(/\n/g, " ");
}

/** Returns a text without tabs, bullets, invisible characters and spaces of other kinds. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000 ]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replaceAll("****", "") // between words that were bold each
    .trim();
}

/** Returns the parts of a plain text, in which empty lines or bullets begin another. */
function partsIn(plain: string): Part[] {
  return plain
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n|\n(?=\s*(?:[•·▪◦‣●○∙]|[-*–] |\d{1,2}[.)]\s))/u)
    .map((text) => asItem(text) ?? { mark: "", text });
}

/** Returns a text that begins with a bullet or a number as an item of a list. */
function asItem(text: string): Part | undefined {
  if (BULLET.test(text)) return { mark: "- ", text: text.replace(BULLET, "") };
  const [number] = NUMBER.exec(text) ?? [];
  if (!number) return undefined;
  return { mark: `${Number.parseInt(number, 10)}. `, text: text.slice(number.length) };
}

function partsOf(body: HTMLElement, room: Room): Part[] {
  for (const [lost, words] of Object.entries(LOST))
    for (const element of body.querySelectorAll(lost)) {
      element.remove();
      room.dropped.add(words);
    }
  const items = new Map(
    [...body.querySelectorAll("[style*='mso-list:' i]")].map((item) => [item, markOfWord(item)]),
  );
  for (const element of body.querySelectorAll(NOTHING)) element.remove();
  const parts: Part[] = [{ mark: "", text: "" }];
  const begin = (mark: string) => parts.push({ mark, text: "" });
  const add = (text: string) => {
    const last = parts.at(-1);
    if (last) last.text += text;
  };
  walk(body);
  return parts.map((part) => (part.mark === "" ? (asItem(part.text) ?? part) : part));

  function walk(node: Node): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) add(escaped(child.data.replace(/\s+/g, " "), room));
      if (!(child instanceof HTMLElement)) continue;
      if (child.localName === "br") add(room.lines ? "\n" : " ");
      else if (BLOCK.test(child.localName)) block(child);
      else inline(child);
    }
  }
  function block(element: HTMLElement): void {
    if (element.localName === "table") room.dropped.add("the form of a table");
    const mark = items.get(element) ?? markFor(element, room);
    if (mark !== "" || parts.at(-1)?.text.trim()) begin(mark); // a paragraph within an item belongs to it
    walk(element);
    begin("");
  }
  function inline(element: HTMLElement): void {
    const [before, after] = element.querySelector(BLOCKS) ? ["", ""] : marksFor(element, room);
    const start = parts.at(-1)?.text.length ?? 0;
    walk(element);
    if (/^t[dh]$/.test(element.localName)) add(" ");
    const last = parts.at(-1);
    if (!last || !before) return;
    const [, space = "", words = "", end = ""] = /^(\s*)(.*?)(\s*)$/su.exec(last.text.slice(start)) ?? [];
    last.text = last.text.slice(0, start) + space + (words && before + words + after) + end;
  }
}

/** Returns a text whose characters do not mean anything in Markdown. */
function escaped(text: string, { marks }: Room): string {
  return marks ? text.replace(/[\\*_`[\]<>]/g, "\\$&") : text;
}
