import type { ProblemMessage } from "../problem/problem.ts";
import { didYouMean, oneOf, suggest } from "../problem/suggest.ts";
import { type Scope, variableNamesIn } from "./scope.ts";

/** What to say of a variable that does not exist. */
export function unknownVariable(name: string, scope: Scope): ProblemMessage {
  const parts = name.trim().split(".");
  const advice = adviceFor(parts, scope);
  const message = `There is no variable called '${name.trim()}'. ${advice}`;
  if (parts[0] !== "city" || "city" in scope) return { code: "unknown-variable", message };
  return {
    code: "unknown-variable",
    message: `There is no variable called '${name.trim()}' here.`,
    hint: "Only the pages in a city's folder have a city. Write its name out.",
  };
}

/** What to write instead of the first part of a name that does not exist. */
function adviceFor(parts: string[], scope: Scope): string {
  const group = parts.slice(0, -1).join(".");
  const nearby = group ? variableNamesIn(scope, group) : [];
  if (nearby.length) return adviceIn(group, parts.at(-1) ?? "", nearby);
  return parts.length > 1
    ? adviceFor(parts.slice(0, -1), scope)
    : didYouMean(parts[0] ?? "", variableNamesIn(scope, ""));
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
