import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { AnnotatedText } from "../../check/schemas/marks.ts";
import { markdownTree } from "../../markdown/tree.ts";
import type { Problem, ProblemMessage } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";
import type { FileRule } from "../rule.ts";
import { needsMarkdown } from "./needsMarkdown.ts";
import { writtenMarks } from "./readTexts.ts";
import { bareAddressesIn, type TextMistake, textMistakesIn } from "./textMistakes.ts";

const PLAIN =
  /\*\*[^*\n]+\*\*|(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|\[[^\]\n]+\]\([^)\n]+\)|`[^`\n]+`|^#{1,6} .*|(?<![\w/])(__?)[^\s_](?:[^_\n]*[^\s_])?\1(?![\w/])/m;
const LIST = /^\s*[-*•] .*\n+\s*[-*•] /m;

/** Formatting is written so that it works, and stands only where a text may have it. */
export const formatting: FileRule = (file) =>
  writtenMarks(file, ["text", "label", "inlineMarkdown", "paragraphs", "markdown"])
    .filter(needsMarkdown)
    .flatMap((mark) =>
      foundIn(mark)
        .filter(() => !isTold(file, mark.path))
        .map((mistake) => tell(file.source, mark, mistake)),
    );

/** Whether a text has another problem already, as one that YAML took apart: that comes first. */
function isTold({ source, problems }: { source: Source; problems: Problem[] }, path: Path): boolean {
  const { start, end } = source.rangeAt(path, "value");
  return problems.some(({ range }) => range.start.line >= start.line && range.start.line <= end.line);
}

function foundIn({ holds, value, path }: AnnotatedText): TextMistake[] {
  if (holds === "text" || holds === "label") {
    const [sign] = (path[1] !== "facts" && PLAIN.exec(value)) || []; // a fact may be shown in formatted texts
    return [
      ...(sign ? [[sign, plain(sign)] satisfies TextMistake] : []),
      ...(LIST.test(value) ? [list(value)] : []),
    ];
  }
  const tree = markdownTree(value);
  const mistakes: TextMistake[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === "text") {
      const start = node.position?.start.offset ?? 0;
      const found = [
        ...textMistakesIn(node.value),
        ...(parent?.type === "link" ? [] : bareAddressesIn(node.value)),
      ];
      mistakes.push(...found.map(([text, complaint, at = 0]): TextMistake => [text, complaint, start + at]));
    }
    if (node.type === "link" && node.children.length === 0) mistakes.push([`](${node.url})`, wordless]);
  });
  const lost = holds === "markdown" ? [] : tree.children.filter(({ type }) => !KEPT[holds]?.includes(type));
  const paragraphs = holds === "inlineMarkdown" && lost.length === 0 && tree.children.length > 1;
  return [
    ...mistakes,
    ...lost.map((node): TextMistake => [firstLineOf(node, value), lostForm(node.type)]),
    ...(paragraphs ? [[firstLineOf(tree.children[1], value), oneParagraph] satisfies TextMistake] : []),
    ...(holds === "markdown" ? tree.children : []).flatMap((node) => accidentalCode(node, value)),
  ];
}

/** What stands in its own form where a text may hold that; all else is run together there. */
const KEPT: Partial<Record<AnnotatedText["holds"], string[]>> = {
  inlineMarkdown: ["paragraph"],
  paragraphs: ["paragraph", "list"],
};

function accidentalCode(node: RootContent, value: string): TextMistake[] {
  const line = firstLineOf(node, value);
  return node.type === "code" && !/^(?:```|~~~)/.test(line) ? [[line.trim(), indented]] : [];
}

function firstLineOf(node: RootContent | undefined, value: string): string {
  const start = node?.position?.start.offset ?? 0;
  return value.slice(start, node?.position?.end.offset).split("\n")[0] ?? "";
}

/** A problem at a stretch of a text, or at the longest word of it where its lines are folded. */
function tell(source: Source, { path, value }: AnnotatedText, [found, complaint, at]: TextMistake): Problem {
  const text = source.textAt(path);
  const parts = [found, ...found.split(/\s+/).sort((a, b) => b.length - a.length)];
  const part = parts.find((part) => part !== "" && text.includes(part));
  const before = part && at ? value.slice(0, at).split(part).length - 1 : 0;
  return source.problemAt(path, "value", complaint, part, before);
}

function plain(sign: string): ProblemMessage {
  const link = sign.startsWith("[");
  return {
    code: "formatting",
    message: `Visitors would read '${sign}' as it stands: this text cannot be formatted.`,
    hint: link
      ? "Write the words alone; a link belongs in a longer text or in a button."
      : "Take the signs away.",
  };
}

function list(value: string): TextMistake {
  return [value.trim().split("\n")[0] ?? "", lostForm("list")];
}

function lostForm(type: string): ProblemMessage {
  const name = NAMES[type] ?? "This form";
  return {
    code: "formatting",
    message: `${name} cannot stand in this text: its lines would run together.`,
    hint:
      type === "list"
        ? "Write it as sentences, or use a block of type checklist; answers and long texts (prose) take lists."
        : "Write it as sentences, or use a block of type prose.",
  };
}

const NAMES: Record<string, string> = {
  list: "A list",
  heading: "A heading",
  blockquote: "A quotation that starts with >",
  code: "Program code",
  thematicBreak: "A dividing line",
};

const oneParagraph: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "This text is shown as one paragraph: the empty line before this is lost.",
  hint: "Take the empty line away, or use a block of type prose.",
};
const wordless: ProblemMessage = {
  code: "broken-link",
  message: "This link has no words, so that nobody can see it.",
  hint: "Write its words between the square brackets.",
};
const indented: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "This line stands four spaces further in than its text, and is shown as program code.",
  hint: "Line it up with the others.",
};
