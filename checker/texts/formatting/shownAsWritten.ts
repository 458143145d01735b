import { scalarsIn } from "../../../content/lib/data.ts";
import { nameOf, type Path } from "../../../content/lib/path.ts";
import { plainText } from "../../../content/markdown/plainText.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { FileRule } from "../../rule.ts";
import { PASTED } from "./pasted.ts";

const LONGEST_SHOWN = 40;
/** Names of the blanks in templates, as in [company name]. */
const BLANKS =
  "name|number|address|date|price|link|text|e-?mail|city|company|phone|title|heading|headline|subtitle|description|intro|content|caption|copy";
/** Words before Roman numerals: Super Bowl XX, Part XX. */
const NUMBERED =
  "[Pp]art|[Tt]itle|[Cc]hapter|[Ss]ection|[Aa]rticle|[Vv]olume|[Bb]ook|[Pp]hase|[Tt]ype|[Cc]lass|[Bb]owl";
const GROUPS = "city|business|phones|offices|hours|links|offer|count|year";

const unfinished = (found: string): ProblemMessage => ({
  code: "unfinished",
  message: `'${found}' was left here to be replaced; visitors would read it.`,
  hint: "Write what belongs here, or take the entry away.",
});

function wrongVariable(found: string): ProblemMessage {
  const written = `\${${found.replace(/^[%${([ ]+|[%})\] ]+$/g, "")}}`;
  return {
    code: "not-a-variable",
    message: `Visitors would read '${found}' as it stands: it is no variable.`,
    hint: `Write it as ${written}`,
    replacement: written,
  };
}

const twoBraces = (found: string): ProblemMessage => ({
  code: "not-a-variable",
  message: `Visitors would read the second brace of '${found}'.`,
  hint: `Write ${found.slice(0, -1)}`,
  replacement: found.slice(0, -1),
});

const onlySpaces = (path: Path): ProblemMessage => ({
  code: "empty",
  message: `${nameOf(path)} is empty.`,
  hint: "Write its text, or take the line away.",
});

const bullet = (found: string): ProblemMessage => ({
  code: "formatting",
  message: `Visitors would read the '${found}' in front of this text.`,
  hint: "Take it away: a list shows a mark of its own.",
  replacement: "",
});

const lineBreak = (found: string): ProblemMessage => ({
  code: "formatting",
  message: `Visitors would read '${found}' as it stands: it begins no new line here.`,
  hint: "Take it away. For paragraphs, use a block of type prose, with an empty line between them.",
  replacement: " ",
});

const garbled = (found: string): ProblemMessage => ({
  code: "encoding",
  message: `'${found}' is what is left of a sign that was saved the wrong way; visitors would read it.`,
  hint: "Type the sign again, as an apostrophe or an é.",
});

const brokenLink = (found: string): ProblemMessage => ({
  code: "broken-link",
  message: `Visitors would read '${found}' as it stands: the brackets of a link stand right next to each other.`,
  hint: `Write ${found.replace("] (", "](")}`,
  replacement: found.replace("] (", "]("),
});

function linkInAngles(found: string): ProblemMessage {
  const replacement = found.replace(/\] ?<(.*)>$/, "]($1)");
  return {
    code: "broken-link",
    message: `Visitors would read '${found}' as it stands: the address of a link stands in round brackets.`,
    hint: `Write ${replacement}`,
    replacement,
  };
}

const html = (found: string): ProblemMessage => ({
  code: "html",
  message: `Visitors would read '${shortened(found)}' as it stands: HTML has no meaning here.`,
  hint: "Take it away. Where a text may be formatted, write **bold**, *italic* or [words](/quote).",
  replacement: found === "<!--" ? undefined : found.replace(/<br\b[^>]*>/i, " ").replace(/<[^>]*>/g, ""),
});

const entity = (found: string): ProblemMessage => ({
  ...html(found),
  hint: "Type the sign itself.",
  replacement: plainText(found.replace(/;?$/, ";")),
});

function shortened(found: string): string {
  return found.length > LONGEST_SHOWN ? `${found.slice(0, LONGEST_SHOWN).trimEnd()}…` : found;
}

/** Patterns that no text may contain; only the first that matches is reported. */
const NEVER: [pattern: RegExp, complain: (found: string) => ProblemMessage][] = [
  [/\bTODO\b|^[Tt]odo:/m, unfinished], // "todo" is Spanish
  [new RegExp(`(?<!\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ |\\b(?:${NUMBERED}) )\\bXX+\\b`, "u"), unfinished],
  [/\b(?:TBD|FIXME|TBA)\b|\blorem ipsum\b|^n\/a$|_{3,}|^insert\b.* here\b|^\p{Sc}$/imu, unfinished],
  ...PASTED,
  [new RegExp(`<(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})>`, "iu"), unfinished],
  [
    new RegExp(
      `\\[(?:(?:your|insert|add)\\b[^\\]]{0,40}|(?:[\\p{L}'’]+ ){0,2}(?:${BLANKS})(?: here)?)\\](?!\\()`,
      "iu",
    ),
    unfinished,
  ],
  [new RegExp(`%[A-Z_]{3,40}%|\\((?:[\\w ]{1,30} )?(?:${BLANKS}) (?:goes )?here\\)`), unfinished],
  [
    new RegExp(`^(?:your|insert|add|enter|type|write) (?:\\w+ ){0,3}(?:${BLANKS}) here$|^[.?!…–—]+$`, "i"),
    unfinished,
  ],
  [/^[•‣▪●○◦·] *(?=\S[^\n]*$)/, bullet],
  [new RegExp(`\\{\\{[^{}]{0,60}\\}\\}|(?<!\\$)(?:\\$ )?\\{ ?(?:${GROUPS})\\b[^{}]{0,60}\\}`), wrongVariable],
  [
    new RegExp(`\\$\\(?(?:${GROUPS})(?:\\.\\w+)+\\)?|\\[ ?(?:${GROUPS})(?:\\.\\w+)+ ?\\](?!\\()`),
    wrongVariable,
  ],
  [new RegExp(`(?<!\\$\\{\\s*|[\\w@/.-])(?!^[\\w.]+$)%?(?:${GROUPS})\\.[a-z]\\w*%?`), wrongVariable],
  [/\$\{[\w. ]+\}\}/, twoBraces],
  [/(?<!\$)\{[\w .]{1,40}\}/, unfinished],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|&(?:amp|nbsp|quot)\b/i, entity],
  [/\\n(?![a-z])/, lineBreak],
  [/[ÃÂ][\u0080-\u00bf]|â(?:€|\u0080)./, garbled],
  [/\[[^\]]{1,80}\] \((?:\/|#|https?:)[^)]{0,200}\)/, brokenLink],
  [/\[[^\]]{1,80}\] ?<\/[\w/-]{1,100}>/, linkInAngles],
  [/<([a-z][a-z0-9-]*)(?:\s[^<>]{0,2000})?>[^<>]{0,500}<\/\1>/i, html],
  [/(?<!\]\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>|<!--/i, html],
];

/** Reports what visitors would see as raw text: placeholders, HTML, and malformed variables and links. */
export const shownAsWritten: FileRule = ({ source }) =>
  scalarsIn(source.data).flatMap(({ value, path }) => {
    const [found = "", complaint] = typeof value === "string" ? complaintAbout(value, path) : [];
    if (!complaint) return [];
    return [{ file: source.file, path, needle: found, ...complaint }];
  });

function complaintAbout(value: string, path: Path): [found?: string, complaint?: ProblemMessage] {
  if (value !== "" && value.trim() === "") return ["", onlySpaces(path)];
  for (const [pattern, complain] of NEVER) {
    const found = pattern.exec(value)?.[0].trim();
    if (found !== undefined) return [found, complain(found)];
  }
  return [];
}
