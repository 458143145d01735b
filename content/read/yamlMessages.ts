import type { ErrorCode } from "yaml";
import type { Complaint } from "./source.ts";

/**
 * The errors of the YAML parser that say by themselves what is wrong, in words for someone who writes
 * content. All others only say where the parser lost the thread: the slip is looked for in the text.
 */
export const yamlMessages: Partial<Record<ErrorCode, Omit<Complaint, "code">>> = {
  BAD_DIRECTIVE: { message: "A line that starts with % has no meaning here.", hint: "Take the line away." },
  BAD_DQ_ESCAPE: {
    message: "In double quotes a backslash (\\) begins a special sign, and this one begins none.",
    hint: "Write two backslashes, or put the text in single quotes.",
  },
  KEY_OVER_1024_CHARS: {
    message: "The name before this colon is far too long.",
    hint: "If the colon belongs to a text, put the whole text in double quotes.",
  },
  MULTIPLE_DOCS: {
    message: "A line of three dashes or dots ends the page, and nothing can follow it.",
    hint: "Take that line away.",
  },
  RESOURCE_EXHAUSTION: {
    message: "This file is nested far too deeply.",
    hint: "Check for brackets or dashes that were repeated by accident.",
  },
  TAG_RESOLVE_FAILED: {
    message: "A word that starts with ! has no meaning here.",
    hint: "Take it away, or put the whole text in double quotes.",
  },
};

/** What is left to say where no slip is to be seen. */
export const unreadable: Omit<Complaint, "code"> = {
  message: "From here on this file cannot be read.",
  hint: "Check this line and the one above for a quote, a bracket, a dash or a colon too many or too few.",
};
