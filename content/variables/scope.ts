import type { ProblemMessage } from "../problem/problem.ts";
import { oneOf, suggest } from "../problem/suggest.ts";
import { isMapping } from "../read/data.ts";

/** What variables can name: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * The value at a dotted name; undefined where there is none. A group can have a value of its own besides those
 * in it, under no name: ${count.cities} besides ${count.cities.words}.
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

/** The names of a group of variables, as they are written in ${ }; of all groups for "". */
export function variableNamesIn(scope: Scope, group: string): string[] {
  const found = group === "" ? scope : nodeAt(scope, group);
  const keys = isMapping(found) ? Object.keys(found).filter(Boolean) : [];
  return keys.map((key) => (group ? `${group}.${key}` : key));
}

/** What to say of a variable that does not exist. */
export function unknownVariable(name: string, scope: Scope): ProblemMessage {
  const parts = name.split(".");
  const message = `There is no variable called '${name}'`;
  if (parts[0] === "city" && !("city" in scope))
    return {
      code: "unknown-variable",
      message: `${message} here.`,
      hint: "Only the pages in a city's folder have a city. Write its name out.",
    };
  return { code: "unknown-variable", message: `${message}. ${adviceFor(parts, scope)}` };
}

/** What to write in place of a name's last part, or of the first that there is not; a fact can be added as well. */
function adviceFor(parts: string[], scope: Scope): string {
  const group = parts.slice(0, -1).join(".");
  const nearby = variableNamesIn(scope, group);
  if (group && nearby.length === 0) return adviceFor(parts.slice(0, -1), scope);
  const prefix = group && `${group}.`;
  const known = nearby.map((name) => name.slice(prefix.length));
  const meant = suggest(parts.at(-1) ?? "", known);
  if (meant !== undefined) return `Did you mean '${prefix}${meant}'?`;
  return group === "city.facts"
    ? `Add it under facts: in the city's index.yaml. ${oneOf(nearby)}`
    : oneOf(nearby);
}
