import { isMapping } from "../../../content/read/data.ts";
import { lookUp, type Scope } from "../../../content/variables/scope.ts";
import type { Variable } from "../contract.ts";

const LONG = 80;

/** Returns all variables that a text can use, with their values. */
export function variablesIn(scope: Scope, group = ""): Variable[] {
  const entries = group === "" ? scope : entriesOf(scope, group);
  return Object.entries(entries).flatMap(([key, value]): Variable[] => {
    if (key === "") return [];
    const name = group === "" ? key : `${group}.${key}`;
    if (isMapping(value)) {
      const own = lookUp(scope, name);
      return [...(isMapping(own) ? [] : [variable(name, own)]), ...variablesIn(scope, name)];
    }
    return isShown(value) ? [variable(name, value)] : [];
  });
}

function entriesOf(scope: Scope, group: string): Record<string, unknown> {
  const found = group
    .split(".")
    .reduce<unknown>((node, key) => (isMapping(node) ? node[key] : undefined), scope);
  return isMapping(found) ? found : {};
}

function isShown(value: unknown): boolean {
  return ["string", "number"].includes(typeof value) || (Array.isArray(value) && value.length > 0);
}

function variable(name: string, value: unknown): Variable {
  const words = Array.isArray(value) ? value.map(wordsOf).join(", ") : String(value);
  return {
    name,
    value: words.length > LONG ? `${words.slice(0, LONG)}…` : words,
    list: Array.isArray(value),
  };
}

function wordsOf(item: unknown): string {
  return isMapping(item) ? String(Object.values(item)[0]) : String(item);
}
