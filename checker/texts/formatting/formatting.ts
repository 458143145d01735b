import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { valueAt } from "../../../content/lib/path.ts";
import { markdownTree } from "../../../content/markdown/tree.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import type { Source } from "../../../content/read/source.ts";
import type { AnnotatedText } from "../../../content/validate/annotatedTexts.ts";
import type { FileRule } from "../../rule.ts";
import { writtenTexts } from "../fileTexts.ts";
import { addressesInPlainText, bareAddressesIn } from "./bareAddresses.ts";
import { needsMarkdown, starsBetweenDigits, type TextMistake, textMistakesIn } from "./textMistakes.ts";

const PLAIN =
  /\*\*[^*\n]+\*\*|(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|\[[^\]\n]+\]\([^)\n]+\)|`[^`\n]+`|^#{1,6} (?!\d).*|(?<![\w/])(__?)[^\s_](?:[^_\n]*[^\s_])?\1(?![\w/])/m;
const LIST = /^\s*[-*•] .*\n+\s*[-*•] |^\s*1[.)] .*\n+\s*2[.)] /m;

/** Markdown node types that a text may consist of, by what it holds; any other would lose its form. */
const KEPT: Partial<Record<AnnotatedText["holds"], string[]>> = {
  inlineMarkdown: ["paragraph"],
  paragraphs: ["paragraph", "list"],
};

/** Reports formatting that does not work as written, or that its text may not have. */
export const formatting: FileRule = (file, { site }) => {
  const { source } = file;
  const texts = writtenTexts(file, ["text", "label", "inlineMarkdown", "paragraphs", "markdown"]);
  return texts.flatMap((mark) => {
    if (!site && String(valueAt(source.data, mark.path)).includes("${")) return []; // site.yaml's own mistakes come first
    return mistakesIn(mark).map((mistake) => findingOf(source, mark, mistake));
  });
};

function mistakesIn(mark: AnnotatedText): TextMistake[] {
  if (mark.holds === "text" || mark.holds === "label") return mistakesOfPlainText(mark);
  return needsMarkdown(mark) ? mistakesOfMarkdown(mark) : [];
}

function mistakesOfPlainText({ value, path }: AnnotatedText): TextMistake[] {
  const [found] = (path[1] !== "facts" && PLAIN.exec(value)) || []; // a fact may be shown in formatted texts
  return [
    ...(found ? [{ found, complaint: notFormatted(found) }] : []),
    ...(LIST.test(value) ? [{ found: value.trim().split("\n")[0] ?? "", complaint: lostForm("list") }] : []),
    ...(path[0] === "blocks" && !found ? addressesInPlainText(value) : []),
  ];
}

function mistakesOfMarkdown({ holds, value }: AnnotatedText): TextMistake[] {
  const tree = markdownTree(value);
  const mistakes: TextMistake[] = starsBetweenDigits(value);
  visit(tree, (node, _, parent) => {
    if (node.type === "link" && node.children.length === 0)
      mistakes.push({ found: `](${node.url})`, complaint: wordless });
    if (node.type === "heading" && holds === "markdown") mistakes.push(...underlined(sourceOf(node, value)));
    if (node.type === "image" && !node.alt) mistakes.push({ found: `![](${node.url})`, complaint: noAlt });
    if (node.type !== "text") return;
    const start = node.position?.start.offset ?? 0;
    const addresses = parent?.type === "link" ? [] : bareAddressesIn(node.value);
    for (const mistake of [...textMistakesIn(node.value), ...addresses])
      mistakes.push({ ...mistake, at: start + (mistake.at ?? 0) });
  });
  const kept = KEPT[holds];
  const lost = kept ? tree.children.filter(({ type }) => !kept.includes(type)) : [];
  const second = holds === "inlineMarkdown" && lost.length === 0 ? tree.children[1] : undefined;
  const accidental = kept ? [] : tree.children.filter(({ type }) => type === "code");
  return [
    ...mistakes,
    ...lost.map((node) => ({ found: firstLineOf(node, value), complaint: lostForm(node.type) })),
    ...(second ? [{ found: firstLineOf(second, value), complaint: oneParagraph }] : []),
    ...accidental.map((node) => {
      const found = firstLineOf(node, value).trim();
      return { found, complaint: /^(?:```|~~~)/.test(found) ? fenced : indented };
    }),
  ];
}

/**
 * Mistaken setext underlines, which make the text above a heading: none is meant below a sentence or several lines.
 * Below other text, --- is accepted, and === is to be written as ##.
 */
function underlined(heading: string): TextMistake[] {
  const [, words = "", line = ""] = /^(.*[^\s])\s*\n\s*(=+|-+)\s*$/s.exec(heading) ?? [];
  if (line === "" || (line.startsWith("-") && !/[.!?:]$|\n/.test(words))) return [];
  const isHeading = !/[.!?:]$|\n/.test(words);
  return [
    isHeading ? { found: heading, complaint: asHeading(words) } : { found: line, complaint: noHeading },
  ];
}

function firstLineOf(node: RootContent, value: string): string {
  return sourceOf(node, value).split("\n")[0] ?? "";
}

function sourceOf({ position }: RootContent, value: string): string {
  return value.slice(position?.start.offset ?? 0, position?.end.offset);
}

/** A finding at `found`, or at its longest word in the file if the file spells `found` differently. */
function findingOf(
  source: Source,
  { path, value }: AnnotatedText,
  { found, complaint, at }: TextMistake,
): Finding {
  const text = source.textAt(path);
  const plain = (words: string) => words.replace(/\s+/g, " ");
  const isThere = (part: string) => part !== "" && plain(text).includes(plain(part));
  const part = [found, ...found.split(/\s+/).sort((a, b) => b.length - a.length)].find(isThere);
  const before = part && at ? plain(value.slice(0, at)).split(plain(part)).length - 1 : 0;
  const known = part === found ? complaint : { ...complaint, replacement: undefined };
  return { file: source.file, path, needle: part, before, ...known };
}

function notFormatted(found: string): ProblemMessage {
  const words = found.replace(/^\[(.+)\]\(.*\)$/, "$1").replace(/^([*_]+)(.+)\1$/, "$2");
  return {
    code: "formatting",
    message: `Visitors would read '${found}' as it stands: this text cannot be formatted.`,
    hint: found.startsWith("[")
      ? "Write the words alone; a link belongs in a longer text or in a button."
      : "Take the signs away.",
    replacement: words === found ? undefined : words,
  };
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
const noAlt: ProblemMessage = {
  code: "picture-words",
  message: "This picture has no words: people who cannot see it hear nothing of it.",
  hint: "Write what it shows between the square brackets: ![House at dusk](/images/house.jpg)",
};
const noHeading: ProblemMessage = {
  code: "formatting",
  severity: "warning",
  message: "This line of signs makes a heading of the whole text above it.",
  hint: "Take it away.",
  replacement: "",
};
const asHeading = (words: string): ProblemMessage => ({
  ...noHeading,
  message: "Headings are not underlined here.",
  hint: `Write ## ${words}`,
  replacement: `## ${words}`,
});
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
