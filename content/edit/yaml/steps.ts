import { isDeepStrictEqual } from "node:util";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { commonEnds } from "../words/commonEnds.ts";
import type { Edit } from "./edit.ts";

/** Splits an edit into steps that each write one entry or move one item. What is equal is not written again. */
export function stepsOf(data: unknown, edit: Edit): Edit[] {
  if (edit.do !== "set") return edit.do === "move" && edit.to === edit.path.at(-1) ? [] : [edit];
  const { path, value } = edit;
  if (value === undefined) return [{ do: "remove", path }];
  const missing = path.findIndex((_, index) => valueAt(data, path.slice(0, index + 1)) === undefined);
  if (missing >= 0) {
    const isItem = Array.isArray(valueAt(data, path.slice(0, missing)));
    const whole = path.slice(missing + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
    return [{ do: isItem ? "insert" : "set", path: path.slice(0, missing + 1), value: whole }];
  }
  return difference(valueAt(data, path), value, path);
}

function difference(old: unknown, value: unknown, path: Path): Edit[] {
  if (isDeepStrictEqual(old, value)) return [];
  if (isMapping(old) && isMapping(value) && Object.keys(value).length > 0) return inMapping(old, value, path);
  if (Array.isArray(old) && Array.isArray(value) && value.length > 0) return inList(old, value, path);
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

function inList(old: unknown[], value: unknown[], path: Path): Edit[] {
  const [first, last] = commonEnds(old, value, isDeepStrictEqual);
  const before = old.slice(first, old.length - last);
  const after = value.slice(first, value.length - last);
  const move = oneMove(before, after);
  if (move) return [{ do: "move", path: [...path, first + move.from], to: first + move.to }];
  const both = Math.min(before.length, after.length);
  return [
    ...after
      .slice(0, both)
      .flatMap((item, index) => difference(before[index], item, [...path, first + index])),
    ...after
      .slice(both)
      .map((item, index): Edit => ({ do: "insert", path: [...path, first + both + index], value: item })),
    ...before.slice(both).map((): Edit => ({ do: "remove", path: [...path, first + both] })),
  ];
}

/** Returns the single move that turns one list into the other, if there is one. Both ends of the lists differ. */
function oneMove(before: unknown[], after: unknown[]): { from: number; to: number } | undefined {
  const last = before.length - 1;
  if (last < 1 || after.length !== before.length) return undefined;
  if (isDeepStrictEqual([...before.slice(1), before[0]], after)) return { from: 0, to: last };
  if (isDeepStrictEqual([before[last], ...before.slice(0, -1)], after)) return { from: last, to: 0 };
  return undefined;
}
