import type { AnnotatedText } from "../../check/schemas/marks.ts";

/** Formatting that works wherever any does. */
const RIGHT =
  /(?<![\w*])(\*\*?)[^\s*](?:(?:[^*\n]|\n(?!\s*\n))*[^\s*])?\1(?![\w*])|\[(?:[^[\]\n]|\n(?!\s*\n))+\]\((?:[/#]|https:|tel:|mailto:)[^\s()]*\)/g;
/** What has a meaning of its own in Markdown, and stands in a text for hardly any other reason. */
const SIGNS =
  /[[\]*#|~`<>]|^ {4}|==|:[a-z_]+:|https?:|www\.|^[ \t]*(?:[^\p{L}\p{N}\s"'“”‘’($…]|\d+[.)]\p{L}|[a-z]\) )/mu;
/** The same of a text that is one paragraph. */
const LINES = /[[\]*#|~`<>_]|==|:[a-z_]+:|https?:|www\.|^ {4}|^\s*(?:[-+•]|\d+[.)]) |\n\s*\n/m;

/** Whether a text must be read as Markdown to know: that takes long, and nearly all show it without. */
export function needsMarkdown({ holds, value }: AnnotatedText): boolean {
  const formatted = holds !== "text" && holds !== "label";
  const headed = holds === "markdown" ? value.replace(/^#{2,4} /gm, "") : value;
  const left = formatted ? headed.replace(RIGHT, "x") : value;
  return (holds === "markdown" || holds === "paragraphs" ? SIGNS : LINES).test(left);
}
