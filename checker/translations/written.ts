import type { Scope } from "../../content/lib/data.ts";
import type { Finding } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import { lookUp } from "../../content/variables/scope.ts";
import type { PhoneStyle } from "../../schema/types.ts";
import { markdownLinks } from "../texts/fileTexts.ts";

/** One side of a comparison: its language, and the values of its variables. */
interface Side {
  language: string;
  /** The language's folder within pages-data, if it has one. */
  folder?: string | undefined;
  scope: Scope;
}

/** The two sides of a comparison, and what its messages need. */
export interface ComparisonContext {
  own: Side;
  original: Side;
  name: string;
  phone: PhoneStyle | undefined;
  /** The command that marks the translation as up to date. */
  command: string;
  source: Source;
}

/** Something wrong at an entry of a translation. */
export type TranslationFinding = Omit<Finding, "file">;

const VARIABLE = /\$\{([^{}]*)\}/g;
const WHOLE = /^\s*\$\{([^{}]*)\}\s*$/;
/** The target of a Markdown link within the site. */
const OWN_ADDRESS = /(?<=\]\()\/[^\s()]*/g;

/** Two texts with their variables filled in. Variables that both have are left out: they are the same fact. */
export function textsApart(own: string, original: string, { own: here, original: there }: ComparisonContext) {
  const [names, others] = [namesIn(own), namesIn(original)];
  return { own: filled(own, here.scope, others), original: filled(original, there.scope, names) };
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(VARIABLE), ([, name = ""]) => name.trim()));
}

function filled(text: string, scope: Scope, without: ReadonlySet<string>): string {
  return text.replace(VARIABLE, (_, name: string) => {
    const value = without.has(name.trim()) ? undefined : lookUp(scope, name.trim());
    return typeof value === "string" || typeof value === "number" ? String(value) : " ";
  });
}

/** The value of a variable, if the text is that variable and nothing else; any other value unchanged. */
export function meantBy(value: unknown, scope: Scope): unknown {
  const [, name] = (typeof value === "string" && WHOLE.exec(value)) || [];
  return name === undefined ? value : (lookUp(scope, name.trim()) ?? value);
}

/** Whether a text has words of its own, besides variables. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(VARIABLE, ""));
}

/** A text for comparison with an earlier version: link targets within the site are compared separately. */
export function withoutAddresses(text: string): string {
  return text.replace(OWN_ADDRESS, "").replace(/\s+/g, " ").trim();
}

/** The addresses on this site that a text links to. */
export function pagesLinkedIn(text: string): string[] {
  return markdownLinks(text).filter((href) => href.startsWith("/"));
}
