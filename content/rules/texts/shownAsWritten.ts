import type { ProblemMessage } from "../../problem/problem.ts";
import { scalarsIn } from "../../read/data.ts";
import type { FileRule } from "../rule.ts";

const LONGEST_SHOWN = 40;
const GROUPS = "city|business|phones|offices|hours|links|offer|count|year";

const unfinished = (found: string): ProblemMessage => ({
  code: "unfinished",
  message: `'${found}' was left here to be replaced; visitors would read it.`,
  hint: "Write what belongs here, or take the entry away.",
});

function wrongVariable(found: string): ProblemMessage {
  const name = found.replace(/^[${(]+|[})]+$/g, "").trim();
  return {
    code: "not-a-variable",
    message: `Visitors would read '${found}' as it stands: it is no variable.`,
    hint: `Write it as \${${name}}`,
  };
}

const pastedAlong = (found: string): ProblemMessage => ({
  code: "unfinished",
  message: `'${found}' was pasted along from a chat assistant; visitors would read it.`,
  hint: "Take it away.",
});

const lineBreak = (found: string): ProblemMessage => ({
  code: "formatting",
  message: `Visitors would read '${found}' as it stands: it begins no new line here.`,
  hint: "Take it away. For paragraphs, use a block of type prose, with an empty line between them.",
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
});

const html = (found: string): ProblemMessage => ({
  code: "html",
  message: `Visitors would read '${shortened(found)}' as it stands: HTML has no meaning here.`,
  hint: "Take it away. Where a text may be formatted, write **bold**, *italic* or [words](/quote).",
});

const entity = (found: string): ProblemMessage => ({ ...html(found), hint: "Type the sign itself." });

function shortened(found: string): string {
  return found.length > LONGEST_SHOWN ? `${found.slice(0, LONGEST_SHOWN).trimEnd()}…` : found;
}

/** What no text has in it; the first that is found is reported. */
const NEVER: [pattern: RegExp, complain: (found: string) => ProblemMessage][] = [
  [/\bTODO\b|\bXX+\b|^[Tt]odo:/m, unfinished], // "todo" is a word in Spanish
  [/\b(?:TBD|FIXME|TBA)\b|\blorem ipsum\b|^n\/a$|_{3,}/i, unfinished],
  [
    /\[(?:your|insert|add|city|name|company|phone|date|price|number|address)\b[^\]]{0,40}\](?!\()/i,
    unfinished,
  ],
  [
    /\[\p{Lu}[\p{Lu} ]{2,40}\](?!\()|%[A-Z_]{3,40}%|\((?:[\w ]{1,30} )?(?:name|number|address|date|price|link|text|e-?mail) (?:goes )?here\)/u,
    unfinished,
  ],
  [/^(?:your|insert|add|enter|type|write) (?:\w+ ){1,4}here$|^[.?!…–—]+$/i, unfinished],
  [/【[^】]{0,40}】|\[cite:[^\]]{0,40}\]|:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?/, pastedAlong],
  [new RegExp(`\\{\\{[^{}]{0,60}\\}\\}|(?<!\\$)\\{ ?(?:${GROUPS})\\b[^{}]{0,60}\\}`), wrongVariable],
  [new RegExp(`\\$\\(?(?:${GROUPS})(?:\\.\\w+)+\\)?`), wrongVariable],
  [new RegExp(`(?<!\\$\\{\\s*|[\\w@/.-])(?!^[\\w.]+$)(?:${GROUPS})\\.[a-z]\\w*`), wrongVariable],
  [/(?<!\$)\{[\w .]{1,40}\}/, unfinished],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|&(?:amp|nbsp|quot)\b/i, entity],
  [/\\n(?![a-z])/, lineBreak],
  [/[ÃÂ][\u0080-\u00bf]|â(?:€|\u0080)./, garbled],
  [/\[[^\]]{1,80}\] \((?:\/|#|https?:)[^)]{0,200}\)/, brokenLink],
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>|<!--/i, html],
];

/** No text has in it what visitors would read as it is: placeholders, HTML, variables and links written wrongly. */
export const shownAsWritten: FileRule = ({ source }) =>
  scalarsIn(source.data).flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    for (const [pattern, complain] of NEVER) {
      const found = pattern.exec(value)?.[0].trim();
      if (found !== undefined) return [source.problemAt(path, "value", complain(found), found)];
    }
    return [];
  });
