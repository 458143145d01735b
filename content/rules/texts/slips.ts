import type { Complaint } from "../../problem/problem.ts";

/** A stretch of a text, and what is wrong with it. */
export type Slip = [found: string, complaint: Complaint];

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

const SIGNS: [RegExp, Omit<Complaint, "code">][] = [
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
export function slipsIn(text: string): Slip[] {
  const links = LINKS.flatMap(([pattern, why]) =>
    Array.from(
      text.matchAll(pattern),
      ([found, words = "", address = ""]): Slip => [
        found,
        {
          code: "broken-link",
          message: `Visitors would read '${found}' as it stands: ${why}.`,
          hint: `Write [${words}](${address.trim().replace(/\s+/g, "-")})`,
        },
      ],
    ),
  );
  const signs = SIGNS.flatMap(([pattern, complaint]) =>
    Array.from(
      text.matchAll(pattern),
      ([found]): Slip => [found.trim(), { code: "formatting", ...complaint }],
    ),
  );
  return [...links, ...signs].slice(0, MOST);
}
