import { isDeepStrictEqual } from "node:util";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { pairItems } from "../words/pairing.ts";
import { type Edit, MISSING, UnreadableAfter } from "./edit.ts";

/**
 * Splits an edit into steps that each write one entry or move one item. What is equal is not written again. Throws
 * UnreadableAfter where its path leads nowhere, as after a change by somebody else.
 */
export function stepsOf(data: unknown, edit: Edit): Edit[] {
  if (edit.do === "set" && edit.value !== undefined) return stepsToSet(data, edit.path, edit.value);
  const step: Edit = edit.do === "set" ? { do: "remove", path: edit.path } : edit;
  if (!leads(data, step)) throw new UnreadableAfter(MISSING);
  return step.do === "move" && step.to === step.path.at(-1) ? [] : [step];
}

function stepsToSet(data: unknown, path: Path, value: unknown): Edit[] {
  const depth = path.findIndex((_, index) => valueAt(data, path.slice(0, index + 1)) === undefined);
  if (depth < 0) return difference(valueAt(data, path), value, path);
  const parent = valueAt(data, path.slice(0, depth)) ?? {};
  if (Array.isArray(parent) && depth === path.length - 1) return [{ do: "insert", path, value }];
  if (!isMapping(parent)) throw new UnreadableAfter(MISSING);
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return [{ do: "set", path: path.slice(0, depth + 1), value: whole }];
}

/** Whether what an edit removes or moves is there, and the place to move or insert to. */
function leads(data: unknown, edit: Edit): boolean {
  const [above, key = ""] = [edit.path.slice(0, -1), edit.path.at(-1)];
  const parent = valueAt(data, above);
  if (edit.do === "remove" && isMapping(parent)) return Object.hasOwn(parent, key);
  if (!Array.isArray(parent)) return false;
  const indices = [...parent.keys(), ...(edit.do === "insert" ? [parent.length] : [])];
  return indices.includes(Number(key)) && (edit.do !== "move" || indices.includes(edit.to));
}

function difference(old: unknown, value: unknown, path: Path): Edit[] {
  if (isDeepStrictEqual(old, value)) return [];
  if (isMapping(old) && isMapping(value) && Object.keys(value).length > 0) return inMapping(old, value, path);
  if (Array.isArray(old) && Array.isArray(value)) return inList(old, value, path);
  return [{ do: "set", path, value }];
}

/** New entries are added first, so that the mapping is never empty in between. */
function inMapping(old: Record<string, unknown>, value: Record<string, unknown>, path: Path): Edit[] {
  const kept = Object.entries(value).flatMap(([key, entry]) =>
    Object.hasOwn(old, key)
      ? difference(old[key], entry, [...path, key])
      : [{ do: "set", path: [...path, key], value: entry } satisfies Edit],
  );
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
  return [...kept, ...gone.map((key): Edit => ({ do: "remove", path: [...path, key] }))];
}

/** Removes items first, then brings one after the other to its place. */
function inList(old: unknown[], value: unknown[], path: Path): Edit[] {
  const pairs = pairItems(old, value);
  if (pairs.size === 0) return [{ do: "set", path, value }];
  const left = [...pairs.values()].sort((a, b) => a - b);
  const gone = [...old.keys()].filter((index) => !left.includes(index)).reverse();
  const steps: Edit[] = gone.map((index) => ({ do: "remove", path: [...path, index] }));
  for (const [index, item] of value.entries()) {
    const own = [...path, index];
    const before = pairs.get(index);
    if (before === undefined) steps.push({ do: "insert", path: own, value: item });
    else {
      const from = index + left.indexOf(before);
      left.splice(left.indexOf(before), 1);
      if (from !== index) steps.push({ do: "move", path: [...path, from], to: index });
      steps.push(...difference(old[before], item, own));
    }
  }
  return steps;
}
