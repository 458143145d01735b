import { type Document, isNode, isScalar, isSeq, type Node, type Pair, visit } from "yaml";
import { yamlDocument } from "../../checker/lib/parseYaml.ts";
import { limitOf } from "../../content/read/limits.ts";
import { InvalidEdit } from "../refusal.ts";
import { columnOf, isGroup, startOf } from "./entries.ts";
import { LONG } from "./lines.ts";

/** A parsed YAML text that is being edited. Each of its lines ends with "\n". */
export type ParsedYaml = { text: string; document: Document.Parsed; data: unknown; style: FormattingStyle };

/** How a file is formatted. New entries follow it. */
export interface FormattingStyle {
  /** The maximum line length of its folded texts: that of the longest line, at least LONG. */
  width: number;
  /** The indentation of a list (or mapping) relative to its key. */
  listStep: number;
  mapStep: number;
  /** The values in the file, by key. */
  values: Map<string, Node[]>;
}

/** Parses a text to edit it. Throws InvalidEdit if it has a syntax error. */
export function parseEditable(text: string): ParsedYaml {
  const document = documentIn(text, true);
  return { text, document, data: dataOf(document), style: styleOf(text, document) };
}

/** The data of a text. Throws InvalidEdit if it has a syntax error. */
export function dataOfText(text: string): unknown {
  return dataOf(documentIn(text, false));
}

function documentIn(text: string, keepSourceTokens: boolean): Document.Parsed {
  const limit = limitOf(text);
  if (limit) throw new InvalidEdit(limit.message.message);
  const document = yamlDocument(text, keepSourceTokens);
  if (document.errors.length > 0)
    throw new InvalidEdit("This file has a mistake in its YAML. Mend that first: the checker says where.");
  return document;
}

function dataOf(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch {
    throw new InvalidEdit(); // an alias without an anchor
  }
}

/** Returns the formatting style of a file, as far as the file shows it. */
function styleOf(text: string, document: Document.Parsed): FormattingStyle {
  const style: FormattingStyle = { width: LONG, listStep: 2, mapStep: 2, values: new Map() };
  visit(document, {
    Pair: (_, pair) => learnFrom(pair, text, style),
    Scalar: (_, { type, range }) => {
      if (type !== "BLOCK_FOLDED" || !range) return;
      const [, ...lines] = text.slice(range[0], range[1]).trimEnd().split("\n");
      if (lines.length > 1) style.width = Math.max(style.width, ...lines.map(({ length }) => length));
    },
  });
  return style;
}

function learnFrom({ key, value }: Pair, text: string, style: FormattingStyle): void {
  if (!isNode(value) || !isScalar(key) || (isGroup(value) && value.items.length === 0)) return;
  const name = String(key);
  style.values.set(name, [...(style.values.get(name) ?? []), value]);
  if (!isGroup(value) || value.flow) return;
  const step = columnOf(text, startOf(value)) - columnOf(text, startOf(key));
  if (isSeq(value)) style.listStep = step;
  else if (step > 0) style.mapStep = step;
}
