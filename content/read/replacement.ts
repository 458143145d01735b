import { Scalar, stringify } from "yaml";
import { heldBy } from "../lib/data.ts";
import { type Path, valueAt } from "../lib/path.ts";
import type { Change, Part, Replacement } from "../problem.ts";
import type { Source } from "./source.ts";

/** The change that deletes an entry's lines and parents that become empty; undefined if it shares its lines. */
export function removalOf(source: Source, path: Path): Change | undefined {
  const { data, text } = source;
  const parent = path.slice(0, -1);
  if (valueAt(data, path) === undefined) return undefined;
  if (parent.length > 0 && heldBy(valueAt(data, parent)).length === 1) return removalOf(source, parent);
  const [[start], [, last]] = [source.offsetsOf(path, "key"), source.offsetsOf(path, "value")];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const end = text.indexOf("\n", last) + 1 || text.length;
  const lead = typeof path.at(-1) === "number" ? /^ *- +$/ : /^ *$/;
  const isAlone = lead.test(text.slice(from, start)) && /^ *(?:#.*)?\r?\n?$/.test(text.slice(last, end));
  return isAlone ? { start: from, end, text: "" } : undefined;
}

/** A value as it is to be written at an offset: as YAML in place of an entry, escaped inside its text. */
export function replacementAt(
  source: Source,
  { path, part, isInside }: { path: Path; part: Part | undefined; isInside: boolean },
  start: number,
  value: Replacement,
): string {
  const written = part === "key" ? "" : source.textAt(path);
  if (part !== "key" && !isInside) return asYaml(value, written);
  return withinText(String(value), written).replaceAll("\n", `\n${columnAt(source.text, start)}`);
}

/** A value as one-line YAML; a text gets the same quotes as `written`, which it replaces. */
export function asYaml(value: Replacement, written = ""): string {
  const scalar = new Scalar(value);
  if (/^["']/.test(written)) scalar.type = written.startsWith('"') ? "QUOTE_DOUBLE" : "QUOTE_SINGLE";
  const isWhole = typeof value === "object";
  const flowCollectionPadding = isWhole && !Array.isArray(value);
  const options = { collectionStyle: "flow", flowCollectionPadding, lineWidth: 0 } as const;
  return stringify([isWhole ? value : scalar], options)
    .slice(1, -2)
    .trim();
}

/** Escapes words for insertion into a text, depending on the quotes of `written`. */
function withinText(words: string, written: string): string {
  if (written.startsWith("'")) return words.replaceAll("'", "''");
  return written.startsWith('"') ? words.replace(/["\\]/g, "\\$&") : words;
}

/** The indentation, in spaces, that lines below an offset need to continue the entry there. */
function columnAt(text: string, offset: number): string {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return (/^[ -]*/.exec(before)?.[0] ?? "").replaceAll("-", " ");
}
