import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { valueAt } from "../../../content/lib/path.ts";
import { markdownTree } from "../../../content/markdown/tree.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { AnnotatedText } from "../../../content/validate/annotatedTexts.ts";
import { type FileRule, isReported } from "../../rules/rule.ts";
import { writtenTexts } from "../fileTexts.ts";
import { inOneLine, mistakesIn, type TextMistake } from "../rows/mistakesIn.ts";
import type { TextKind } from "../rows/row.ts";
import { findingOf } from "../textRules.ts";
import { needsMarkdown } from "./needsMarkdown.ts";

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
    const mistakes = formattingMistakesIn(text);
    if (mistakes.length === 0 || isReported(file, text.path)) return []; // e.g. one that YAML split: that comes first
    const placed = { text: text.value, path: text.path };
    return mistakes.map((mistake) =>
      findingOf(source.file, placed, asWritten(mistake, source.textAt(text.path))),
    );
  });
};

/** What is wrong with the formatting of a text, by what it holds. */
export function formattingMistakesIn(annotated: AnnotatedText): TextMistake[] {
  const { holds, value: text, path } = annotated;
  if (holds === "text" || holds === "label") return mistakesIn({ text, path }, "plain");
  if (!needsMarkdown(annotated)) return [];
  const tree = markdownTree(text);
  return [
    ...mistakesIn({ text, path }, "markdown"),
    ...mistakesInNodes(tree, annotated),
    ...unwantedForms(tree, annotated),
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
    const start = node.position?.start.offset ?? 0;
    const addThoseIn = (text: string, kind: TextKind) => {
      for (const mistake of mistakesIn({ text, path }, kind))
        mistakes.push({ ...mistake, at: start + mistake.at });
    };
    if (node.type === "link" && node.children.length === 0)
      mistakes.push({ found: `](${node.url})`, at: start, message: linkWithoutWords });
    if (node.type === "image" && !node.alt)
      mistakes.push({ found: `![](${node.url})`, at: start, message: pictureWithoutWords });
    if (node.type === "heading" && holds === "markdown") addThoseIn(sourceOf(node, value), "heading");
    if (node.type === "text") addThoseIn(node.value, "words");
    if (node.type === "text" && parent?.type !== "link") addThoseIn(node.value, "unlinked");
  });
  return mistakes;
}

/** Lists, headings and the like that would be lost in a text, a second paragraph, and code that was hardly meant. */
function unwantedForms({ children }: Root, { holds, value }: AnnotatedText): TextMistake[] {
  const mistakeAt = (node: RootContent, message: ProblemMessage) => {
    const [found = ""] = sourceOf(node, value).trim().split("\n");
    return { found, at: node.position?.start.offset ?? 0, message };
  };
  const kept = KEPT[holds];
  if (!kept) {
    const code = children.filter(({ type }) => type === "code");
    return code.map((node) => mistakeAt(node, /^[`~]{3}/.test(sourceOf(node, value)) ? fenced : indented));
  }
  const lost = children.filter(({ type }) => !kept.includes(type));
  const second = holds === "inlineMarkdown" && lost.length === 0 ? children[1] : undefined;
  return [
    ...lost.map((node) => mistakeAt(node, lostForm(node.type))),
    ...(second ? [mistakeAt(second, secondParagraph)] : []),
  ];
}

function sourceOf({ position }: RootContent, value: string): string {
  return value.slice(position?.start.offset ?? 0, position?.end.offset);
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
const linkWithoutWords: ProblemMessage = {
  code: "broken-link",
  message: "This link has no words, so that nobody can see it.",
  hint: "Write its words between the square brackets.",
};
const pictureWithoutWords: ProblemMessage = {
  code: "picture-words",
  message: "This picture has no words: people who cannot see it hear nothing of it.",
  hint: "Write what it shows between the square brackets: ![House at dusk](/images/house.jpg)",
};
const fenced: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "What stands between these signs is shown as program code.",
  hint: "Take this line away, and the one that ends it.",
};
const indented: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "This line stands four spaces further in than its text, and is shown as program code.",
  hint: "Line it up with the others.",
};
