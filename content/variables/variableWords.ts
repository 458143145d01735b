import { didYouMean, oneOf, suggest } from "../problem/suggest.ts";
import type { Complaint } from "../read/source.ts";
import { lookUp, type Scope } from "./scope.ts";

// What is wrong with a variable, and what to write instead.

/** A name that does not exist. */
export function unknown(name: string, scope: Scope): Complaint {
  const parts = name.trim().split(".");
  const group = parts.slice(0, -1).join(".");
  const nearby = group ? keysAt(scope, group) : [];
  const advice = nearby.length
    ? adviceIn(group, parts.at(-1) ?? "", nearby)
    : didYouMean(name.trim(), keysAt(scope, ""));
  const message = `There is no variable called '${name.trim()}'. ${advice}`;
  if (parts[0] !== "city" || "city" in scope) return { code: "unknown-variable", message };
  return {
    code: "unknown-variable",
    message: `There is no variable called '${name.trim()}' here.`,
    hint: "Only the pages in a city's folder have a city. Write its name out.",
  };
}

/** What to write instead of a name that is not in its group; a fact can be added as well. */
function adviceIn(group: string, word: string, nearby: string[]): string {
  const meant = suggest(
    word,
    nearby.map((name) => name.slice(group.length + 1)),
  );
  if (meant !== undefined) return `Did you mean '${group}.${meant}'?`;
  return group === "city.facts"
    ? `Add it under facts: in the city's index.yaml. ${oneOf(nearby)}`
    : oneOf(nearby);
}

/** A name that stands for a list or a group where a text is needed. */
export function several(name: string, value: object | unknown): Complaint {
  const list = Array.isArray(value);
  return {
    code: "wrong-variable",
    message: `'${name.trim()}' stands for ${list ? "a list" : "several values"}, which cannot stand in a text.`,
    hint: list
      ? "A list can only stand alone, where a list is wanted."
      : oneOf(keysAt({ [name]: value }, name)),
  };
}

/** A value that holds a variable which was not filled in. */
export function nested(left: string): Complaint {
  return {
    code: "nested-variable",
    message: `What this variable stands for holds a variable itself (${left}), which is not filled in.`,
    hint: "Write it out in one of the two places.",
  };
}

export const unclosed: Complaint = {
  code: "unclosed-variable",
  message: "A variable that starts with ${ is not closed.",
  hint: "Write it with both braces, as ${city.name}.",
};

export const tooMuch: Complaint = {
  code: "too-large",
  message: "With its variables filled in, this page is far too long.",
  hint: "Use fewer variables, or shorter ones.",
};

/** The names of a group of variables, as they are written in ${ }. */
function keysAt(scope: Scope, group: string): string[] {
  const found = group === "" ? scope : (scope[group] ?? lookUp(scope, group));
  const isGroup = typeof found === "object" && found !== null && !Array.isArray(found);
  return isGroup ? Object.keys(found).map((key) => (group ? `${group}.${key}` : key)) : [];
}
