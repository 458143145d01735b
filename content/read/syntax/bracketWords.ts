import type { Complaint } from "../../problem/problem.ts";

// What each slip inside { } and [ ] means to someone who has only a text editor, and what to write instead.

/** A bracket without its partner. */
export function unclosedBracket(bracket: string | undefined): Complaint {
  const close = bracket === "[" ? "]" : "}";
  return {
    code: "unclosed-bracket",
    message: `This ${bracket} is opened and never closed.`,
    hint: `Write ${close} where its entries end, or put the whole text in double quotes if the bracket belongs to it.`,
  };
}

export const extraBracket: Complaint = {
  code: "extra-bracket",
  message: "This bracket closes nothing.",
  hint: "Take it away.",
};

/** A text that begins with a bracket. */
export function textInBrackets(bracket: string | undefined): Complaint {
  return {
    code: "text-after-bracket",
    message: `A text cannot start with ${bracket}: it would begin a ${bracket === "[" ? "list" : "group of entries"}.`,
    hint: "Put the whole text in double quotes.",
  };
}

/** Two entries in brackets with nothing between them. */
export function noComma(name: string): Complaint {
  return {
    code: "missing-comma",
    message: `There is no comma before '${name}'.`,
    hint: "Inside { } a comma stands between entries. If the colon belongs to a text, put that text in double quotes.",
  };
}

/** A variable in brackets, in a text without quotes. */
export function bareVariable(text: string): Complaint {
  return {
    code: "variable-in-braces",
    message: "Inside { } and [ ], a text with a variable needs straight quotes around it.",
    hint: `Write it as "${text.replace(/[“”"]/g, "")}"`,
  };
}

/** A # in brackets, in a text without quotes. */
export function bareHash(text: string): Complaint {
  return {
    code: "swallowed-comment",
    message: "This # hides the rest of its line, with the bracket that closes it.",
    hint: `Put the text in double quotes: "${text}".`,
  };
}

export const braces: Complaint = {
  code: "variable-in-braces",
  message: "Two braces mean nothing here.",
  hint: "A variable is written with a dollar sign and one pair of braces, as ${city.name}.",
};

/** A text in quotes with the next right after it. */
export function noCommaAfter(quoted: string): Complaint {
  return {
    code: "missing-comma",
    message: "There is no comma after this text.",
    hint: quoted.length <= 60 ? `Write ${quoted}, with a comma after it.` : "Write a comma after it.",
  };
}
