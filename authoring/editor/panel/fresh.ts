import { isMapping } from "../../../content/read/data.ts";
import type { Path } from "../../../content/read/path.ts";
import type { Reported } from "../contract.ts";
import type { ValueChange } from "../fileChange.ts";

/** Returns the entries that nobody has touched yet, once somebody was at the field of a path. */
export function freshWithout(fresh: readonly Path[], path: Path): readonly Path[] {
  return fresh.filter((one) => !isWithin(path, one));
}

/** Returns the entries that nobody has touched yet, after a change: those that it adds, and not those that it moves. */
export function freshAfter(fresh: readonly Path[], change: ValueChange): readonly Path[] {
  const { path, before, after } = change;
  const left = freshWithout(fresh, path).filter((one) => !isWithin(one, path) && !isShifted(one, change));
  const isBlank = after === "" || typeof after === "object";
  return before === undefined && isBlank ? [...left, ...pathsIn(after, path)] : left;
}

/** Whether nothing is said of an error yet, as it is in an entry that was just added. */
export function isHeldBack(
  { severity, path }: Pick<Reported, "severity" | "path">,
  fresh: readonly Path[],
): boolean {
  return severity === "error" && fresh.some((one) => one.length === path.length && isWithin(path, one));
}

function isWithin(path: Path, around: Path): boolean {
  return around.every((key, depth) => path[depth] === key);
}

/** Whether an entry has another index after a change. */
function isShifted(one: Path, { path, before, after, to }: ValueChange): boolean {
  const index = path.at(-1);
  const isSet = to === undefined && before !== undefined && after !== undefined;
  if (typeof index !== "number" || isSet) return false;
  return isWithin(one, path.slice(0, -1)) && Number(one[path.length - 1]) >= Math.min(index, to ?? index);
}

function pathsIn(value: unknown, path: Path): Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(isMapping(value) ? value : {});
  return [path, ...inner.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}
