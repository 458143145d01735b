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
