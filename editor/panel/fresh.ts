import { entriesIn, isWithin, type Path } from "../../content/lib/data.ts";
import type { PanelProblem } from "../contract.ts";
import type { ValueChange } from "../requestTypes.ts";

/** Returns the untouched entries after the entry at a path was touched, and with it those around it. */
export function freshWithout(fresh: readonly Path[], path: Path): readonly Path[] {
  return fresh.filter((one) => !isWithin(path, one));
}

/** Returns the untouched entries after a change: those that it adds are included, those that it moves are not. */
export function freshAfter(fresh: readonly Path[], change: ValueChange): readonly Path[] {
  const { path, before, after } = change;
  const left = freshWithout(fresh, path).filter((one) => !isWithin(one, path) && !isShifted(one, change));
  const isBlank = after === "" || typeof after === "object";
  const added = before === undefined && isBlank ? entriesIn(after, path) : [];
  return [...left, ...added.map((entry) => entry.path)];
}

/** Whether an error is not shown yet, as its entry was just added. */
export function isHeldBack(problem: Pick<PanelProblem, "severity" | "path">, fresh: readonly Path[]) {
  const { severity, path } = problem;
  return severity === "error" && fresh.some((one) => one.length === path.length && isWithin(path, one));
}

/** Whether a change may shift the index of an entry. */
function isShifted(one: Path, { path, before, after, to }: ValueChange): boolean {
  const index = path.at(-1);
  const isSet = to === undefined && before !== undefined && after !== undefined;
  if (typeof index !== "number" || isSet) return false;
  return isWithin(one, path.slice(0, -1)) && Number(one[path.length - 1]) >= Math.min(index, to ?? index);
}
