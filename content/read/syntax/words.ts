import type { Complaint } from "../../problem/problem.ts";
import type { Line } from "./lines.ts";

// What each slip in the writing of YAML means to someone who has only a text editor, and what to write instead.

export const unclosedQuote: Complaint = {
  code: "unclosed-quote",
  message: "This quote is opened and never closed.",
  hint: "Write the same quote again where the text ends, or take this one away.",
};

export const curly: Complaint = {
  code: "unclosed-quote",
  message: "This text opens with a straight quote and ends with a curly one, so it is never closed.",
  hint: 'Type the quote at the end again, straight like the first (").',
};

export const afterQuote: Complaint = {
  code: "text-after-quote",
  message: "The text in quotes ends before this, and nothing more can follow it.",
  hint: "Put the quotes around the whole text, or take them away.",
};

/** A quote of the same kind inside a text in quotes. */
export function innerQuote(quote: string | undefined): Complaint {
  const other = quote === "'" ? "Put the whole text in double quotes" : "Put the whole text in single quotes";
  const escaped = quote === "'" ? "write it twice ('')" : 'put a backslash before it (\\")';
  return {
    code: "inner-quote",
    message: `This ${quote === "'" ? "apostrophe" : "quote"} ends the text that was opened before, and more text follows.`,
    hint: `${other}, or ${escaped}.`,
  };
}

/** A sign that means something of its own at the start of a value. */
export function badStart(sign: string, line: Line): Complaint {
  const dash = sign === "-" && "A list starts on the next line, each entry behind a dash of its own.";
  const below =
    /^(?:>[-+]|[|])/.test(line.value) &&
    `After ${/^[|>][-+0-9]*/.exec(line.value)?.[0]} the text starts on the next line, two spaces further in.`;
  return {
    code: "bad-start",
    message: `A text cannot start with ${sign}.`,
    hint: dash || below || inQuotes(line),
  };
}

/** A colon in a text that is not in quotes. */
export function twoColons(line: Line): Complaint {
  return {
    code: "two-colons",
    message: "This is the second colon in this line, so it is not clear where the text begins.",
    hint: `If it is another entry, give it a line of its own; else p${inQuotes(line).slice(1)}`,
  };
}

/** How to write the same entry in quotes that do not stand in its text. */
function inQuotes({ name, value: written }: Line): string {
  const value = written.replace(/^[“‘]|[”’]$/g, "");
  const quote = value.includes('"') ? "'" : '"';
  const short = value.length <= 60 && !value.includes(quote);
  return short
    ? `Put the text in quotes: ${name}: ${quote}${value}${quote}`
    : "Put the whole text in double quotes.";
}

export const tab: Complaint = {
  code: "tab",
  message: "There is a tab here, and YAML takes only spaces at the start of a line.",
  hint: "Delete it and type spaces: two for each step inwards.",
};

/** A colon with a text right behind it. */
export function noSpaceAfterColon(name: string, rest: string): Complaint {
  return {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: rest.length <= 60 ? `Write ${name}: ${rest}` : "Write a space behind it.",
  };
}

export const noSpaceAfterDash: Complaint = {
  code: "no-space-after-dash",
  message: "There is no space after this dash.",
  hint: "A dash that starts an entry is followed by a space.",
};

/** A line of a mapping with no colon in it. */
export function noColon(content: string): Complaint {
  return {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: /^\w+$/.test(content)
      ? `Write ${content}: and what belongs to it.`
      : "Write it as name: value. If it goes on with the text above, start it two spaces further in than that.",
  };
}
