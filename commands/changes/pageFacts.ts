import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** What a page consists of, in document order. */
export interface HtmlFacts {
  /** Its title, its description, and what visitors read and hear on it, one entry per block of text. */
  words: string[];
  links: string[];
  pictures: string[];
  /** Metadata for search engines and social networks. */
  head: string[];
  /** Its elements and their attributes, without what the other lists hold and the names of styles and scripts. */
  structure: string;
  /** The files of this site that it loads. */
  loads: string[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements within a block of text; every other element begins a new block. */
const INLINE = new Set("a abbr b br cite code em i mark q s small span strong sub sup time u wbr".split(" "));
const SPOKEN = ["alt", "aria-label", "placeholder", "title"];
const NO_WORDS = new Set(["script", "style", "template"]);
/** Attributes that have a list of their own, or contain a meaningless hash. */
const ELSEWHERE = new Set([...SPOKEN, "href", "src", "srcset", "content", "integrity"]);

/** Extracts the facts of an HTML text. */
export function pageFacts(html: string): HtmlFacts {
  const facts: HtmlFacts = { words: [], links: [], pictures: [], head: [], structure: "", loads: [] };
  let text = "";
  const end = () => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words) facts.words.push(words);
    text = "";
  };
  const walk = (node: Node, isDrawing = false): void => {
    if ("value" in node && isDrawing) facts.structure += node.value;
    else if ("value" in node) text += node.value;
    if (!("tagName" in node)) return;
    const { tagName } = node;
    if (!INLINE.has(tagName)) end();
    facts.structure += `<${tagName}${attributesOf(node)}>`;
    if (!isDrawing) note(node, facts);
    const draws = isDrawing || tagName === "svg";
    if (draws || !NO_WORDS.has(tagName)) for (const child of node.childNodes) walk(child, draws);
    facts.structure += "</>";
    if (!INLINE.has(tagName)) end();
  };
  for (const child of parse(html).childNodes) walk(child);
  facts.loads = [...new Set(facts.loads)];
  return facts;
}

function note({ tagName, attrs, childNodes }: Element, facts: HtmlFacts): void {
  const attributes: Record<string, string | undefined> = Object.fromEntries(
    attrs.map(({ name, value }) => [name, value]),
  );
  const { href, src, rel, type, content, property, name = property } = attributes;
  facts.words.push(...SPOKEN.flatMap((key) => attributes[key] || []));
  if (tagName === "a" && href) facts.links.push(href);
  if (tagName === "img" && src) facts.pictures.push(src);
  if (tagName === "meta" && name === "description") facts.words.push(content ?? "");
  else if (tagName === "meta" && name) facts.head.push(`${name}: ${content}`);
  const isLoaded = tagName === "link" && /stylesheet|preload/.test(rel ?? "");
  if (tagName === "link" && rel && !isLoaded) facts.head.push(`${rel}: ${href}`);
  if (type === "application/ld+json") facts.head.push(...linesOf(childNodes));
  const loaded = isLoaded ? href : src;
  if (loaded?.startsWith("/")) facts.loads.push(loaded.replace(/#.*$/, ""));
}

/** Returns structured data with a line for each value, so that a change shows only that value. */
function linesOf([node]: Node[]): string[] {
  const text = node && "value" in node ? node.value : "";
  return JSON.stringify(JSON.parse(text), null, 1)
    .split("\n")
    .map((line) => line.trim());
}

function attributesOf({ attrs }: Element): string {
  return attrs
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map(({ name, value }) => ` ${name}=${value}`)
    .join("");
}
