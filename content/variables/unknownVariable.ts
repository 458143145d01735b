import type { Complaint } from "../problem/problem.ts";
import { didYouMean, oneOf, suggest } from "../problem/suggest.ts";
import { namesIn, type Scope } from "./scope.ts";

/** What to say of a variable that does not exist. */
export function unknownVariable(name: string, scope: Scope): Complaint {
  const parts = name.trim().split(".");
  const group = parts.slice(0, -1).join(".");
  const nearby = group ? namesIn(scope, group) : [];
  const advice = nearby.length
    ? adviceIn(group, parts.at(-1) ?? "", nearby)
    : didYouMean(name.trim(), namesIn(scope, ""));
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
