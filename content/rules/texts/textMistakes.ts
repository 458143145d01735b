import type { ProblemMessage } from "../../problem/problem.ts";

/** A stretch of a text, what is wrong with it, and where it starts, unless that is its first place. */
export type TextMistake = [found: string, complaint: ProblemMessage, at?: number];

// A text with more is of another kind altogether.
const MOST = 20;
const TO = "(?:/|#|https?:|mailto:|tel:)";
const WORDS = String.raw`[^[\]()\n]{1,80}`;

// Links as people write them by mistake; the groups are the words and the address.
const LINKS: [RegExp, string][] = [
  [
    new RegExp(`\\[(${WORDS})\\]\\((${TO}[^()\\n]{0,200}\\s[^()\\n]{0,200})\\)`, "g"),
    "there is a space in its address",
  ],
  [new RegExp(`\\[(${WORDS})\\]\\((${TO}[^\\s()]{0,200})(?![^()\\n]{0,200}[)])`, "g"), "its ) is missing"],
  [new RegExp(`\\[(${WORDS})\\((${TO}[^\\s()]*)\\)`, "g"), "its ] is missing"],
  [new RegExp(`(?<![[\\]\\w])([^\\s[\\]()]{1,80})\\]\\((${TO}[^\\s()]*)\\)`, "g"), "its [ is missing"],
  [
    new RegExp(`\\((${WORDS})\\)\\[(${TO}[^\\s\\]]*)\\]`, "g"),
    "its words belong in [ ] and its address in ( )",
  ],
];

/** Lines that all start with one sign, or are numbered, in a way that makes no list of them. */
const RUN =
  /^(?:([^\p{L}\p{N}\s"'“”‘’()[\]$…&<>|]).*\n[ \t]*\1|\d{1,2}[.)]\p{L}.*\n[ \t]*\d{1,2}[.)]\p{L}|[a-z]\) .*\n[ \t]*[a-z]\) )/gmu;

const SIGNS: [RegExp, Omit<ProblemMessage, "code">][] = [
  [
    RUN,
    {
      message: "These lines would run together into one: what they start with makes no list here.",
      hint: "Start each with - and a space, and leave an empty line above the first.",
    },
  ],
  [
    /\[\^[\w-]{1,20}\]|\[\[[^[\]\n]{1,80}\]\]|\[[^[\]\n]{1,80}\]\[[^[\]\n]{0,40}\]/g,
    {
      message: "Visitors would read these brackets: footnotes and links to names have no meaning here.",
      hint: "Write a link as [words](/quote), with its address in round brackets.",
    },
  ],
  [
    /^\[[ xX]\] /gm,
    { message: "Visitors would read these brackets: a list has no boxes to tick.", hint: "Take them away." },
  ],
  [
    /==[^=\n]{1,80}==|(?<![\w:]):[a-z][a-z_]{2,20}:(?!\w)/g,
    {
      message: "Visitors would read these signs: they have no meaning here.",
      hint: "Take them away. Write **bold** for what matters, and an emoji as itself.",
    },
  ],
  [
    /\*\*(?:[^*\n]{0,40}\*\*)?/g,
    {
      message:
        "Visitors would read these stars: bold begins right before a letter, and ends right behind one.",
      hint: "Write **bold**, with two stars on both sides and no space inside.",
    },
  ],
  [
    /~~[^~\n]{1,40}~~/g,
    {
      message: "Visitors would read these signs: a text cannot be struck out.",
      hint: "Take the words away.",
    },
  ],
  [
    /^#{2,6}[^\s#].*|^#\p{Lu}\p{Ll}* .*/gmu,
    {
      message: "Visitors would read these signs: a heading needs a space behind them.",
      hint: "Write it as ## Heading.",
    },
  ],
  [
    /^ *\|? *:?-{3,}:? *(?:\| *:?-{3,}:? *)+\|? *$/gm,
    {
      message: "Visitors would read this table as it stands: texts here have none.",
      hint: "Write it as a list, or use a block of type checklist or stats.",
    },
  ],
];

/** What is left of Markdown in a text after everything that works was taken out of it. */
export function textMistakesIn(text: string): TextMistake[] {
  const links = LINKS.flatMap(([pattern, why]) =>
    Array.from(
      text.matchAll(pattern),
      ({ 0: found, 1: words = "", 2: address = "", index }): TextMistake => [
        found,
        {
          code: "broken-link",
          message: `Visitors would read '${found}' as it stands: ${why}.`,
          hint: `Write [${words}](${address.trim().replace(/\s+/g, "-")})`,
        },
        index,
      ],
    ),
  );
  const signs = SIGNS.flatMap(([pattern, complaint]) =>
    Array.from(
      text.matchAll(pattern),
      ({ 0: found, index }): TextMistake => [firstLine(found), { code: "formatting", ...complaint }, index],
    ),
  );
  return [...links, ...signs].slice(0, MOST);
}

function firstLine(found: string): string {
  return found.trim().split("\n")[0] ?? "";
}

/** Addresses in a text that nobody can click on. */
export function bareAddressesIn(text: string): TextMistake[] {
  return Array.from(
    text.matchAll(/(?<![\w@./:])(?:https?:\/\/|www\.)[^\s<>()]*[\w/]/g),
    ({ 0: found, index }): TextMistake => [found, bareAddress(found), index],
  );
}

function bareAddress(found: string): ProblemMessage {
  return {
    code: "broken-link",
    severity: "warning",
    message: `Visitors cannot click on '${found}': an address alone is no link here.`,
    hint: `Write [words](${found.replace(/^(?:https?:\/\/)?/, "https://")})`,
  };
}
