import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";
import type { ChartFile, ThemeFile } from "../../schema/types.ts";

/** An SVG file to be inlined into pages: its shapes and its viewBox. */
export interface Drawing {
  viewBox: string;
  width: number;
  height: number;
  shapes: string;
  label?: string;
}

/** How the site looks: theme.yaml, and the files that it names. */
export interface Theme extends Omit<ThemeFile, "logo" | "chart"> {
  logo: Drawing | undefined;
  chart: ChartFile | undefined;
  /** The drawings that pages can use, by file name; translated ones have a language suffix, as cleaning.es. */
  drawings: Record<string, Drawing>;
}

const SHAPES =
  "circle clipPath defs desc ellipse g line linearGradient mask path polygon polyline radialGradient rect stop text title tspan".split(
    " ",
  );
/** Attributes that run code, may refer to something outside the drawing, or have a namespace prefix. */
const ACTIVE = /^on|^style$|href|^src|:/i;

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Parses an SVG file of the theme for inlining into pages; undefined if it is not a drawing or contains more than
 * shapes. As part of a page it is parsed as HTML, like in browsers; only known elements pass, without attributes that
 * could do harm.
 */
export function drawingIn(text: string): Drawing | undefined {
  const roots = parseFragment(text.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, "")).childNodes.filter(isElement);
  const [svg] = roots;
  if (roots.length !== 1 || svg?.tagName !== "svg") return undefined;
  const attributes = Object.fromEntries(svg.attrs.map(({ name, value }) => [name, value]));
  const { viewBox, "aria-label": label } = attributes;
  const [, , width, height] = (viewBox ?? "").split(/[\s,]+/).map(Number);
  if (!viewBox || !width || !height || !elementsIn(svg).every(isHarmless)) return undefined;
  return {
    viewBox,
    width,
    height,
    shapes: serialize(svg).trim().replaceAll("&nbsp;", "\u00a0"),
    ...(label && { label }),
  };
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is Element {
  return "tagName" in node;
}

function elementsIn(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

function isHarmless({ tagName, attrs }: Element): boolean {
  const isOwn = (value: string) => !/url\(|\\/i.test(value.replace(/url\(#[\w-]+\)/g, ""));
  return SHAPES.includes(tagName) && attrs.every(({ name, value }) => !ACTIVE.test(name) && isOwn(value));
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** The at-rules that a motif may contain; others load files, or run code while the site is built. */
const AT_RULES = new Set(["container", "keyframes", "layer", "media", "property", "supports", "utility"]);
const LOADS = /\b(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|paint)\(/i;

/** Whether a stylesheet uses plain CSS only: it loads nothing from elsewhere, not even with escaped names. */
export function isPlainCss(text: string): boolean {
  const css = withoutEscapes(text.replace(COMMENT, " "));
  const rules = [...css.matchAll(/@([\w-]*)/g)].map(([, name = ""]) => name.toLowerCase());
  return rules.every((name) => AT_RULES.has(name)) && !LOADS.test(css) && !css.includes("</");
}

/** Whether a stylesheet has as many closing as opening braces. */
export function isClosed(text: string): boolean {
  const css = text.replace(COMMENT, "");
  return css.split("{").length === css.split("}").length;
}

/** Replaces CSS escapes with the characters that they represent. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\\\r?\n/g, "")
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, digits) => letterOf(Number.parseInt(digits, 16)))
    .replace(/\\(.)/g, "$1");
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
}
