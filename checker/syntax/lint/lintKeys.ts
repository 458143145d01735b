import { isScalar, isSeq, Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { SyntaxMistake } from "../mistake.ts";
import { mapWith, scalarWith } from "./copies.ts";

/**
 * Finds missing, duplicate and forbidden keys of a mapping. `parent` is the list or mapping that contains it. Returns
 * the mapping as it was meant, too: as several, if it holds several list entries.
 */
export function lintKeys(map: YAMLMap, text: string, parent?: YAMLMap | YAMLSeq) {
  const problems: SyntaxMistake[] = [];
  const entries = [mapWith([], map)];
  let seen = new Map<unknown, number>();
  for (const pair of map.items) {
    const { name, start, end } = placeOfKey(pair, text);
    const first = seen.get(name);
    if (first !== undefined) {
      const [opener] = seen.keys();
      const isSection = isSeq(parent) && opener === "type" && hasEmptyLineAbove(text, start);
      const message: ProblemMessage = {
        code: "duplicate-key",
        message: `'${name}' stands in line ${text.slice(0, first).split("\n").length} already; only one of the two could count.`,
        hint: isSection
          ? "If another section begins here, write its first line above: - type: and the name of the section. Else take one away."
          : "Take one away. If this begins the next entry of a list, put a dash before it.",
      };
      const isRepeated = !parent && problems.some(({ code }) => code === message.code); // a page pasted twice
      if (!isRepeated) problems.push({ ...message, start, end });
      if (!isSeq(parent) || !(isSection || name === opener)) continue;
      // A forgotten dash, or a section without its first line: everything from here on is the next entry.
      entries.push(mapWith([], { flow: map.flow, range: [start, end, end] }));
      seen = new Map();
    }
    if (name !== undefined) seen.set(name, start);
    const items = entries.at(-1)?.items ?? [];
    const message = badKey(pair, map, text);
    if (message) problems.push({ ...message, start, end });
    items.push(...(message ? splitAtColon(pair) : [pair]));
  }
  return { problems, entries };
}

/** The name of a pair and its place: that of its colon if the name is missing. */
function placeOfKey({ key }: Pair, text: string): { name: unknown; start: number; end: number } {
  const [start, end] = (isScalar(key) && key.range) || [0, 0];
  const name = isScalar(key) ? key.value : undefined;
  if (end > start) return { name, start, end };
  const colon = text.indexOf(":", start);
  return { name, start: colon, end: Math.max(end, colon + 1) };
}

function hasEmptyLineAbove(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1);
  return lineStart > 0 && text.slice(text.lastIndexOf("\n", lineStart - 1) + 1, start).trim() === "";
}

const COLON = /^(\w+)(?:\s*([:=])\s*| (?=[A-Z]))(.+)$/;

/** The key and the value of a key that contains its own value; none for another key. */
function splitAtColon({ key, value }: Pair): Pair[] {
  if (!isScalar(key) || value !== null) return [];
  const [, name, , meant] = COLON.exec(String(key.value)) ?? [];
  return name === undefined ? [] : [new Pair(scalarWith(name, key), scalarWith(meant, { range: key.range }))];
}

function badKey({ key, value }: Pair, map: YAMLMap, text: string): ProblemMessage | undefined {
  if (!isScalar(key)) return undefined;
  const [start = 0, end = 0] = key.range ?? [];
  const name = String(key.value ?? "");
  if (name === "<<") {
    const message = "<< takes over entries from elsewhere, which is not allowed here.";
    return { code: "merge-key", message, hint: "Write the entries out." };
  }
  if (["__proto__", "constructor", "prototype"].includes(name)) {
    const message = `The name '${name}' cannot be used.`;
    return { code: "reserved-name", message, hint: "Choose another one." };
  }
  if (name === "") {
    const message = "There is no name before this colon.";
    return { code: "no-name", message, hint: "Write it as name: value." };
  }
  const [, glued] = /^-(\w+)$/.exec(name) ?? [];
  if (glued !== undefined) {
    const hint = `A dash that starts an entry is followed by a space: - ${glued}:`;
    return { code: "no-space-after-dash", message: "There is no space after this dash.", hint };
  }
  const isEmpty = value === null || (isScalar(value) && value.value === null);
  if (!map.flow && isEmpty && /\S +\S/.test(name) && !COLON.test(name)) return notAName;
  if (!map.flow || value !== null || text[end] === ":") return undefined;
  const [, word, sign, meant] = COLON.exec(name) ?? [];
  const isFirst = text.slice(text.lastIndexOf("\n", start) + 1, start).trim() === ""; // first in its line
  if (word !== undefined && (sign || isFirst)) {
    const message = `There is no ${sign === ":" ? "space after the colon of" : "colon after"} '${word}'.`;
    const replacement = `${word}: ${meant}`;
    return { code: "no-space-after-colon", message, hint: `Write ${replacement}`, replacement };
  }
  const [, whole] = /(-?\d+),\s*$/.exec(text.slice(0, start)) ?? [];
  if (whole !== undefined && /^\d+$/.test(name)) {
    const message = "A number has a point before its decimals, and no comma.";
    return { code: "comma-in-text", message, hint: `Write ${whole}.${name}` };
  }
  const message = `'${name}' is read as a new entry: inside { } a comma ends the text before it.`;
  const hint = "If it belongs to the text, put that whole text in double quotes.";
  return { code: "comma-in-text", message, hint };
}

const notAName: ProblemMessage = {
  code: "no-name",
  message: "This line does not begin with a name, as in title: About us.",
  hint: "Take it away, or write the name that it belongs to in front of it.",
};
