import { type Document, isMap, isSeq, type Node, parseDocument } from "yaml";
import type { Path } from "../../read/path.ts";
import { preflightChecks } from "../../read/preflight.ts";
import { UnreadableAfter } from "./edit.ts";
import { keyName } from "./entries.ts";
import { type FormattingStyle, formattingStyleOf } from "./formattingStyle.ts";

/** A parsed YAML text that is being edited. */
export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  data: unknown;
  /** The line ending of the file. */
  eol: "\n" | "\r\n";
  style: FormattingStyle;
}

/** Parses a text to edit it. Throws UnreadableAfter where it has a syntax error. */
export function parseYaml(text: string): ParsedYaml {
  const fatal = preflightChecks(text).fatal;
  if (fatal) throw new UnreadableAfter(fatal.complaint.message);
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: "silent" });
  if (document.errors.length > 0)
    throw new UnreadableAfter(
      "This file has a mistake in its YAML. Mend that first: the checker says where.",
    );
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  return { text, document, data: dataOf(document), eol, style: formattingStyleOf(text, document) };
}

function dataOf(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch {
    throw new UnreadableAfter(); // an alias of nothing
  }
}

/** The node at a path; undefined where there is none. */
export function yamlNodeAt({ document }: Pick<ParsedYaml, "document">, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => {
    if (isSeq<Node>(node)) return node.items[Number(key)];
    if (!isMap<Node, Node | null>(node)) return undefined;
    return node.items.find((pair) => keyName(pair.key) === String(key))?.value ?? undefined;
  }, document.contents ?? undefined);
}

/** A range of a text and its replacement. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Returns a text with all replacements made. */
export function spliced(text: string, splices: Splice[]): string {
  return splices
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), text);
}
