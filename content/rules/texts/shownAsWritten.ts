import { sourcesOf } from "../../check/checkContent.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import { type Scalar, scalarsIn } from "../../read/data.ts";
import type { Source } from "../../read/source.ts";
import type { Rule } from "../rule.ts";

/** No text has in it what visitors would read as it is: placeholders, HTML, variables and links written wrongly. */
export const shownAsWritten: Rule = (content) =>
  sourcesOf(content).flatMap((source) => {
    const look = () => scalarsIn(source.data).flatMap((scalar) => complainAbout(scalar, source) ?? []);
    return source.remember ? source.remember("shownAsWritten", "", look) : look();
  });

function complainAbout({ value, path }: Scalar, source: Source): Problem | undefined {
  if (typeof value !== "string") return undefined;
  for (const [pattern, complain] of NEVER) {
    const found = pattern.exec(value)?.[0].trim();
    if (found !== undefined) return source.problemAt(path, "value", complain(found), found);
  }
  return undefined;
}

const LONG = 40;
const GROUPS = "city|business|phones|offices|hours|links|offer|count|year";

const NEVER: [RegExp, (found: string) => Complaint][] = [
  [/\b(?:TODO|XXX)\b|^[Tt]odo:/m, unfinished], // "todo" is a word in Spanish
  [/\b(?:TBD|FIXME|TBA)\b|\blorem ipsum\b/i, unfinished],
  [/\[(?:your|insert|city|name|company|phone)\b[^\]]{0,40}\](?!\()/i, unfinished],
  [new RegExp(`\\{\\{[^{}]{0,60}\\}\\}|(?<!\\$)\\{ ?(?:${GROUPS})\\b[^{}]{0,60}\\}`), wrongVariable],
  [new RegExp(`\\$\\(?(?:${GROUPS})(?:\\.\\w+)+\\)?`), wrongVariable],
  [/&(?:amp|lt|gt|nbsp|quot|#\d{2,5});/, entity],
  [/\[[^\]]{1,80}\] \((?:\/|#|https?:)[^)]{0,200}\)/, brokenLink],
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>|<!--/i, html],
];

function unfinished(found: string): Complaint {
  return {
    code: "unfinished",
    message: `'${found}' was left here to be replaced; visitors would read it.`,
    hint: "Write what belongs here, or take the entry away.",
  };
}

function wrongVariable(found: string): Complaint {
  const name = found.replace(/^[${(]+|[})]+$/g, "").trim();
  return {
    code: "not-a-variable",
    message: `Visitors would read '${found}' as it stands: it is no variable.`,
    hint: `Write it as \${${name}}`,
  };
}

function brokenLink(found: string): Complaint {
  return {
    code: "broken-link",
    message: `Visitors would read '${found}' as it stands: the brackets of a link stand right next to each other.`,
    hint: `Write ${found.replace("] (", "](")}`,
  };
}

function entity(found: string): Complaint {
  return { ...html(found), hint: "Type the sign itself." };
}

function html(found: string): Complaint {
  return {
    code: "html",
    message: `Visitors would read '${shortened(found)}' as it stands: HTML has no meaning here.`,
    hint: "Take it away. Where a text may be formatted, write **bold**, *italic* or [words](/quote).",
  };
}

function shortened(found: string): string {
  return found.length > LONG ? `${found.slice(0, LONG).trimEnd()}…` : found;
}
