import { rowsOf } from "./row.ts";

/** What the names of variables begin with. */
const GROUPS = "city|business|phones|offices|hours|links|offer|count|year";
/** Names of the blanks in templates, as in [company name]. */
const BLANKS =
  "name|number|address|date|price|link|text|e-?mail|city|company|phone|title|heading|headline|subtitle|description|intro|content|caption|copy";
/** Words before Roman numerals: Super Bowl XX, Part XX. */
const NUMBERED =
  "[Pp]art|[Tt]itle|[Cc]hapter|[Ss]ection|[Aa]rticle|[Vv]olume|[Bb]ook|[Pp]hase|[Tt]ype|[Cc]lass|[Bb]owl";

/** Variables that are written in another way. */
export const variableRows = rowsOf({
  in: "value",
  code: "not-a-variable",
  message: "Visitors would read '{found}' as it stands: it is no variable.",
  hint: "Write it as {right}",
  mend: (found) => `\${${found.replace(/^[%${([ ]+|[%})\] ]+$/g, "")}}`,
})({
  variableInBraces: {
    find: new RegExp(`\\{\\{[^{}]{0,60}\\}\\}|(?<!\\$)(?:\\$ )?\\{ ?(?:${GROUPS})\\b[^{}]{0,60}\\}`, "g"),
    examples: { wrong: "Roofs in {{city.name}}", right: "Roofs in ${city.name}" },
  },
  variableInOtherBrackets: {
    find: new RegExp(`\\$\\(?(?:${GROUPS})(?:\\.\\w+)+\\)?|\\[ ?(?:${GROUPS})(?:\\.\\w+)+ ?\\](?!\\()`, "g"),
    examples: { wrong: "Roofs in $(city.name)", right: "Roofs in ${city.name}" },
  },
  variableWithoutBraces: {
    find: new RegExp(`(?<!\\$\\{\\s*|[\\w@/.-])(?!^[\\w.]+$)%?(?:${GROUPS})\\.[a-z]\\w*%?`, "g"),
    examples: { wrong: "Roofs in city.name", right: "Roofs in ${city.name}" },
  },
  variableWithSecondBrace: {
    find: /(\$\{[\w. ]+\})\}/g,
    message: "Visitors would read the second brace of '{found}'.",
    hint: "Write {right}",
    mend: (_, variable = "") => variable,
    examples: { wrong: "Roofs in ${city.name}}", right: "Roofs in ${city.name}" },
  },
});

/** What was left in a text to be replaced. */
export const placeholderRows = rowsOf({
  in: "value",
  code: "unfinished",
  message: "'{found}' was left here to be replaced; visitors would read it.",
  hint: "Write what belongs here, or take the entry away.",
})({
  onlySpaces: {
    find: /^\s+$/g,
    code: "empty",
    message: "{name} is empty.",
    hint: "Write its text, or take the line away.",
    examples: { wrong: "  ", right: "" },
  },
  toDo: {
    find: /\bTODO\b|^[Tt]odo:/gm, // "todo" is Spanish
    examples: { wrong: "TODO ask for the year", right: "Todo el año" },
  },
  figure: {
    find: new RegExp(`(?<!\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ |\\b(?:${NUMBERED}) )\\bXX+\\b`, "gu"),
    examples: { wrong: "Over XX roofs a week", right: "Super Bowl XX" },
  },
  toBeWritten: {
    find: /\b(?:TBD|FIXME|TBA)\b|\blorem ipsum\b|^n\/a$|_{3,}|^insert\b.* here\b|^\p{Sc}$/gimu,
    examples: { wrong: "Prices: TBD", right: "Insert the key and turn it." },
  },
  blankInAngles: {
    find: new RegExp(`<(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})>`, "giu"),
    examples: { wrong: "Roof care in <city name>", right: "Roof care in Dover" },
  },
  blankInBrackets: {
    find: new RegExp(
      `\\[(?:(?:your|insert|add)\\b[^\\]]{0,40}|(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})(?: here)?)\\](?!\\()`,
      "giu",
    ),
    examples: { wrong: "Roof care in [city name]", right: "See [your city](/service-areas)." },
  },
  blankInSigns: {
    find: new RegExp(`%[A-Z_]{3,40}%|\\((?:[\\w ]{1,30} )?(?:${BLANKS}) (?:goes )?here\\)`, "g"),
    examples: { wrong: "Roof care in %CITY%", right: "Roof care in 90% of all cities" },
  },
  blankAlone: {
    find: new RegExp(
      `^(?:your|insert|add|enter|type|write) (?:\\w+ ){0,3}(?:${BLANKS}) here$|^[.?!…–—]+$`,
      "gi",
    ),
    examples: { wrong: "Your short description here", right: "Your roof is safe here" },
  },
  blankInBraces: {
    find: new RegExp(`(?<![{$])\\{(?! ?(?:${GROUPS})\\b)[\\w .]{1,40}\\}`, "g"),
    examples: { wrong: "Roofs in {Town}", right: "Roofs in ${city.name}" },
  },
  sampleAddress: {
    find: /\b(?:your|you|name|info|yourname)@(?:email|domain|company|your[a-z]+)\.com\b|\b(?:www\.)?your(?:company|domain|site|website|business)\.(?:com|net|org)\b/gi,
    message: "'{found}' is no real address: it was left here to be replaced.",
    hint: "Write the address that is meant.",
    examples: { wrong: "Write to info@yourcompany.com", right: "Write to info@roofs.example" },
  },
});
