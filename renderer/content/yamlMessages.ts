import type { ErrorCode } from "yaml";

const QUOTES = "Put the whole value in double quotes.";
const INDENT =
  "Entries that belong together start at the same column; what belongs to an entry stands two spaces further in.";

/** What each of the YAML parser's own errors means to someone who writes content, and what to do. */
export const yamlMessages: Record<ErrorCode, { message: string; hint?: string }> = {
  ALIAS_PROPS: { message: "A name that starts with * cannot stand here.", hint: QUOTES },
  BAD_ALIAS: { message: "A value cannot start with *.", hint: QUOTES },
  BAD_COLLECTION_TYPE: {
    message: "This value is of another kind than its mark (!…) says.",
    hint: "Take the mark away.",
  },
  BAD_DIRECTIVE: { message: "A line that starts with % has no meaning here.", hint: "Take the line away." },
  BAD_DQ_ESCAPE: {
    message: "In double quotes, a backslash (\\) has a special meaning, and this one has none.",
    hint: "Write two backslashes, or use single quotes around the value.",
  },
  BAD_INDENT: {
    message: "This line does not stand where the lines above need it: it starts too far left or right.",
    hint: INDENT,
  },
  BAD_PROP_ORDER: { message: "A mark (& or !) stands in the wrong place.", hint: "Take it away." },
  BAD_SCALAR_START: { message: "A value cannot start with this character.", hint: QUOTES },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "There are two colons in this line, so it is not clear what is the name and what is the text.",
    hint: "If the text holds a colon followed by a space, put the whole text in double quotes.",
  },
  BLOCK_IN_FLOW: {
    message: "Inside { } or [ ], entries are parted by commas, not by lines and dashes.",
    hint: "Close the bracket, or write the entries on lines of their own without brackets.",
  },
  DUPLICATE_KEY: {
    message: "This name stands twice in the same entry; only one of them could count.",
    hint: "Take one away, or start a new entry with a dash.",
  },
  IMPOSSIBLE: { message: "This cannot be read.", hint: QUOTES },
  KEY_OVER_1024_CHARS: { message: "The name before the colon is far too long.", hint: QUOTES },
  MISSING_CHAR: {
    message: "Something is not closed here: a quote, a bracket, or a name without its colon.",
    hint: "Each quote and bracket that opens must close, and each name is followed by a colon and a space.",
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "A name must be followed by a colon and a space on the same line.",
    hint: "Write it as name: value. A text that goes on over several lines starts with >- after the colon.",
  },
  MULTIPLE_ANCHORS: {
    message: "An entry can have one name with & at most.",
    hint: "Take them away; repeat the text instead.",
  },
  MULTIPLE_DOCS: {
    message: "A line of three dashes (---) starts a second document, and only one can be read.",
    hint: "Take the line away.",
  },
  MULTIPLE_TAGS: { message: "An entry can have one mark with ! at most.", hint: "Take them away." },
  NON_STRING_KEY: {
    message: "A name before a colon must be a plain word.",
    hint: "Write it as name: value.",
  },
  RESOURCE_EXHAUSTION: {
    message: "This file is nested far too deeply.",
    hint: "Check for brackets or dashes that were repeated by accident.",
  },
  TAB_AS_INDENT: {
    message: "There is a tab at the start of this line.",
    hint: "Use spaces: two for each step inwards.",
  },
  TAG_RESOLVE_FAILED: {
    message: "A mark that starts with ! has no meaning here.",
    hint: "Take it away, or put the whole value in double quotes.",
  },
  UNEXPECTED_TOKEN: {
    message: "This cannot stand here.",
    hint: "Check the line above for a missing quote or dash, and that a list and a name: value do not stand at the same column.",
  },
};
