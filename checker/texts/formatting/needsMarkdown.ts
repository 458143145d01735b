import type { AnnotatedText } from "../../../content/validate/annotatedTexts.ts";

/** Emphasis and links that work in every formatted text. */
const RIGHT =
  /(?<![\w*])(\*\*?)[^\s*](?:(?:[^*\n]|\n(?!\s*\n))*[^\s*])?\1(?![\w*])|\[(?:[^[\]\n]|\n(?!\s*\n))+\]\((?:[/#]|https:|tel:|mailto:)[^\s()]*\)/g;
/** Syntax with a meaning in Markdown that rarely appears in a text for any other reason. */
const SIGNS_OF_MARKDOWN =
  /[[\]*#|~`<>]|^ {4}|==|:[a-z_]+:|https?:|www\.|\w@\w|^[ \t]*(?:[^\p{L}\p{N}\s"'“”‘’($…]|\d+[.)]\p{L}|[a-z]\) )/mu;
/** The same for a text that is a single paragraph. */
const SIGNS_OF_PARAGRAPH =
  /[[\]*#|~`<>_]|==|:[a-z_]+:|https?:|www\.|\w@\w|^ {4}|^\s*(?:[-+•]|\d+[.)]) |\n\s*\n/m;

/** Whether a text must be parsed as Markdown to find mistakes: parsing is slow, and nearly all texts need none. */
export function needsMarkdown({ holds, value }: AnnotatedText): boolean {
  const headed = holds === "markdown" ? value.replace(/^#{2,4} /gm, "") : value;
  const left = headed.replace(RIGHT, "x");
  return (holds === "inlineMarkdown" ? SIGNS_OF_PARAGRAPH : SIGNS_OF_MARKDOWN).test(left);
}
