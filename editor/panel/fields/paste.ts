import { MARKED, type SchemaNode } from "../../../content/validate/schemaNode.ts";

/** What a field may hold, and what of the pasted text it cannot. */
type Room = ReturnType<typeof roomIn> & { dropped: Set<string> };

/** Whether a text may hold inline Markdown, several lines, and headings. */
export function roomIn(holds: SchemaNode["holds"]) {
  const headings = holds === "markdown";
  return {
    marks: holds !== undefined && MARKED.includes(holds),
    lines: headings || holds === "paragraphs",
    headings,
  };
}

const NOTHING = "head, style, script, title, meta, link, template, noscript, [style*='mso-list:Ignore' i]";
const LOST = { "img, picture, svg, video": "pictures", "input, button, select, iframe": "controls" };
const BLOCK =
  /^(?:p|div|section|article|blockquote|pre|li|ul|ol|h[1-6]|table|tr|figure|dl|dt|dd|main|header|footer)$/;
const BLOCKS = "p, div, li, h1, h2, h3, h4, h5, h6";
const ITEM = /^\s*(?:[•·▪◦‣●○∙*–-]|(\d{1,2})[.)])\s+(?=\S)/u;
const ODD = /[\t\u00a0\u00ad\u200b-\u200f•·▪◦‣●○∙]/u;
const END = /[.!?:;,…][”"’')\]*]*$/;

/**
 * Returns what is pasted from a text processor, a web page or a mail as the Markdown that a field may hold, else as
 * plain sentences, with what of it the field cannot hold, in words; undefined if it can be pasted as it is.
 */
export function pastedText(html: string, plain: string, holds: SchemaNode["holds"]) {
  const room: Room = { ...roomIn(holds), dropped: new Set() };
  const { lines, dropped } = room;
  if (!html && !ODD.test(plain) && (lines || !plain.includes("\n"))) return undefined;
  const written = (
    html ? textOfHtml(html, room) : plain.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(BETWEEN, PART)
  )
    .split(PART)
    .map(partOf)
    .filter(({ text }) => text !== "");
  if (!lines && written.some(({ mark }) => mark !== "")) dropped.add("lists and headings");
  const text = lines ? inLines(written) : inSentences(written.map((part) => part.text));
  return { text, dropped: [...dropped] };
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

/** What separates the parts of a document, and the mark of a part from its text. No text has them. */
const PART = "\u2029";
const MARK = "\u2028";
/** Matches what is before a paragraph that belongs to the item around it. */
const WITHIN_ITEM = /\u2028(?:\s*\u2029)+(?![^\u2029]*\u2028)/g;

/** Matches what is between the parts of a plain text: an empty line, or the end of a line before a bullet. */
const BETWEEN = /\n\s*\n|\n(?=\s*(?:[•·▪◦‣●○∙]|[-*–] |\d{1,2}[.)]\s))/gu;

/** Returns a part with its mark: of the element that it was, or as an item of a list that begins with a bullet. */
function partOf(part: string): Part {
  const [text = "", mark = ""] = part.split(MARK).reverse();
  const [bullet, number] = (mark === "" && ITEM.exec(text)) || [];
  if (bullet === undefined) return { mark, text: tidy(text) };
  return { mark: number ? `${Number(number)}. ` : "- ", text: tidy(text.slice(bullet.length)) };
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

/** Returns the text of a document, without what no field holds. */
function textOfHtml(html: string, room: Room): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const [lost, words] of Object.entries(LOST))
    for (const element of body.querySelectorAll(lost)) {
      element.remove();
      room.dropped.add(words);
    }
  for (const item of body.querySelectorAll<HTMLElement>("[style*='mso-list:' i]"))
    item.dataset.mark = markOfWord(item);
  for (const element of body.querySelectorAll(NOTHING)) element.remove();
  return textOf(body, room).replace(WITHIN_ITEM, MARK);
}

function textOf(node: Node, room: Room): string {
  const texts = [...node.childNodes].map((child) => {
    if (child instanceof Text) return escaped(child.data.replace(/\s+/g, " "), room);
    if (!(child instanceof HTMLElement)) return "";
    if (child.localName === "br") return room.lines ? "\n" : " ";
    return BLOCK.test(child.localName) ? blockText(child, room) : inlineText(child, room);
  });
  return texts.join("");
}

function blockText(element: HTMLElement, room: Room): string {
  if (element.localName === "table") room.dropped.add("the form of a table");
  const mark = element.dataset.mark ?? markFor(element, room);
  return PART + (mark && mark + MARK) + textOf(element, room) + PART;
}

function inlineText(element: HTMLElement, room: Room): string {
  const text = textOf(element, room);
  if (/^t[dh]$/.test(element.localName)) return `${text} `;
  const [before, after] = element.querySelector(BLOCKS) ? NONE : marksFor(element, room);
  const [, space = "", words = "", end = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return space + (words && before + words + after) + end;
}

/** Returns a text whose characters do not mean anything in Markdown. */
function escaped(text: string, { marks }: Room): string {
  return marks ? text.replace(/[\\*_`[\]<>]/g, "\\$&") : text;
}

/** Returns the Markdown before a block: of a heading, or of an item of a list, with those around it. */
function markFor(element: Element, room: Room): string {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (level && room.headings) return Number(level) <= 2 ? "## " : "### ";
  if (level) room.dropped.add("headings");
  if (element.localName !== "li") return "";
  const isOrdered = element.parentElement?.localName === "ol";
  const depth = element.parentElement?.closest("li") ? "  " : "";
  return depth + (isOrdered ? "1. " : "- ");
}

/** Returns the mark of an item of a list in Word, whose HTML has paragraphs with a bullet or number before the text. */
function markOfWord(item: Element): string {
  const shown = item.querySelector("[style*='mso-list:Ignore' i]")?.textContent ?? "";
  return /\d|^\s*[a-z][.)]/i.test(shown) ? "1. " : "- ";
}

const NONE = ["", ""] as const;

/** Returns the Markdown around an inline element: of bold, italic, or a link; none if the field is for plain text. */
function marksFor(element: HTMLElement, room: Room): readonly [string, string] {
  const { fontWeight, fontStyle } = element.style;
  const name = element.localName;
  const href = name === "a" ? element.getAttribute("href") : null;
  const link = href === null ? undefined : hrefOf(href);
  if (href !== null && !link) room.dropped.add("links that are not allowed here");
  const isPlain = /^(?:normal|[1-5]00)$/.test(fontWeight);
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(fontWeight) || (/^(?:b|strong)$/.test(name) && !isPlain);
  const isItalic = fontStyle === "italic" || (/^(?:i|em)$/.test(name) && fontStyle !== "normal");
  if (!link && !isBold && !isItalic) return NONE;
  if (room.marks) return link ? ["[", `](${link})`] : isBold ? ["**", "**"] : ["*", "*"];
  if (element.textContent?.trim()) room.dropped.add(link ? "links" : "bold and italic");
  return NONE;
}

/** Returns the address that a link may have here: within this site as a path, without a search engine's detour. */
function hrefOf(href: string): string | undefined {
  const url = URL.parse(href, location.origin);
  const isDetour = url?.hostname === "www.google.com" && url.pathname === "/url";
  const detour = isDetour ? url.searchParams.get("q") : null;
  if (detour) return hrefOf(detour);
  if (url?.origin === location.origin) return url.pathname + url.hash;
  const isAllowed = url && /^(?:https|tel|sms|mailto):$/.test(url.protocol);
  return isAllowed ? url.href.replace(/[()]/g, encodeURIComponent) : undefined;
}
