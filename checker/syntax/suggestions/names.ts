import { onEachLine } from "../errorContext.ts";
import { mistake, type PossibleMistake, put } from "../mistake.ts";

const EMPTY = /^( *)((?:- +)*)([a-z]\w*):[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( *)(?=(- )|[a-z]\w*:)/gim;
const MOST_ENTRIES = 20;

/**
 * Names without a value, followed by entries that were perhaps meant to be indented below them: the first one, the
 * first two, and so on. YAML reads those as siblings, so the parser reports no error.
 */
export function emptyNames(text: string): PossibleMistake[] {
  return [...text.matchAll(EMPTY)].flatMap((found) => {
    const { 0: above, 1: spaces = "", 2: dashes = "", 3: name = "", 4: indent = "", 5: dash, index } = found;
    const column = spaces.length + dashes.length;
    if (dash ? indent.length >= column : indent.length !== column) return [];
    const start = index + above.length - indent.length;
    const nameAt = index + column;
    const sections = dashes && !dash ? [sectionWithoutType(nameAt, name)] : [];
    const isOwn = new RegExp(`^(?= {${indent.length}}\\S| {${indent.length + 1}} *[^\\s#])`, "gm");
    const entries = endsOfEntries(text.slice(start), indent.length, dash ?? "(?!- )").map((end, index) => {
      const lines = [...text.slice(start, start + end).matchAll(isOwn)];
      const changes = lines.map((line) => put(" ".repeat(column + 2 - indent.length), start + line.index));
      const line = /.*\S/.exec(text.slice(start))?.[0].length ?? 0;
      const more = index > 0 ? `, and move the other lines of '${name}' as far` : "";
      const message = `This line belongs to '${name}' above, and starts no further in than that.`;
      const hint = `Start it with ${column + 2} spaces${more}.`;
      return mistake(start + indent.length, start + line, [changes], { code: "indentation", message, hint });
    });
    return [...sections, ...entries];
  });
}

/** A section that begins with its type as a name: `- stats:` instead of `- type: stats`. */
function sectionWithoutType(at: number, name: string): PossibleMistake {
  const right = `type: ${name}`;
  const message = `A section begins with its type, not with ${name}:`;
  const ways = [[put(right, at, name.length + 1)]];
  return mistake(at, at + name.length, ways, { code: "missing-property", message, hint: `Write ${right}` });
}

/** End offsets of the entries at the start of a text that are indented by `indent` spaces. */
function endsOfEntries(text: string, indent: number, lead: string): number[] {
  const isNext = new RegExp(`^ {${indent}}${lead}[^\\s#]`);
  const isInside = new RegExp(`^(?: {${indent + 1}}|\\s*(?:#.*)?$)`);
  const ends: number[] = [];
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    if (isNext.test(line) && at > 0) ends.push(at);
    else if (at > 0 && !isInside.test(line)) break;
    at += line.length;
  }
  return [...ends, at].slice(0, MOST_ENTRIES);
}

/** First names of list entries, and names of multi-line texts: the one that fits leaves the fewest mistakes. */
const OF_ENTRIES = ["title", "question", "heading", "name", "label", "text", "quote", "number"];
const OF_TEXTS = ["intro", "description", "body", "answer", "quote", "text"];

/** A list entry or multi-line text whose name was deleted: the lines below show that it had one. */
export const deletedNames = onEachLine(({ start, contentAt, content, end }, { text }): PossibleMistake[] => {
  const isEntry =
    contentAt > start && /^\p{Lu}[^:#]*$/u.test(content) && nextHasName(text, end, contentAt - start);
  const isText = contentAt === start && /^[|>][-+]?$/.test(content) && isBelow(text, end, start);
  if (!isEntry && !isText) return [];
  const names = isEntry ? OF_ENTRIES : OF_TEXTS;
  return names.map((name) =>
    mistake(contentAt, end, [[put(`${name}: `, contentAt)]], {
      code: "no-name",
      message: "This text has no name in front of it.",
      hint: `Write ${name}: in front of it.`,
    }),
  );
});

/** Whether the next line begins with a name, indented `gap` columns further than the dash. */
function nextHasName(text: string, end: number, gap: number): boolean {
  const [, indent = "", dashes = ""] =
    /^( *)(-? *)/.exec(text.slice(text.lastIndexOf("\n", end - 1) + 1)) ?? [];
  const next = text.slice(text.indexOf("\n", end) + 1);
  return gap === dashes.length && new RegExp(`^ {${indent.length + gap}}[a-z]\\w*:`, "i").test(next);
}

function isBelow(text: string, end: number, start: number): boolean {
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  return new RegExp(`^\\n {${column + 1},}[^\\s>]`).test(text.slice(end).replace(/^\r/, ""));
}
