import type { ProblemMessage } from "../../../content/problem.ts";
import type { AnnotatedText } from "../../../content/validate/annotatedTexts.ts";
import { MOST_MISTAKES } from "../fileTexts.ts";

/** A part of a text, and what is wrong with it. */
export interface TextMistake {
  found: string;
  complaint: ProblemMessage;
  /** Offset where it starts; undefined for its first occurrence. */
  at?: number;
}

const LINK_START = "(?:/|#|https?:|mailto:|tel:)";
const WORDS = String.raw`(?:[^[\]()\n]|\n(?!\s*\n)){1,80}`;

// Links as people write them by mistake; the groups are the words and the address.
const LINKS: [RegExp, string][] = [
  [
    new RegExp(`\\[(${WORDS})\\]\\((${LINK_START}[^()\\n]{0,200}\\s[^()\\n]{0,200})\\)`, "g"),
    "there is a space in its address",
  ],
  [
    new RegExp(`\\[(${WORDS})\\]\\s*\\n\\s*\\((${LINK_START}[^\\s()]*)\\)`, "g"),
    "a line ends between its brackets",
  ],
  [
    new RegExp(
      `\\[(${WORDS})\\]\\((${LINK_START}[^\\s()]{0,200}(?<=[\\w/#]))(?![\\w/.#?=&%-]*[\\w/]|[^()\\n]{0,200}[)])`,
      "g",
    ),
    "its ) is missing",
  ],
  [new RegExp(`\\[(${WORDS})\\((${LINK_START}[^\\s()]*)\\)`, "g"), "its ] is missing"],
  [
    new RegExp(`(?<![[\\]\\w])([^\\s[\\]()]{1,80})\\]\\((${LINK_START}[^\\s()]*)\\)`, "g"),
    "its [ is missing",
  ],
  [
    new RegExp(`\\((${WORDS})\\)\\[(${LINK_START}[^\\s\\]]*)\\]`, "g"),
    "its words belong in [ ] and its address in ( )",
  ],
];

/** Consecutive lines that start with the same sign, a number or a letter, but are not a Markdown list. */
const LINES_WITH_ONE_SIGN =
  /^(?:([^\p{L}\p{N}\s"'“”‘’()[\]$…&<>|]).*(?:\n[ \t]*\1.*)+|\d{1,2}[.)]\p{L}.*(?:\n[ \t]*\d{1,2}[.)]\p{L}.*)+|[a-z]\) .*(?:\n[ \t]*[a-z]\) .*)+)/gmu;

/** Other leftovers of Markdown syntax, each with its message, hint and replacement. */
const SIGNS: [
  RegExp,
  message: string,
  hint: string | undefined,
  right?: (found: string) => string | undefined,
][] = [
  [
    LINES_WITH_ONE_SIGN,
    "These lines would run together into one: what they start with makes no list here.",
    "Start each with - and a space.",
    (found) => found.replace(/^[ \t]*(?:\d{1,2}[.)]|[a-z]\)|.\p{M}*)[ \t]*/gmu, "- "),
  ],
  [
    /\[\^[\w-]{1,20}\]|\[\[[^[\]\n]{1,80}\]\]|\[[^[\]\n]{1,80}\]\[[^[\]\n]{0,40}\]/g,
    "Visitors would read these brackets: footnotes and links to names have no meaning here.",
    "Write a link as [words](/quote), with its address in round brackets.",
  ],
  [
    /^\[[ xX]\] /gm,
    "Visitors would read these brackets: a list has no boxes to tick.",
    "Take them away.",
    () => "",
  ],
  [
    /==[^=\n]{1,80}==|(?<![\w:]):[a-z][a-z_]{2,20}:(?!\w)/g,
    "Visitors would read these signs: they have no meaning here.",
    "Take them away. Write **bold** for what matters, and an emoji as itself.",
    (found) => /^==(.*)==$/.exec(found)?.[1],
  ],
  [
    /\*\*(?:[^*\n]{0,40}\*\*)?/g,
    "Visitors would read these stars: bold begins right before a letter, and ends right behind one.",
    "Write **bold**, with two stars on both sides and no space inside.",
    (found) => found.replace(/^\*\*\s*(.*\S)\s*\*\*$/, "**$1**"),
  ],
  [
    /(?<=[^*\s]\s+)(?<!^[ \t]*\*.*\n[ \t]*)\*(?=\p{L})(?![^*]*\*)(?<!\w\*[^*]*\*)/gmu,
    "Visitors would read this star: the one that ends the italic words is missing.",
    "Write *italic*, with a star on both sides, or take it away.",
  ],
  [
    new RegExp(`\\[${WORDS}\\]\\((?=[^()\\n]*[\\s\\p{Lu}])(?!${LINK_START})[^()\\n]{1,80}\\)`, "gu"),
    "Visitors would read this link as it stands: what its round brackets hold is no address.",
    "Write the address of the page there, as [words](/quote).",
  ],
  [
    /~~[^~\n]{1,40}~~/g,
    "Visitors would read these signs: a text cannot be struck out.",
    "Take the words away.",
    () => "",
  ],
  [
    /^#{2,6}[^\s#].*|^#\p{Lu}\p{Ll}* .*/gmu,
    "Visitors would read these signs: a heading needs a space behind them.",
    undefined,
    (found) => found.replace(/^#+/, (signs) => `${signs.padStart(2, "#")} `),
  ],
  [
    /^ *\|? *:?-{3,}:? *(?:\| *:?-{3,}:? *)+\|? *$/gm,
    "Visitors would read this table as it stands: texts here have none.",
    "Write it as a list, or use a block of type checklist or stats.",
  ],
];

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

/** Mistakes in a Markdown text node: syntax that was not parsed as formatting. */
export function textMistakesIn(text: string): TextMistake[] {
  const links = LINKS.flatMap(([pattern, why]) =>
    mistakesAt(pattern, text, (found, words = "", address = "") => {
      const inLine = (part: string) => part.trim().replace(/\s+/g, " ");
      const gap = /^[/#]/.test(address) ? "-" : ""; // spaces: hyphens in page addresses, else nothing
      const replacement = `[${inLine(words)}](${inLine(address).replaceAll(" ", gap)})`;
      const message = `Visitors would read '${inLine(found)}' as it stands: ${why}.`;
      return { code: "broken-link", message, hint: `Write ${replacement}`, replacement };
    }),
  );
  const signs = SIGNS.flatMap(([pattern, message, hint, right]) =>
    mistakesAt(pattern, text, (found) => ({
      code: "formatting",
      message,
      hint,
      replacement: right?.(found) === found ? undefined : right?.(found),
    })).map(({ found, ...mistake }) => ({
      ...mistake,
      found: found.trim(),
    })),
  );
  return [...links, ...signs].slice(0, MOST_MISTAKES);
}

/** Stars used as multiplication signs: two in a paragraph turn the text between them italic and disappear. */
export function starsBetweenDigits(text: string): TextMistake[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const [first, second] = paragraph.match(/\d+\*\d+/g) ?? [];
    return first && second ? [{ found: first, complaint: unseenStar(first) }] : [];
  });
}

function unseenStar(found: string): ProblemMessage {
  const replacement = found.replace("*", " × ");
  const message = `Visitors would not see the star in '${found}': two stars make italic what stands between them.`;
  return { code: "formatting", message, hint: `Write ${replacement}`, replacement };
}

/** A mistake for each match of a pattern in a text, at most `MOST_MISTAKES`. */
export function mistakesAt(
  pattern: RegExp,
  text: string,
  complain: (found: string, ...groups: string[]) => ProblemMessage,
): TextMistake[] {
  const mistakes = text.matchAll(pattern).map((match) => {
    const [found, ...groups] = match;
    return { found, complaint: complain(found, ...groups), at: match.index };
  });
  return mistakes.take(MOST_MISTAKES).toArray();
}
