import type { TextRow } from "./row.ts";

/** Names of the blanks in templates, as in [company name]. */
const BLANKS =
  "name|number|address|date|price|link|text|e-?mail|city|company|phone|title|heading|headline|subtitle|description|intro|content|caption|copy";
/** Words before Roman numerals: Super Bowl XX, Part XX. */
const NUMBERED =
  "[Pp]art|[Tt]itle|[Cc]hapter|[Ss]ection|[Aa]rticle|[Vv]olume|[Bb]ook|[Pp]hase|[Tt]ype|[Cc]lass|[Bb]owl";
/** What the names of variables begin with. */
const GROUPS = "city|business|phones|offices|hours|links|offer|count|year";

const LEFT_HERE = {
  in: "value",
  code: "unfinished",
  message: "'{found}' was left here to be replaced; visitors would read it.",
  hint: "Write what belongs here, or take the entry away.",
} as const;

const NOT_A_VARIABLE = {
  in: "value",
  code: "not-a-variable",
  message: "Visitors would read '{found}' as it stands: it is no variable.",
  hint: "Write it as {right}",
  mend: (found: string) => `\${${found.replace(/^[%${([ ]+|[%})\] ]+$/g, "")}}`,
} as const;

/** What was left in a text to be replaced, and variables that are written in another way. */
export const placeholderRows: readonly TextRow[] = [
  {
    in: "value",
    id: "only-spaces",
    find: /^\s+$/g,
    code: "empty",
    message: "{name} is empty.",
    hint: "Write its text, or take the line away.",
    examples: { wrong: "  ", right: "" },
  },
  {
    ...LEFT_HERE,
    id: "to-do",
    find: /\bTODO\b|^[Tt]odo:/gm, // "todo" is Spanish
    examples: { wrong: "TODO ask for the year", right: "Todo el año" },
  },
  {
    ...LEFT_HERE,
    id: "figure-to-fill",
    find: new RegExp(`(?<!\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ |\\b(?:${NUMBERED}) )\\bXX+\\b`, "gu"),
    examples: { wrong: "Over XX pools a week", right: "Super Bowl XX" },
  },
  {
    ...LEFT_HERE,
    id: "to-be-written",
    find: /\b(?:TBD|FIXME|TBA)\b|\blorem ipsum\b|^n\/a$|_{3,}|^insert\b.* here\b|^\p{Sc}$/gimu,
    examples: { wrong: "Prices: TBD", right: "Insert the key and turn it." },
  },
  {
    ...LEFT_HERE,
    id: "blank-in-angle-brackets",
    find: new RegExp(`<(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})>`, "giu"),
    examples: { wrong: "Pool care in <city name>", right: "Pool care in Doral" },
  },
  {
    ...LEFT_HERE,
    id: "blank-in-brackets",
    find: new RegExp(
      `\\[(?:(?:your|insert|add)\\b[^\\]]{0,40}|(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})(?: here)?)\\](?!\\()`,
      "giu",
    ),
    examples: { wrong: "Pool care in [city name]", right: "See [your city](/service-areas)." },
  },
  {
    ...LEFT_HERE,
    id: "blank-in-percent-signs",
    find: new RegExp(`%[A-Z_]{3,40}%|\\((?:[\\w ]{1,30} )?(?:${BLANKS}) (?:goes )?here\\)`, "g"),
    examples: { wrong: "Pool care in %CITY%", right: "Pool care in 90% of all cities" },
  },
  {
    ...LEFT_HERE,
    id: "blank-alone",
    find: new RegExp(
      `^(?:your|insert|add|enter|type|write) (?:\\w+ ){0,3}(?:${BLANKS}) here$|^[.?!…–—]+$`,
      "gi",
    ),
    examples: { wrong: "Your short description here", right: "Your pool is safe here" },
  },
  {
    ...NOT_A_VARIABLE,
    id: "variable-in-braces-alone",
    find: new RegExp(`\\{\\{[^{}]{0,60}\\}\\}|(?<!\\$)(?:\\$ )?\\{ ?(?:${GROUPS})\\b[^{}]{0,60}\\}`, "g"),
    examples: { wrong: "Pools in {{city.name}}", right: "Pools in ${city.name}" },
  },
  {
    ...NOT_A_VARIABLE,
    id: "variable-in-other-brackets",
    find: new RegExp(`\\$\\(?(?:${GROUPS})(?:\\.\\w+)+\\)?|\\[ ?(?:${GROUPS})(?:\\.\\w+)+ ?\\](?!\\()`, "g"),
    examples: { wrong: "Pools in $(city.name)", right: "Pools in ${city.name}" },
  },
  {
    ...NOT_A_VARIABLE,
    id: "variable-without-brackets",
    find: new RegExp(`(?<!\\$\\{\\s*|[\\w@/.-])(?!^[\\w.]+$)%?(?:${GROUPS})\\.[a-z]\\w*%?`, "g"),
    examples: { wrong: "Pools in city.name", right: "Pools in ${city.name}" },
  },
  {
    in: "value",
    id: "variable-with-two-closing-braces",
    find: /(\$\{[\w. ]+\})\}/g,
    code: "not-a-variable",
    message: "Visitors would read the second brace of '{found}'.",
    hint: "Write {right}",
    mend: (_, variable = "") => variable,
    examples: { wrong: "Pools in ${city.name}}", right: "Pools in ${city.name}" },
  },
  {
    ...LEFT_HERE,
    id: "blank-in-braces",
    find: /(?<!\$)\{[\w .]{1,40}\}/g,
    examples: { wrong: "Pools in {Town}", right: "Pools in ${city.name}" },
  },
];
