import { isMapping, mapValues, type Path, type Scope } from "../lib/data.ts";
import { smsUrl, telUrl } from "../lib/phones.ts";
import type { ProblemMessage } from "../problem.ts";
import type { Found } from "../read/source.ts";
import { lookUp, type VariableNames, variableNamesIn } from "./scope.ts";

const VARIABLE = /\$\{([^{}]*)\}/g;
const WHOLE = /^\s*\$\{([^{}]*)\}\s*$/;
const MAX_SIZE = 1_000_000;

/**
 * Fills variables into the data of a file. A text that is a single variable and nothing else is replaced by its value,
 * which may be a list. `call: main` becomes `href` with the link that calls that phone, `sms: main` with the one that
 * texts it.
 */
export function expand(data: unknown, names: VariableNames, at: Path = []) {
  const expansion = new Expansion(names);
  return { data: expansion.fill(data, at), found: expansion.found };
}

class Expansion {
  found: Found[] = [];
  #room = MAX_SIZE;
  #names: VariableNames;

  constructor(names: VariableNames) {
    this.#names = names;
  }

  fill(node: unknown, path: Path): unknown {
    if (Array.isArray(node)) return node.map((item, index) => this.fill(item, [...path, index]));
    if (!isMapping(node)) {
      const { mark = (value: unknown) => value } = this.#names;
      return mark(typeof node === "string" && node.includes("${") ? this.#fillText(node, path) : node, path);
    }
    const filled = mapValues(node, (item, key) => this.fill(item, [...path, key]));
    return withCall(filled, this.#names.scope);
  }

  #fillText(text: string, path: Path): unknown {
    const before = this.found.length;
    const whole = WHOLE.exec(text)?.[1];
    const [open, named = ""] = /\$\{\s*([\w.]*)/.exec(text.replace(VARIABLE, "")) ?? [];
    const isNamed = lookUp(this.#names.scope, named) !== undefined;
    if (open) this.#report(path, unclosed(isNamed ? `\${${named}}` : undefined), open);
    const filled =
      whole === undefined
        ? text.replace(VARIABLE, (match, name: string) => this.#word(name, path) ?? match)
        : (this.#value(whole, path) ?? text);
    const left = /\$\{\s*(\w+)[^{}]*\}/.exec(typeof filled === "string" ? filled : "");
    const isEmpty = left && lookUp(this.#names.scope, left[0].slice(2, -1).trim()) === null; // reported at its own line
    if (left && !isEmpty && this.found.length === before && !this.#names.unresolvable(left[1] ?? "", path))
      this.#report(path, {
        code: "nested-variable",
        message: `A fact cannot contain another fact: this one holds ${left[0]}.`,
        hint: "Type the words in one of the two places.",
      });
    return filled;
  }

  /** The value of a variable within a text; undefined if it cannot be filled in. */
  #word(name: string, path: Path): string | undefined {
    const value = this.#value(name, path);
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (value !== undefined && value !== null)
      this.#report(path, several(name.trim(), value, this.#names.scope), `\${${name}}`);
    return undefined;
  }

  #value(name: string, path: Path): unknown {
    const { scope, unresolvable } = this.#names;
    const found = lookUp(scope, name.trim());
    if (found === undefined && !unresolvable(name.trim().split(".")[0] ?? "", path))
      this.#report(path, unknown(name.trim()), `\${${name}}`);
    const isFull = this.#room <= 0;
    this.#room -= JSON.stringify(found ?? null).length;
    if (this.#room > 0) return found;
    if (!isFull) this.#report(path, tooMuch);
    return undefined;
  }

  #report(path: Path, message: ProblemMessage, needle?: string): void {
    this.found.push({ path, needle, ...message });
  }
}

function withCall(mapping: Record<string, unknown>, scope: Scope): Record<string, unknown> {
  const way = ["call", "sms"].find((key) => typeof mapping[key] === "string");
  const number = way && lookUp(scope, `phones.${mapping[way]}`);
  if (typeof number !== "string" || "href" in mapping) return mapping;
  const style = lookUp(scope, "locale.phone");
  const dial = way === "sms" ? smsUrl : telUrl;
  const href = dial(number, isMapping(style) ? style : {});
  const entries = Object.entries(mapping);
  return Object.fromEntries(entries.map(([key, value]) => (key === way ? ["href", href] : [key, value])));
}

const unknown = (name: string): ProblemMessage => ({
  code: "unknown-variable",
  message: `There is no variable called '${name}'.`,
});

/** The problem of a variable whose value is a list or a group where text is needed. */
function several(name: string, value: unknown, scope: Scope): ProblemMessage {
  const isList = Array.isArray(value);
  return {
    code: "wrong-variable",
    message: `'${name}' stands for ${isList ? "a list" : "several values"}, which cannot stand in a text.`,
    hint: isList
      ? "A list can only stand alone, where a list is wanted."
      : `Write one of: ${variableNamesIn(scope, name).join(", ")}.`,
  };
}

const unclosed = (meant: string | undefined): ProblemMessage => ({
  code: "unclosed-variable",
  message: "A variable that starts with ${ is not closed.",
  hint: meant ? `Write ${meant}` : "Write it with both braces, as ${city.name}.",
  replacement: meant,
});

const tooMuch: ProblemMessage = {
  code: "too-large",
  message: "With its variables filled in, this page is far too long.",
  hint: "Use fewer variables, or shorter ones.",
};
