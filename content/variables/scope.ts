import { isMapping, type Path, type Scope } from "../lib/data.ts";

/** Whether variables whose first name is `root` (city, phones) may be unknown at a path, as their own file has problems. */
export type Unresolvable = (root: string, path?: Path) => boolean;

/** The values to fill variables in from. */
export interface VariableNames {
  scope: Scope;
  unresolvable: Unresolvable;
  /** Takes each value with its path once variables are filled in, and returns what stands there instead. */
  mark?(value: unknown, path: Path): unknown;
}

/**
 * Returns the value at a dotted name; undefined if there is none. A group can also have a value of its own, under the
 * empty name: ${count.cities} besides ${count.cities.words}.
 */
export function lookUp(scope: Scope, name: string): unknown {
  const found = nodeAt(scope, name);
  return within(found, "") ?? found;
}

function nodeAt(scope: Scope, name: string): unknown {
  return name.split(".").reduce<unknown>(within, scope);
}

function within(node: unknown, key: string): unknown {
  const holds = typeof node === "object" && node !== null && Object.hasOwn(node, key);
  return holds ? Reflect.get(node, key) : undefined;
}

/** The names of the variables in a group, as written in ${ }; for "", those of the top level. */
export function variableNamesIn(scope: Scope, group: string): string[] {
  const found = group === "" ? scope : nodeAt(scope, group);
  const keys = isMapping(found) ? Object.keys(found).filter(Boolean) : [];
  return keys.map((key) => (group ? `${group}.${key}` : key));
}
