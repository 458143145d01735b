import type { Scope } from "../../content/lib/data.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { Found } from "../../content/read/source.ts";
import { lookUp, variableNamesIn } from "../../content/variables/scope.ts";
import { oneOf, suggest } from "../lib/suggest.ts";

/** Says of a variable that does not exist which one was meant, or where to add it; all else that was found stays. */
export function explainVariable(found: Found, scope: Scope): Found {
  if (found.code !== "unknown-variable") return found;
  return { ...found, ...unknownVariable(found.needle?.slice(2, -1).trim() ?? "", scope) };
}

/** The problem of a variable that does not exist. */
function unknownVariable(name: string, scope: Scope): ProblemMessage {
  const parts = name.split(".");
  const message = `There is no variable called '${name}'`;
  if (parts[0] === "city" && !("city" in scope)) {
    const hint = "Only the pages in a city's folder have a city. Write its name out.";
    return { code: "unknown-variable", message: `${message} here.`, hint };
  }
  const { missing, nearby, ...nearest } = nearestTo(parts, scope);
  const meant = namesWithin(scope).find((one) => plain(one) === plain(name)) ?? nearest.meant;
  const about = parts[0] === "city" ? `${lookUp(scope, "city.url")} ${missing}` : missing;
  const unknown = { code: "unknown-variable", about } as const;
  if (meant !== undefined)
    return { ...unknown, message: `${message}. Did you mean '${meant}'?`, replacement: `\${${meant}}` };
  const hint = nearby.length <= MOST_NAMED ? oneOf(nearby) : `Type the words. Or add ${placeOf(missing)}`;
  return { ...unknown, message: `${message}.`, hint };
}

/** All variable names in a group, including those of its subgroups. */
function namesWithin(scope: Scope, group = ""): string[] {
  return variableNamesIn(scope, group).flatMap((name) => [name, ...namesWithin(scope, name)]);
}

/** A name in lowercase letters and digits only, so that ${City Name} matches ${city.name}. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Where to add the entry of a missing variable. */
function placeOf(missing: string): string {
  const names = missing.split(".");
  const file = names[0] === "city" ? "the city's index.yaml" : "site.yaml";
  const name = names.at(-1);
  return names.length === 1 ? `${name}: to ${file}` : `${name}: to ${file}, under ${names.at(-2)}:`;
}

/** Nobody reads a list of more names. */
const MOST_NAMED = 8;

/** The variable that was probably meant, if any; the shortest missing part of its name; and the names beside that. */
function nearestTo(parts: string[], scope: Scope): { meant?: string; missing: string; nearby: string[] } {
  const group = parts.slice(0, -1).join(".");
  const nearby = variableNamesIn(scope, group);
  if (group && nearby.length === 0) {
    const outer = nearestTo(parts.slice(0, -1), scope);
    const whole = `${outer.meant}.${parts.at(-1)}`; // a misspelled group: ${counts.cities}
    return lookUp(scope, whole) === undefined ? outer : { ...outer, meant: whole };
  }
  const missing = parts.join(".");
  const prefix = group && `${group}.`;
  const names = nearby.map((name) => name.slice(prefix.length));
  const found = suggest(parts.at(-1) ?? "", names);
  return { meant: found && `${prefix}${found}`, missing, nearby };
}
