import type { Complaint } from "../../problem/problem.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { Indentation } from "./indentation.ts";
import { type Line, linesOf } from "./lines.ts";
import { checkValue } from "./values.ts";

/**
 * The first slip of someone who types YAML, in a text that the parser refuses: it says where the writer went
 * wrong, the parser only where it lost the thread. Undefined where every line up to offset `end` looks right.
 */
export function findSyntaxError(text: string, end: number): Diagnostic | undefined {
  const indentation = new Indentation();
  for (const line of linesOf(text)) {
    if (line.contentAt - line.column > end) return undefined;
    const error = checkTabs(text, line) ?? checkDash(line) ?? checkColon(line);
    if (error) return error;
    const stray = indentation.next(line);
    if (stray) return stray;
    const found = checkValue(text, line);
    if (found) return found;
  }
  return undefined;
}

function checkTabs(text: string, line: Line): Diagnostic | undefined {
  const start = line.contentAt - line.column;
  const [white = ""] = /^[ \t]*(?:-[ \t]+)*/.exec(text.slice(start, line.contentAt + 40)) ?? [];
  const at = start + white.indexOf("\t");
  return white.includes("\t") ? { start: at, end: at + 1, complaint: tab } : undefined;
}

function checkDash({ content, contentAt }: Line): Diagnostic | undefined {
  const dash = /^-[A-Za-z{["']/.test(content);
  return dash ? { start: contentAt, end: contentAt + 1, complaint: noSpaceAfterDash } : undefined;
}

function checkColon({ name, content, contentAt }: Line): Diagnostic | undefined {
  const [match, word = "", rest = ""] = /^([a-z]\w*):(?!\/\/)(\S.*)$/i.exec(content) ?? [];
  if (match === undefined || name !== undefined) return undefined;
  const at = contentAt + word.length;
  return { start: at, end: at + 1, complaint: noSpaceAfterColon(word, rest) };
}

const tab: Complaint = {
  code: "tab",
  message: "There is a tab here, and YAML takes only spaces at the start of a line.",
  hint: "Delete it and type spaces: two for each step inwards.",
};

const noSpaceAfterDash: Complaint = {
  code: "no-space-after-dash",
  message: "There is no space after this dash.",
  hint: "A dash that starts an entry is followed by a space.",
};

/** A colon with a text right behind it. */
function noSpaceAfterColon(name: string, rest: string): Complaint {
  return {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: rest.length <= 60 ? `Write ${name}: ${rest}` : "Write a space behind it.",
  };
}
