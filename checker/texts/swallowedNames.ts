import { type Path, scalarsIn, valueAt } from "../../content/lib/data.ts";
import type { Change, Finding } from "../../content/problem.ts";
import { type SchemaNode, variantFor } from "../../content/validate/schemaNode.ts";
import { nodeAt } from "../lib/annotatedTexts.ts";
import type { FileRule } from "../rule.ts";

/** A line of a text that looks like a property: its name and its value. */
const PROPERTY_LINE = /\n[ \t]*([a-z]\w*):(?:[ \t]+(\S.*?))?[ \t]*(?=\r?\n|$)/gi;

/** Reports block texts that swallowed the next property of their entry, such as trust: true indented like the text. */
export const swallowedNames: FileRule = (file) => {
  const { source, data, schema } = file;
  return scalarsIn(source.data).flatMap(({ value, path }): Finding[] => {
    if (typeof value !== "string" || !value.includes(":")) return [];
    const written = source.textAt(path);
    if (!/^[|>]/.test(written)) return [];
    const names = propertiesAround(schema, data, path);
    const found = Array.from(written.matchAll(PROPERTY_LINE)).find(({ 1: name = "", 2: meant, index }) => {
      const node = names.get(name);
      const isText = node?.type === "string" && /[.!?:”"]\s*$/.test(written.slice(0, index));
      return node && (isText || isMeant(node, meant));
    });
    if (!found) return [];
    const [start] = source.offsetsOf(path, "value");
    const at = start + found.index + found[0].search(/\S/);
    const end = start + written.length;
    const change = linedUp(source.text, start, start + found.index + 1, end);
    const place: [start: number, end: number] = [at, at + found[0].trim().length];
    const message = `Visitors would read '${found[1]}': its line has as many spaces in front as the text above, so it is part of that text.`;
    const hint = "Line it up with the names above that text.";
    return [{ file: source.file, path, at: place, code: "indentation", message, hint, change }];
  });
};

/** The change that dedents the end of a text, from a line on, to the column of its key, if all of it is properties. */
function linedUp(text: string, value: number, from: number, end: number): Change | undefined {
  const name = text.slice(text.lastIndexOf("\n", value) + 1, value);
  const column = /^[ -]*/.exec(name)?.[0].length ?? 0;
  const rest = text.slice(from, end);
  const indent = rest.search(/\S/);
  const isNamed = rest
    .split("\n")
    .every((line) => /^\s*(?:$|[a-z]\w*:)/.test(line) || line.search(/\S/) > indent);
  const surplus = new RegExp(`^ {${indent - column}}`, "gm");
  return isNamed ? { start: from, end, text: rest.replace(surplus, "") } : undefined;
}

/** Schema nodes of the properties allowed beside a value and in all mappings around it, by name. */
function propertiesAround(schema: SchemaNode, data: unknown, path: Path): Map<string, SchemaNode> {
  const parents = path.map((_, depth) => path.slice(0, depth));
  const nodes = parents.map((place) => variantFor(nodeAt(schema, data, place), valueAt(data, place)));
  return new Map(nodes.flatMap(({ properties }) => properties));
}

/** Whether what follows a key fits its type: a word for a choice; nothing, [ or { for a list or mapping; never text. */
function isMeant({ type, choices }: SchemaNode, written: string | undefined): boolean {
  if (choices.length > 0) return /^\w+$/.test(written ?? "");
  if (type === "boolean") return written === "true" || written === "false";
  if (type === "integer" || type === "number") return /^-?[\d.]+$/.test(written ?? "");
  return type === "array" || type === "object" ? written === undefined || /^[[{]/.test(written) : false;
}
