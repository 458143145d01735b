import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put } from "../mistake.ts";
import { label, onEachLine, rowAbove } from "../spot.ts";

/** A name right before its value, without a space between them. */
export const gluedNames = onEachLine(({ contentAt, content }) => {
  const [, name, value = ""] = /^((?:"\w+"|'\w+'|[A-Za-z]\w*)):(?!\/\/)(\S.*)$/.exec(content) ?? [];
  if (name === undefined) return [];
  const start = contentAt + name.length;
  return [mistake(start, start + 1, noSpace(name, value), put(" ", start + 1))];
});

/** A name without its colon, or with another sign for it. */
export const missingColons = onEachLine((line, spot) => {
  const { at, contentAt: start, end, content } = line;
  const [, name, sign = "", rest = ""] =
    /^("\w+"|'\w+'|[A-Za-z]\w*)(\s*(?:[=;：.,>]|->|=>)\s*|\s+[-–—]+\s+|\s+|$)(?!:)(.*)$/.exec(content) ?? [];
  if (name === undefined) return [];
  const { value } = rowAbove(spot, at) ?? {};
  const isText = value?.type === "block-scalar-header" || value?.source.includes(" ");
  const above = isText ? rowAbove(spot, at) : undefined;
  const complaint = noColon(name, rest, above && label(above));
  return [mistake(start, end, complaint, put(rest ? ": " : ":", start + name.length, sign.length))];
});

/** A name in the signs that make words bold elsewhere. */
export const boldNames = onEachLine(({ contentAt: start, content }) => {
  const [found, , name] = /^(\*\*|__|`)(\w+)(?::\1|\1:)(?=\s|$)/.exec(content) ?? [];
  if (found === undefined || name === undefined) return [];
  return [mistake(start, start + found.length, boldName(name), put(`${name}:`, start, found.length))];
});

function boldName(name: string): ProblemMessage {
  return {
    code: "formatting",
    message: "The name of an entry stands alone, without signs that make it bold.",
    hint: `Write ${name}: and what belongs to it.`,
  };
}

function noSpace(name: string, rest: string): ProblemMessage {
  return {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: rest.length <= 60 ? `Write ${name}: ${rest}` : "Write a space behind it.",
  };
}

function noColon(name: string, rest: string, above: string | undefined): ProblemMessage {
  const entry = /^[A-Z]/.test(name) || rest.length > 60 ? "name: value" : `${name}: ${rest}`;
  const text = `If it goes on with the text of ${above}, start it two spaces further in than that.`;
  return {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: rest ? `Write it as ${entry}${above ? `. ${text}` : ""}` : `Write ${name}: and what belongs to it.`,
  };
}
