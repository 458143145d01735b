import { plainText } from "../../../content/markdown/tree.ts";
import { rowsOf } from "./row.ts";

/** Signs that visitors would read as they stand, in any text. */
export const signRows = rowsOf({ in: "value", code: "formatting" })({
  bullet: {
    find: /^[•‣▪●○◦·] *(?=\S[^\n]*$)/g,
    message: "Visitors would read the '{found}' in front of this text.",
    hint: "Take it away: a list shows a mark of its own.",
    mend: () => "",
    examples: { wrong: "• Weekly visits", right: "Weekly visits" },
  },
  lineBreak: {
    find: /\\n(?![a-z])/g,
    message: "Visitors would read '{found}' as it stands: it begins no new line here.",
    hint: "Take it away. For paragraphs, use a block of type prose, with an empty line between them.",
    mend: () => " ",
    examples: { wrong: "We test.\\nWe clean.", right: "We test. We clean." },
  },
  garbled: {
    find: /[ÃÂ][\u0080-\u00bf]|â(?:€|\u0080)./g,
    code: "encoding",
    message: "'{found}' is what is left of a sign that was saved the wrong way; visitors would read it.",
    hint: "Type the sign again, as an apostrophe or an é.",
    examples: { wrong: "It doesnâ€™t leak.", right: "It doesn’t leak." },
  },
  nothingSeen: {
    find: /^(?=\s*[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0])[\s\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]+$/gu,
    message: "Nothing of this text can be seen: it holds only signs without a look.",
    hint: "Write its text, or take the line away.",
    examples: { wrong: "\u200b", right: "Clear water" },
  },
  unseenSign: {
    find: /(?![\t\n\r])[\p{Cc}\p{Co}\u200b\u2060-\u206f\ufeff\ufff9-\ufffc]+/gu,
    message: "There is a sign in this text that nobody sees, which came along with what was pasted.",
    hint: "Take it away: delete the letters on both sides of it, and type them again.",
    mend: () => "",
    examples: { wrong: "Wa\u200bter", right: "Water" },
  },
});

/** HTML, which visitors would read as it stands. */
export const htmlRows = rowsOf({
  in: "value",
  code: "html",
  message: "Visitors would read '{beginning}' as it stands: HTML has no meaning here.",
  hint: "Take it away. Where a text may be formatted, write **bold**, *italic* or [words](/quote).",
  mend: (found) => found.replace(/<br\b[^>]*>/i, " ").replace(/<[^>]*>/g, ""),
})({
  entity: {
    find: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|&(?:amp|nbsp|quot)\b/gi,
    hint: "Type the sign itself.",
    mend: (found) => plainText(found.replace(/;?$/, ";")),
    examples: { wrong: "Roofs &amp; gutters", right: "Roofs & gutters" },
  },
  htmlElement: {
    find: /<([a-z][a-z0-9-]*)(?:\s[^<>]{0,2000})?>[^<>]{0,500}<\/\1>/gi,
    examples: { wrong: "Our <b>story</b> begins here.", right: "Our story begins here." },
  },
  htmlTag: {
    find: /(?<!\]\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>/gi,
    examples: { wrong: "We test.<br>We clean.", right: "We test. We clean." },
  },
  htmlComment: {
    find: /<!--/g,
    mend: undefined, // where it ends is not known
    examples: { wrong: "We come weekly. <!-- ask -->", right: "We come weekly." },
  },
});

/** Formatting in texts that cannot be formatted. */
export const plainTextRows = rowsOf({
  in: "plain",
  notAt: ["facts"], // may be shown in formatted texts
  code: "formatting",
  message: "Visitors would read '{found}' as it stands: this text cannot be formatted.",
  hint: "Take the signs away.",
  mend: (_, ...groups) => groups.at(-1) ?? "",
})({
  plainBold: { find: /\*\*([^*\n]+)\*\*/g, examples: { wrong: "Clear **water**", right: "Clear water" } },
  plainItalic: {
    find: /(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/g,
    examples: { wrong: "Clear *water*", right: "Clear water" },
  },
  plainUnderscores: {
    find: /(?<![\w/])(__?)([^\s_](?:[^_\n]*[^\s_])?)\1(?![\w/])/g,
    examples: { wrong: "Clear _water_", right: "Clear water" },
  },
  plainCode: { find: /`([^`\n]+)`/g, examples: { wrong: "Clear `water`", right: "Clear water" } },
  plainHeading: { find: /^#{1,6} (?!\d)(.*)/gm, examples: { wrong: "# Clear water", right: "Clear water" } },
  plainLink: {
    find: /\[([^\]\n]+)\]\([^)\n]+\)/g,
    hint: "Write the words alone; a link belongs in a longer text or in a button.",
    examples: { wrong: "Ask for [a quote](/quote)", right: "Ask for a quote" },
  },
});

/** A list in a text that cannot be formatted, and an address, which cannot be clicked there. */
export const plainFormRows = rowsOf({ in: "plain", code: "formatting" })({
  plainList: {
    find: /(?<=^[ \t]*)[-*•] .*(?=\n+\s*[-*•] )|(?<=^[ \t]*)1[.)] .*(?=\n+\s*2[.)] )/gm,
    message: "A list cannot stand in this text: its lines would run together.",
    hint: "Write it as sentences, or use a block of type checklist; answers and long texts (prose) take lists.",
    examples: { wrong: "- We test.\n- We clean.", right: "We test. We clean." },
  },
  plainAddress: {
    at: ["blocks"],
    find: /(?<![\w@./:])(?:https?:\/\/|www\.)[^\s<>()]*[\w/]/g,
    code: "broken-link",
    severity: "warning",
    message: "Visitors cannot click on '{found}': an address alone is no link here.",
    hint: "Put it into a button, or into a text that may be formatted, as [words](https://www.example.com).",
    examples: { wrong: "See www.example.com for more.", right: "Write to info@example.com." },
  },
});
