/** What a field may hold: inline Markdown, a line of text or several, headings. */
export type Room = { marks: boolean; lines: boolean; headings: boolean; dropped: Set<string> };

/** Returns the Markdown before a block: of a heading, or of an item of a list, with those around it. */
export function markFor(element: Element, room: Room): string {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (level && room.headings) return Number(level) <= 2 ? "## " : "### ";
  if (level) room.dropped.add("headings");
  if (element.localName !== "li") return "";
  const isOrdered = element.parentElement?.localName === "ol";
  const depth = element.parentElement?.closest("li") ? "  " : "";
  return depth + (isOrdered ? "1. " : "- ");
}

/** Returns the mark of an item of a list in Word, whose HTML has paragraphs with a bullet or number before the text. */
export function markOfWord(item: Element): string {
  const shown = item.querySelector("[style*='mso-list:Ignore' i]")?.textContent ?? "";
  return /\d|^\s*[a-z][.)]/i.test(shown) ? "1. " : "- ";
}

/** Returns the Markdown around an inline element; none, which is noted, if the field is for plain text. */
export function marksFor(element: HTMLElement, room: Room): readonly [string, string] {
  const marks = marksOf(element, room);
  if (room.marks || marks[0] === "") return marks;
  if (element.textContent?.trim()) room.dropped.add(marks[0] === "[" ? "links" : "bold and italic");
  return NONE;
}

const NONE = ["", ""] as const;

/** Returns the Markdown around an inline element: of bold, italic, or a link. */
function marksOf(element: HTMLElement, room: Room): readonly [string, string] {
  const { fontWeight, fontStyle } = element.style;
  const name = element.localName;
  if (name === "a") {
    const href = hrefOf(element.getAttribute("href") ?? "");
    if (href) return ["[", `](${href})`];
    if (element.hasAttribute("href")) room.dropped.add("links that are not allowed here");
  }
  const isPlain = /^(?:normal|[1-5]00)$/.test(fontWeight);
  if (/^(?:bold|bolder|[6-9]00)$/.test(fontWeight) || (/^(?:b|strong)$/.test(name) && !isPlain))
    return ["**", "**"];
  if (fontStyle === "italic" || (/^(?:i|em)$/.test(name) && fontStyle !== "normal")) return ["*", "*"];
  return NONE;
}

/** Returns the address that a link may have here: within this site as a path, without a search engine's detour. */
function hrefOf(href: string): string | undefined {
  const url = URL.parse(href, location.origin);
  const detour =
    url?.hostname === "www.google.com" && url.pathname === "/url" ? url.searchParams.get("q") : null;
  if (detour) return hrefOf(detour);
  if (!url || !/^(?:https|tel|sms|mailto):$/.test(url.protocol))
    return url?.origin === location.origin ? url.pathname + url.hash : undefined;
  return url.origin === location.origin
    ? url.pathname + url.hash
    : url.href.replace(/[()]/g, encodeURIComponent);
}
