import { isScalar, isSeq, type Pair, Scalar, YAMLMap } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { Diagnostic } from "../mistake.ts";

/**
 * Reports missing, duplicate and forbidden keys of a mapping, and removes them from it or corrects them. `parent` is
 * the node that contains the mapping.
 */
export function lintKeys(map: YAMLMap, text: string, parent: unknown): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const seen = new Map<unknown, number>();
  const kept: Pair[] = [];
  for (const [index, pair] of map.items.entries()) {
    const { key } = pair;
    const [start, end] = (isScalar(key) && key.range) || [0, 0];
    const name = isScalar(key) ? key.value : undefined;
    const first = seen.get(name);
    const [opener] = seen.keys();
    const isSection = isSeq(parent) && opener === "type" && hasEmptyLineAbove(text, start);
    const complaint =
      first === undefined
        ? badKey(pair, map, text)
        : { ...twice(String(name), text.slice(0, first)), ...(isSection && { hint: newSection }) };
    if (end > 0) seen.set(name, first ?? start);
    const place = end > start ? start : text.indexOf(":", start); // the name is missing
    const at = { start: place, end: Math.max(end, place + 1) };
    if (complaint && (first === undefined || parent || !problems.some(isTwice)))
      problems.push({ ...at, complaint });
    else if (complaint)
      continue; // a whole page pasted twice is one mistake
    else if (leftText(pair, kept.at(-1))) {
      problems.push({ ...at, complaint: outOfText });
      continue;
    }
    if (!complaint || split(pair)) kept.push(pair);
    if (first === undefined || !isSeq(parent) || !(isSection || name === opener)) continue;
    // A forgotten dash, or a section without its first line: everything from here on is the next entry.
    const next = Object.assign(new YAMLMap(), { items: map.items.slice(index), range: [start, end, end] });
    parent.items.splice(parent.items.indexOf(map) + 1, 0, next);
    break;
  }
  map.items = kept;
  return problems;
}

function hasEmptyLineAbove(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1);
  return lineStart > 0 && text.slice(text.lastIndexOf("\n", lineStart - 1) + 1, start).trim() === "";
}

function isTwice({ complaint }: Diagnostic): boolean {
  return complaint.code === "duplicate-key";
}

/** Whether a key is really the text of the empty block scalar above; if so, moves it there. */
function leftText({ key }: Pair, above: Pair | undefined): boolean {
  const text = above?.value;
  const isEmpty = isScalar(text) && text.type?.startsWith("BLOCK") && text.value === "";
  if (!isEmpty || !isScalar(key) || !String(key.value).includes(" ")) return false;
  text.value = key.value;
  return true;
}

const COLON = /^(\w+)(?:\s*([:=])\s*| (?=[A-Z]))(.+)$/;

/** Splits a key that contains its own value into key and value; returns whether it did. */
function split(pair: Pair): boolean {
  const { key } = pair;
  const [, name, , value] = isScalar(key) && pair.value === null ? (COLON.exec(String(key.value)) ?? []) : [];
  if (name === undefined || !isScalar(key)) return false;
  pair.value = Object.assign(new Scalar(value), { range: key.range });
  key.value = name;
  return true;
}

function badKey({ key, value }: Pair, map: YAMLMap, text: string): ProblemMessage | undefined {
  if (!isScalar(key)) return undefined;
  const [start = 0, end = 0] = key.range ?? [];
  const name = String(key.value ?? "");
  if (name === "<<") return merge;
  if (name === "__proto__" || name === "constructor" || name === "prototype")
    return {
      code: "reserved-name",
      message: `The name '${name}' cannot be used.`,
      hint: "Choose another one.",
    };
  if (name === "") return noName;
  const [, glued] = /^-(\w+)$/.exec(name) ?? [];
  if (glued !== undefined)
    return {
      code: "no-space-after-dash",
      message: "There is no space after this dash.",
      hint: `A dash that starts an entry is followed by a space: - ${glued}:`,
    };
  const isEmpty = value === null || (isScalar(value) && value.value === null);
  if (!map.flow && isEmpty && /\S +\S/.test(name) && !COLON.test(name)) return notAName;
  if (!map.flow || value !== null || text[end] === ":") return undefined;
  const [, own, sign, meant] = COLON.exec(name) ?? [];
  const isFirst = text.slice(text.lastIndexOf("\n", start) + 1, start).trim() === ""; // first in its line
  if (own !== undefined && (sign || isFirst))
    return {
      code: "no-space-after-colon",
      message: `There is no ${sign === ":" ? "space after the colon of" : "colon after"} '${own}'.`,
      hint: `Write ${own}: ${meant}`,
      replacement: `${own}: ${meant}`,
    };
  const [, whole] = /(-?\d+),\s*$/.exec(text.slice(0, start)) ?? [];
  if (whole !== undefined && /^\d+$/.test(name)) return decimals(`${whole}.${name}`);
  return {
    code: "comma-in-text",
    message: `'${name}' is read as a new entry: inside { } a comma ends the text before it.`,
    hint: "If it belongs to the text, put that whole text in double quotes.",
  };
}

const decimals = (right: string): ProblemMessage => ({
  code: "comma-in-text",
  message: "A number has a point before its decimals, and no comma.",
  hint: `Write ${right}`,
});

/** The problem of a duplicate key; `before` is the text before its first occurrence. */
function twice(name: string, before: string): ProblemMessage {
  return {
    code: "duplicate-key",
    message: `'${name}' stands in line ${before.split("\n").length} already; only one of the two could count.`,
    hint: "Take one away. If this begins the next entry of a list, put a dash before it.",
  };
}

const newSection =
  "If another section begins here, write its first line above: - type: and the name of the section. Else take one away.";
const outOfText: ProblemMessage = {
  code: "indentation",
  message: "This line stands too far left to belong to the text of the name above.",
  hint: "Start each line of the text two spaces further in than its name.",
};
const notAName: ProblemMessage = {
  code: "no-name",
  message: "This line does not begin with a name, as in title: About us.",
  hint: "Take it away, or write the name that it belongs to in front of it.",
};
const merge: ProblemMessage = {
  code: "merge-key",
  message: "<< takes over entries from elsewhere, which is not allowed here.",
  hint: "Write the entries out.",
};
const noName: ProblemMessage = {
  code: "no-name",
  message: "There is no name before this colon.",
  hint: "Write it as name: value.",
};
