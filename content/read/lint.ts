import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import type { Problem } from "../problem/problem.ts";
import * as words from "./lintWords.ts";
import type { Complaint, Source } from "./source.ts";

/** What was found: `fatal` where the data cannot be used. */
export interface Slips {
  fatal: boolean;
  problems: Problem[];
}

/** What is good YAML and still not what its writer meant, and what this site does not take. */
export function findSlips(document: Document, source: Source): Slips {
  const top = (complaint: Complaint, start = 0, end = 0) => ({
    fatal: true,
    problems: [source.problemAtOffset(start, end, complaint)],
  });
  const percent = source.text.search(/^%/m);
  if (document.directives?.yaml.explicit) return top(words.directive, percent, percent + 1);
  if (document.contents === null) return top(words.emptyFile(source.file));
  const [start, end] = document.contents.range ?? [0, 0];
  if (!isMap(document.contents)) return top(words.notMapping(source.file), start, end);
  const fatal: Problem[] = [];
  const light: Problem[] = [];
  visit(document, {
    Node: (position, node) => {
      fatal.push(...marks(node, source));
      if (isMap(node)) fatal.push(...badKeys(node, source));
      if (isScalar(node) && position !== "key")
        (node.value === null ? fatal : light).push(...badText(node, source));
    },
  });
  return { fatal: fatal.length > 0, problems: [...fatal, ...light] };
}

/** Signs that give a meaning of their own to what follows: *, & and !. */
function marks(node: Node, source: Source): Problem[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  if (isAlias(node)) return [source.problemAtOffset(start, end, words.alias)];
  const before = (sign: string, complaint: Complaint) => {
    const at = Math.max(source.text.lastIndexOf(sign, start), 0);
    return [source.problemAtOffset(at, at + 1, complaint)];
  };
  if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) return before("&", words.anchor);
  return node.tag !== undefined ? before("!", words.tag) : [];
}

function badKeys(map: YAMLMap, source: Source): Problem[] {
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
    return complain(words.twice(String(key.value), source.lineAt(first)), start, end, source);
  });
}

function complain(complaint: Complaint | undefined, start: number, end: number, source: Source): Problem[] {
  if (!complaint) return [];
  const at = end > start ? start : source.text.indexOf(":", start); // a name that is missing
  return [source.problemAtOffset(at, Math.max(end, at + 1), complaint)];
}

function badKey({ key, value }: Pair, map: YAMLMap, next: string | undefined): Complaint | undefined {
  const name = isScalar(key) ? key.value : undefined;
  if (name === "<<") return words.merge;
  if (name === "__proto__" || name === "constructor" || name === "prototype") return words.reserved(name);
  if (name === "" || name === null) return words.noName;
  return map.flow && value === null && next !== ":" ? words.strayInBraces(String(name)) : undefined;
}

function badText(node: Scalar, source: Source): Problem[] {
  if (node.type !== "PLAIN" || !node.range) return [];
  const [start, end] = node.range;
  const [comment] = /^,?[ \t]*#\S.*/.exec(source.text.slice(end, end + 200)) ?? [];
  if (comment !== undefined) {
    const hash = source.text.indexOf("#", end);
    const complaint = words.swallowed(source.text.slice(hash, end + comment.length));
    return [source.problemAtOffset(hash, end + comment.length, complaint)];
  }
  if (typeof node.value !== "string") return [];
  const curly = /^[“”„‘’«]/.test(node.value) && /[“”‘’»]$/.test(node.value);
  if (curly) return [source.problemAtOffset(start, end, words.smartQuotes)];
  const dash = /\n[ \t]*- /.exec(source.text.slice(start, end));
  if (!dash) return [];
  const at = start + dash.index + dash[0].length - 2;
  return [source.problemAtOffset(at, at + 1, words.swallowedDash)];
}
