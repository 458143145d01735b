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
  const { missing, nearby, ...nearest } = nearestTo(parts, scope);
  const meant = namesWithin(scope).find((one) => plain(one) === plain(name)) ?? nearest.meant;
  const about = parts[0] === "city" ? `${lookUp(scope, "city.url")} ${missing}` : missing;
  const unknown = { code: "unknown-variable", about } as const;
  if (meant !== undefined)
    return { ...unknown, message: `${message}. Did you mean '${meant}'?`, replacement: `\${${meant}}` };
  const hint = nearby.length <= MOST_NAMED ? oneOf(nearby) : `Type the words. Or add ${placeOf(missing)}`;
  return { ...unknown, message: `${message}.`, hint };
}

/** All names of variables. */
function namesWithin(scope: Scope, group = ""): string[] {
  return variableNamesIn(scope, group).flatMap((name) => [name, ...namesWithin(scope, name)]);
}

/** A name without what sets its parts off: ${City Name} for ${city.name}. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Where an entry would stand that variables could name. */
function placeOf(missing: string): string {
  const names = missing.split(".");
  const file = names[0] === "city" ? "the city's index.yaml" : "site.yaml";
  const name = names.at(-1);
  return names.length === 1 ? `${name}: to ${file}` : `${name}: to ${file}, under ${names.at(-2)}:`;
}

/** Of more names, nobody reads the list. */
const MOST_NAMED = 8;

/** The variable that was meant, as far as its names tell; else the first of them that there is not, and those beside it. */
function nearestTo(parts: string[], scope: Scope): { meant?: string; missing: string; nearby: string[] } {
  const group = parts.slice(0, -1).join(".");
  const nearby = variableNamesIn(scope, group);
  if (group && nearby.length === 0) {
    const outer = nearestTo(parts.slice(0, -1), scope);
    const whole = `${outer.meant}.${parts.at(-1)}`; // a group misspelt: ${counts.cities}
    return lookUp(scope, whole) === undefined ? outer : { ...outer, meant: whole };
  }
  const missing = parts.join(".");
  const prefix = group && `${group}.`;
  const found = suggest(
    parts.at(-1) ?? "",
    nearby.map((name) => name.slice(prefix.length)),
  );
  const meant = found && `${prefix}${found}`;
  return { meant, missing, nearby };
}
