import type { Path } from "./path.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";
import { didYouMean } from "./suggest.ts";

/** What variables can name: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

const VARIABLE = /\$\{([^{}]*)\}/g;
const WHOLE = /^\s*\$\{([^{}]*)\}\s*$/;

/**
 * The data of a file with its variables filled in. A text that is one variable and nothing else takes over
 * its value whole, lists included. `call: main` becomes the link that calls that phone.
 */
export function expand(
  source: Source,
  data: unknown,
  scope: Scope,
  at: Path = [],
): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const value = (name: string, path: Path): unknown => {
    const found = lookUp(scope, name.trim());
    if (found === undefined) problems.push(unknownVariable(source, path, name, scope));
    return found;
  };
  const walk = (node: unknown, path: Path): unknown => {
    if (typeof node === "string")
      return expandText(
        node,
        (name) => value(name, path),
        () => problems.push(unclosed(source, path)),
      );
    if (Array.isArray(node)) return node.map((item, index) => walk(item, [...path, index]));
    if (isMapping(node))
      return withCall(
        Object.entries(node).map(([key, item]) => [key, walk(item, [...path, key])]),
        scope,
      );
    return node;
  };
  return { data: walk(data, at), problems };
}

function expandText(text: string, value: (name: string) => unknown, unclosed: () => void): unknown {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return value(whole) ?? text;
  if (text.replace(VARIABLE, "").includes("${")) unclosed();
  return text.replace(VARIABLE, (match, name: string) => plain(value(name)) ?? match);
}

function plain(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The value at a dotted name; undefined where there is none. */
function lookUp(scope: Scope, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (node, key) => (isMapping(node) && Object.hasOwn(node, key) ? node[key] : undefined),
      scope,
    );
}

function withCall(entries: [string, unknown][], scope: Scope): Record<string, unknown> {
  const mapping = Object.fromEntries(entries);
  const number = typeof mapping.call === "string" ? lookUp(scope, `phones.${mapping.call}`) : undefined;
  if (typeof number !== "string" || "href" in mapping) return mapping;
  return Object.fromEntries(
    entries.map(([key, value]) => (key === "call" ? ["href", telephone(number)] : [key, value])),
  );
}

/** The address that calls a North American number, as tel:+18005550199 (RFC 3966). */
export function telephone(number: string): string {
  return `tel:+1${number.replace(/\D/g, "")}`;
}

/** Whether a value is a mapping of names to values. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unknownVariable(source: Source, path: Path, name: string, scope: Scope): Problem {
  const parts = name.trim().split(".");
  const group = parts.slice(0, -1).join(".");
  const parent = group ? lookUp(scope, group) : scope;
  const allowed = isMapping(parent)
    ? Object.keys(parent).map((key) => (group ? `${group}.${key}` : key))
    : Object.keys(scope);
  const advice =
    parts[0] === "city" && scope.city === undefined
      ? "Only pages in a city's folder know a city."
      : didYouMean(name.trim(), allowed);
  const message = `There is no variable called '${name}'. ${advice}`;
  return source.problemAt(path, "value", { code: "unknown-variable", message }, `\${${name}}`);
}

function unclosed(source: Source, path: Path): Problem {
  const message = "A variable that starts with ${ is not closed, or is empty.";
  const hint = "Write it as ${city.name}, with both braces.";
  return source.problemAt(path, "value", { code: "unclosed-variable", message, hint }, "${");
}
