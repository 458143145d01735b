import type { Complaint } from "./source.ts";

// What each slip that YAML itself lets pass means to its writer, and what to write instead.

/** A file with nothing in it. */
export function emptyFile(file: string): Complaint {
  return { code: "empty-file", message: "This file is empty.", hint: needs(file) };
}

/** A file that is a list or a text. */
export function notMapping(file: string): Complaint {
  const message = "This file should be made of names and values, as in title: About us.";
  return { code: "not-a-mapping", message, hint: needs(file) };
}

function needs(file: string): string {
  return file === "site.yaml"
    ? "It holds the business: its name, phones, offices, hours and links."
    : "A page needs at least title:, description: and blocks:, each at the start of a line.";
}

export const directive: Complaint = {
  code: "directive",
  message: "A line that starts with % changes how the file is read, which is not allowed here.",
  hint: "Take the line away.",
};

export const alias: Complaint = {
  code: "alias",
  message: "A value that starts with * stands for another one, which is not allowed here.",
  hint: "Write the value out. If the star belongs to the text, put the whole text in double quotes.",
};

export const anchor: Complaint = {
  code: "anchor",
  message: "A word that starts with & gives the value a name, which is not allowed here.",
  hint: "Take the word away. If the & belongs to the text, put the whole text in double quotes.",
};

export const tag: Complaint = {
  code: "tag",
  message: "What starts with ! is read as a command and would not be shown.",
  hint: "Take it away. If it belongs to the text, put the whole text in double quotes.",
};

export const merge: Complaint = {
  code: "merge-key",
  message: "<< takes over entries from elsewhere, which is not allowed here.",
  hint: "Write the entries out.",
};

export const noName: Complaint = {
  code: "no-name",
  message: "There is no name before this colon.",
  hint: "Write it as name: value.",
};

export const smartQuotes: Complaint = {
  code: "smart-quotes",
  message:
    "This text stands in curly quotes, probably pasted from a word processor; visitors would see them.",
  hint: 'Take them away, or type straight ones (").',
};

export const swallowedDash: Complaint = {
  code: "swallowed-dash",
  message:
    "This dash starts no entry: its line stands further in than the one above, so it is read as more text.",
  hint: "Line it up with the dash above.",
};

/** A name that means something to JavaScript. */
export function reserved(name: string): Complaint {
  return {
    code: "reserved-name",
    message: `The name '${name}' cannot be used.`,
    hint: "Choose another one.",
  };
}

/** A name that its entry already has, in line `first`. */
export function twice(name: string, first: number): Complaint {
  return {
    code: "duplicate-key",
    message: `'${name}' stands in line ${first} already; only one of the two could count.`,
    hint: "Take one away. If this begins the next entry of a list, put a dash before it.",
  };
}

/** A word in { } that has no value. */
export function strayInBraces(name: string): Complaint {
  const colon = /^(\w+):(.+)$/.exec(name);
  if (colon)
    return {
      code: "no-space-after-colon",
      message: `There is no space after the colon of '${colon[1]}'.`,
      hint: `Write ${colon[1]}: ${colon[2]}`,
    };
  return {
    code: "comma-in-text",
    message: `'${name}' is read as a new entry: inside { } a comma ends the text before it.`,
    hint: "If it belongs to the text, put that whole text in double quotes.",
  };
}

/** A # that begins a comment in the middle of a text. */
export function swallowed(text: string): Complaint {
  return {
    code: "swallowed-text",
    message: `Everything from '${text.slice(0, 20).trim()}' on is lost: a # after a space starts a comment.`,
    hint: "Put the whole text in double quotes. If it is a comment, write a space after the #.",
  };
}
