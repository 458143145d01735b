import { type Document, isAlias, isMap, isNode, type Node, parseDocument, visit } from "yaml";
import { isYaml } from "../lib/fileName.ts";
import type { Problem, ProblemMessage } from "../problem.ts";
import type { ContentFile } from "./files.ts";
import { limitOf, notUtf8 } from "./limits.ts";
import { createSource, positionsOf, problemAt, type Source } from "./source.ts";

/** The result of reading one file: its data, if it could be read, and its problems. */
export type ReadResult = { source: Source; problems: Problem[] };

/**
 * Reads a YAML file by the parser alone: data, or one problem at the parser's own place. What may exhaust or deceive a
 * reader is refused: files that are too large or nested too deeply, aliases, anchors, tags, keys that stand twice, and
 * bytes that are no text.
 */
export function readYaml({ file, bytes }: ContentFile): ReadResult {
  const text = new TextDecoder().decode(bytes);
  const refused = (message: ProblemMessage, at = 0): ReadResult => {
    const source = createSource({ file, text, positions: [] });
    return { source, problems: [problemAt(source, { path: [], at: [at, at + 1], ...message })] };
  };
  if (!bytes) return refused(cannotOpen);
  if (!isYaml(file)) return refused(noYaml);
  const limit = limitOf(text);
  if (limit) return refused(limit.message, limit.at);
  const lost = text.indexOf("\ufffd");
  if (lost >= 0) return refused(notUtf8, lost);
  const document = parseDocument(text, OPTIONS);
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refused(unreadable(error.message), error.pos[0]);
  const forbidden = forbiddenIn(document);
  if (forbidden) return refused(notAllowed, forbidden.range?.[0]);
  if (!isMap(document.contents)) return refused(noEntries);
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const positions = positionsOf(document, text, data, (offset) => offset);
  return { source: createSource({ file, text, data, positions }), problems: [] };
}

const OPTIONS = { stringKeys: true, merge: false, prettyErrors: false, logLevel: "error" } as const;

/** The first node with an anchor or a tag, or that is an alias. */
function forbiddenIn(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    const isTagged = "tag" in node && node.tag !== undefined; // the parser notes its source only then
    if (!(isAlias(node) || ("anchor" in node && node.anchor) || isTagged)) return;
    found = node;
    return visit.BREAK;
  });
  return found;
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
};
const noYaml: ProblemMessage = {
  code: "bad-file-name",
  message: "This is no page: pages-data holds files that end in .yaml alone.",
};
const noEntries: ProblemMessage = { code: "not-a-mapping", message: "This file holds no entries." };
const notAllowed: ProblemMessage = {
  code: "not-allowed",
  message: "Aliases (*), anchors (&) and tags (!) cannot be used here.",
};
const unreadable = (said: string): ProblemMessage => ({
  code: "syntax",
  message: `From here on this file cannot be read: ${said}.`,
});
