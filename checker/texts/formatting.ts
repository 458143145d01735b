import type { Nodes, Parents, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { valueAt } from "../../content/lib/data.ts";
import { lightTree, markdownTree } from "../../content/markdown/tree.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { AnnotatedText } from "../lib/annotatedTexts.ts";
import type { FileRule } from "../rule.ts";
import { writtenTexts } from "./fileTexts.ts";
import { inOneLine, type TextKind } from "./rows/row.ts";
import { findingOf, mistakesIn, type TextMistake } from "./textRules.ts";

/** Markdown node types that a text may consist of, by what it holds; any other would lose its form. */
const KEPT: Partial<Record<AnnotatedText["holds"], string[]>> = {
  inlineMarkdown: ["paragraph"],
  paragraphs: ["paragraph", "list"],
};

/** Reports formatting that does not work as written, or that its text may not have. */
export const formatting: FileRule = (file, { site }) => {
  const { source } = file;
  const texts = writtenTexts(file, ["text", "label", "inlineMarkdown", "paragraphs", "markdown"]);
  return texts.flatMap((text) => {
    if (!site && String(valueAt(source.data, text.path)).includes("${")) return []; // site.yaml's own mistakes come first
    const placed = { text: text.value, path: text.path };
    return formattingMistakesIn(text).map((mistake) =>
      findingOf(source.file, placed, asWritten(mistake, source.textAt(text.path))),
    );
  });
};

/** What is wrong with the formatting of a text, by what it holds. */
export function formattingMistakesIn(annotated: AnnotatedText): TextMistake[] {
  const { holds, value: text, path } = annotated;
  if (holds === "text" || holds === "label") return mistakesIn({ text, path }, "plain");
  const light = lightTree(text); // has no positions, but shows that nearly all texts have no mistake
  if (light && mistakesInTree(light, annotated).length === 0) return [];
  return mistakesInTree(markdownTree(text), annotated);
}

function mistakesInTree(tree: Root, annotated: AnnotatedText): TextMistake[] {
  return [
    ...mistakesIn({ text: annotated.value, path: annotated.path }, "markdown"),
    ...mistakesInNodes(tree, annotated),
    ...lostFormsIn(tree, annotated),
  ];
}

/** A mistake as its file spells it: reduced to its longest word there if not all of it is written so. */
function asWritten(mistake: TextMistake, written: string): TextMistake {
  const { found, message } = mistake;
  const isWritten = (words: string) => inOneLine(written).includes(inOneLine(words));
  if (isWritten(found)) return mistake;
  const words = found.split(/\s+/).sort((a, b) => b.length - a.length);
  return { ...mistake, found: words.find(isWritten) ?? "", message: { ...message, replacement: undefined } };
}

function mistakesInNodes(tree: Root, { holds, value, path }: AnnotatedText): TextMistake[] {
  const mistakes: TextMistake[] = [];
  visit(tree, (node, _, parent) => {
    const text = node.type === "text" ? node.value : sourceOf(node, value);
    for (const kind of kindsOf(node, parent, holds))
      for (const mistake of mistakesIn({ text, path }, kind))
        mistakes.push({ ...mistake, at: startOf(node) + mistake.at });
  });
  return mistakes;
}

/** The kinds of rows that look at a node of a Markdown text. */
function kindsOf({ type }: Nodes, parent: Parents | undefined, holds: AnnotatedText["holds"]): TextKind[] {
  if (type === "text") return parent?.type === "link" ? ["words"] : ["words", "unlinked"];
  if (type === "link" || type === "image") return [type];
  const isOfMarkdown =
    holds === "markdown" && (type === "heading" || (type === "code" && parent?.type === "root"));
  return isOfMarkdown ? [type] : [];
}

/** Lists, headings and the like that would be lost in a text, or else a second paragraph. */
function lostFormsIn({ children }: Root, { holds, value }: AnnotatedText): TextMistake[] {
  const kept = KEPT[holds];
  if (!kept) return [];
  const mistakeAt = (node: RootContent, message: ProblemMessage) => {
    const [found = ""] = sourceOf(node, value).split("\n");
    return { found, at: startOf(node), message };
  };
  const lost = children.filter(({ type }) => !kept.includes(type));
  if (lost.length > 0) return lost.map((node) => mistakeAt(node, lostForm(node.type)));
  return holds === "inlineMarkdown"
    ? children.slice(1, 2).map((node) => mistakeAt(node, secondParagraph))
    : [];
}

function sourceOf({ position }: Nodes, value: string): string {
  return value.slice(position?.start.offset ?? 0, position?.end.offset);
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

const lostForm = (type: string): ProblemMessage => ({
  code: "formatting",
  message:
    type === "html"
      ? "HTML does not work here: visitors would read it."
      : `${FORMS[type] ?? "This form"} cannot stand in this text: its lines would run together.`,
  hint:
    type === "list"
      ? "Write it as sentences, or use a block of type checklist; answers and long texts (prose) take lists."
      : "Write it as sentences, or use a block of type prose.",
});

const FORMS: Record<string, string> = {
  list: "A list",
  heading: "A heading",
  blockquote: "A quotation that starts with >",
  code: "Program code",
  thematicBreak: "A dividing line",
};

const secondParagraph: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "This text is shown as one paragraph: the empty line before this is lost.",
  hint: "Take the empty line away, or use a block of type prose.",
};
