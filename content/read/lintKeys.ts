import { isScalar, type Pair, type YAMLMap } from "yaml";
import type { Complaint, Problem } from "../problem/problem.ts";
import type { Source } from "./source.ts";

/** What is wrong with the names of a mapping: missing, told twice, or not to be used. */
export function lintKeys(map: YAMLMap, source: Source): Problem[] {
  const seen = new Map<unknown, number>();
  let told = false;
  return map.items.flatMap((pair) => {
    const { key } = pair;
    if (!isScalar(key) || !key.range) return [];
    const [start, end] = key.range;
    const first = seen.get(key.value);
    seen.set(key.value, first ?? start);
    if (first === undefined) return complain(badKey(pair, map, source.text[end]), start, end, source);
    if (told) return []; // a dash that was forgotten repeats all names of its entry
    told = true;
    return complain(twice(String(key.value), source.positionAt(first).line), start, end, source);
  });
}

function complain(complaint: Complaint | undefined, start: number, end: number, source: Source): Problem[] {
  if (!complaint) return [];
  const at = end > start ? start : source.text.indexOf(":", start); // a name that is missing
  return [source.problemAtOffset(at, Math.max(end, at + 1), complaint)];
}

function badKey({ key, value }: Pair, map: YAMLMap, next: string | undefined): Complaint | undefined {
  const name = isScalar(key) ? key.value : undefined;
  if (name === "<<") return merge;
  if (name === "__proto__" || name === "constructor" || name === "prototype") return reserved(name);
  if (name === "" || name === null) return noName;
  return map.flow && value === null && next !== ":" ? strayInBraces(String(name)) : undefined;
}

const merge: Complaint = {
  code: "merge-key",
  message: "<< takes over entries from elsewhere, which is not allowed here.",
  hint: "Write the entries out.",
};
const noName: Complaint = {
  code: "no-name",
  message: "There is no name before this colon.",
  hint: "Write it as name: value.",
};

/** A name that means something to JavaScript. */
function reserved(name: string): Complaint {
  return {
    code: "reserved-name",
    message: `The name '${name}' cannot be used.`,
    hint: "Choose another one.",
  };
}

/** A name that its entry already has, in line `first`. */
function twice(name: string, first: number): Complaint {
  return {
    code: "duplicate-key",
    message: `'${name}' stands in line ${first} already; only one of the two could count.`,
    hint: "Take one away. If this begins the next entry of a list, put a dash before it.",
  };
}

/** A word in { } that has no value. */
function strayInBraces(name: string): Complaint {
  const colon = /^(\w+):(.+)$/.exec(name);
  if (colon)
    return {
      code: "no-space-after-colon",
      message: `There is no space after the colon of '${colon[1]}'.`,
      hint: `Write ${colon[1]}: ${colon[2]}`,
    };
  return {
    code: "comma-in-text",
    message: `'${name}' is read as a new entry: inside { } a comma ends the text before it.`,
    hint: "If it belongs to the text, put that whole text in double quotes.",
  };
}
