import { rowsOf } from "./row.ts";

/** Typing mistakes that no dictionary finds: repeated words, extra or missing spaces, unclosed brackets. */
export const typingRows = rowsOf({ in: "page", code: "typing", severity: "warning" })({
  wordTwice: {
    find: /(?<![\p{L}'’-])(?!(?:that|had|is|do)\b)(\p{L}+)\s+\1(?![\p{L}'’-])/giu,
    unless: /\s\p{Lu}/u, // a name may repeat a word: Walla Walla
    message: "The word '{right}' stands here twice.",
    hint: "Take one away.",
    mend: (_, word = "") => word,
    examples: { wrong: "We brush the the walls.", right: "We brush the walls." },
  },
  sentenceTwice: {
    find: /(?<=^|[.!?]["”]?\s+)(\p{Lu}[^.!?]{20,}[.!?])\s+\1(?=\s|$)/gmu,
    message: "This sentence stands here twice.",
    hint: "Take one away.",
    mend: (_, sentence = "") => sentence,
    examples: {
      wrong: "Come in at any time today. Come in at any time today.",
      right: "Come in at any time today.",
    },
  },
  spaceBeforeSign: {
    find: /(?<=[\p{L}\d)]) +([,;.!?])(?=\s|$)/gu,
    message: "There is a space before this '{right}'.",
    hint: "Take it away.",
    mend: (_, sign = "") => sign,
    examples: { wrong: "Clear water , all year.", right: "Clear water, all year." },
  },
  spaceBeforeSignNotAfter: {
    find: /(?<=[\p{L}\d)]) +([,;.!?])(?=\p{Lu}\p{Ll})/gu,
    message: "The space before this '{right}' belongs behind it.",
    hint: "Move it there.",
    mend: (_, sign) => `${sign} `,
    examples: { wrong: "We clean .Then we test.", right: "We clean. Then we test." },
  },
  signTwice: {
    find: /(?<!\.)\.\.(?!\.)|,,+|;;+/g,
    message: "'{found}' has one sign too many.",
    hint: "Take one away, or write … where words are left out.",
    mend: (found) => found.charAt(0),
    examples: { wrong: "Clear water,, all year.", right: "Clear water, all year." },
  },
  noSpaceAfterSign: {
    find: /(?<![\p{L}\w@/.])(\p{Ll}{2,}[.,;!?])(\p{Lu}\p{Ll}*)(?=[\s,.;!?]|$)/gu,
    message: "There is no space in '{found}' after the sign.",
    hint: "Type a space behind it.",
    mend: (_, before, after) => `${before} ${after}`,
    examples: { wrong: "We test the water.Then we clean.", right: "We test the water. Then we clean." },
  },
  noSpaceAfterComma: {
    find: /(?<![\p{L}\w@/.])(\p{Ll}{2,},)(\p{Ll}{2,})(?=[\s,.;!?]|$)/gu,
    message: "There is no space in '{found}' after the comma.",
    hint: "Type a space behind it.",
    mend: (_, before, after) => `${before} ${after}`,
    examples: { wrong: "Clear water,all year.", right: "Clear water, all year." },
  },
  signsRepeated: {
    find: /([!?])\1{2,}/g,
    message: "'{found}' has more signs than it needs.",
    hint: "Write one.",
    mend: (_, sign = "") => sign,
    examples: { wrong: "Call today!!!", right: "Call today!" },
  },
  accentForApostrophe: {
    find: /(\p{L}+)´(\p{L}+)/gu,
    message: "The sign in '{found}' is an accent, and no apostrophe.",
    hint: "Type the apostrophe again.",
    mend: (_, before, after) => `${before}'${after}`,
    examples: { wrong: "It doesn´t leak.", right: "It doesn't leak." },
  },
  quotationNotClosed: {
    find: /“(?![^”]*”)[^“”]{0,20}/g,
    message: "This “ is opened and never closed.",
    hint: "Write ” where its words end, or take it away.",
    examples: { wrong: "They said “clear water and left.", right: "They said “clear water” and left." },
  },
  parenthesisNotClosed: {
    find: /(?<!\])\((?![/#])(?!(?:[^()]|\([^()]*\))*\))[^()]{0,20}/g,
    message: "This ( is opened and never closed.",
    hint: "Write ) where its words end, or take it away.",
    examples: { wrong: "All roofs (flat ones too.", right: "All roofs (flat ones too)." },
  },
  capitals: {
    at: ["title", "heading", "intro", "description"],
    // No small letter, and at least three words of capitals.
    find: /^\P{Ll}*\p{Lu}{2}\P{Ll}* \P{Ll}*\p{Lu}{2}\P{Ll}* \P{Ll}*\p{Lu}{2}\P{Ll}*$/gu,
    unless: /\$\{/,
    message: "This is written in capitals throughout: it is hard to read, and sounds like shouting.",
    hint: "Write it as a sentence: its first word and names alone begin with a capital.",
    examples: { wrong: "CLEAR WATER ALL YEAR", right: "Clear water all YEAR" },
  },
});
