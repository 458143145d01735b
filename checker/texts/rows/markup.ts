import { plainText } from "../../../content/markdown/plainText.ts";
import type { TextRow } from "./row.ts";

const BROKEN_LINK = { in: "value", code: "broken-link", hint: "Write {right}" } as const;

const HTML = {
  in: "value",
  code: "html",
  message: "Visitors would read '{beginning}' as it stands: HTML has no meaning here.",
  hint: "Take it away. Where a text may be formatted, write **bold**, *italic* or [words](/quote).",
} as const;

const withoutTags = (found: string) => found.replace(/<br\b[^>]*>/i, " ").replace(/<[^>]*>/g, "");

const NOT_FORMATTED = {
  in: "plain",
  notAt: ["facts"], // may be shown in formatted texts
  code: "formatting",
  message: "Visitors would read '{found}' as it stands: this text cannot be formatted.",
  hint: "Take the signs away.",
} as const;

/** Signs, links and HTML that visitors would read as they stand, in any text. */
export const markupRows: readonly TextRow[] = [
  {
    in: "value",
    id: "bullet",
    find: /^[•‣▪●○◦·] *(?=\S[^\n]*$)/g,
    code: "formatting",
    message: "Visitors would read the '{found}' in front of this text.",
    hint: "Take it away: a list shows a mark of its own.",
    mend: () => "",
    examples: { wrong: "• Weekly visits", right: "Weekly visits" },
  },
  {
    ...HTML,
    id: "entity",
    find: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|&(?:amp|nbsp|quot)\b/gi,
    hint: "Type the sign itself.",
    mend: (found) => plainText(found.replace(/;?$/, ";")),
    examples: { wrong: "Pools &amp; spas", right: "Pools & spas" },
  },
  {
    in: "value",
    id: "line-break",
    find: /\\n(?![a-z])/g,
    code: "formatting",
    message: "Visitors would read '{found}' as it stands: it begins no new line here.",
    hint: "Take it away. For paragraphs, use a block of type prose, with an empty line between them.",
    mend: () => " ",
    examples: { wrong: "We test.\\nWe clean.", right: "We test. We clean." },
  },
  {
    in: "value",
    id: "garbled",
    find: /[ÃÂ][\u0080-\u00bf]|â(?:€|\u0080)./g,
    code: "encoding",
    message: "'{found}' is what is left of a sign that was saved the wrong way; visitors would read it.",
    hint: "Type the sign again, as an apostrophe or an é.",
    examples: { wrong: "It doesnâ€™t leak.", right: "It doesn’t leak." },
  },
  {
    ...BROKEN_LINK,
    id: "link-with-a-gap",
    find: /(\[[^\]]{1,80}\]) (\((?:\/|#|https?:)[^)]{0,200}\))/g,
    message:
      "Visitors would read '{found}' as it stands: the brackets of a link stand right next to each other.",
    mend: (_, words, address) => `${words}${address}`,
    examples: { wrong: "Ask for [a quote] (/quote).", right: "Ask for [a quote](/quote)." },
  },
  {
    ...BROKEN_LINK,
    id: "link-in-angle-brackets",
    find: /(\[[^\]]{1,80}\]) ?<(\/[\w/-]{1,100})>/g,
    message: "Visitors would read '{found}' as it stands: the address of a link stands in round brackets.",
    mend: (_, words, address) => `${words}(${address})`,
    examples: { wrong: "Ask for [a quote]</quote>.", right: "Ask for [a quote](/quote)." },
  },
  {
    ...HTML,
    id: "html-element",
    find: /<([a-z][a-z0-9-]*)(?:\s[^<>]{0,2000})?>[^<>]{0,500}<\/\1>/gi,
    mend: withoutTags,
    examples: { wrong: "Our <b>story</b> begins here.", right: "Our story begins here." },
  },
  {
    ...HTML,
    id: "html-comment",
    find: /<!--/g,
    examples: { wrong: "We come weekly. <!-- ask -->", right: "We come weekly." },
  },
  {
    ...HTML,
    id: "html-tag",
    find: /(?<!\]\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>/gi,
    mend: withoutTags,
    examples: { wrong: "We test.<br>We clean.", right: "We test. We clean." },
  },
];

/** Formatting in texts that cannot be formatted. */
export const plainTextRows: readonly TextRow[] = [
  {
    ...NOT_FORMATTED,
    id: "plain-bold",
    find: /\*\*([^*\n]+)\*\*/g,
    mend: (_, words = "") => words,
    examples: { wrong: "Clear **water**", right: "Clear water" },
  },
  {
    ...NOT_FORMATTED,
    id: "plain-italic",
    find: /(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/g,
    mend: (_, words = "") => words,
    examples: { wrong: "Clear *water*", right: "Clear water" },
  },
  {
    ...NOT_FORMATTED,
    id: "plain-link",
    find: /\[([^\]\n]+)\]\([^)\n]+\)/g,
    hint: "Write the words alone; a link belongs in a longer text or in a button.",
    mend: (_, words = "") => words,
    examples: { wrong: "Ask for [a quote](/quote)", right: "Ask for a quote" },
  },
  {
    ...NOT_FORMATTED,
    id: "plain-code",
    find: /`[^`\n]+`/g,
    examples: { wrong: "Clear `water`", right: "Clear water" },
  },
  {
    ...NOT_FORMATTED,
    id: "plain-heading",
    find: /^#{1,6} (?!\d).*/gm,
    examples: { wrong: "## Clear water", right: "# 1 in clear water" },
  },
  {
    ...NOT_FORMATTED,
    id: "plain-underscores",
    find: /(?<![\w/])(__?)([^\s_](?:[^_\n]*[^\s_])?)\1(?![\w/])/g,
    mend: (_, __, words = "") => words,
    examples: { wrong: "Clear _water_", right: "Clear water" },
  },
  {
    in: "plain",
    id: "plain-list",
    find: /(?<=^[ \t]*)[-*•] .*(?=\n+\s*[-*•] )|(?<=^[ \t]*)1[.)] .*(?=\n+\s*2[.)] )/gm,
    code: "formatting",
    message: "A list cannot stand in this text: its lines would run together.",
    hint: "Write it as sentences, or use a block of type checklist; answers and long texts (prose) take lists.",
    examples: { wrong: "- We test.\n- We clean.", right: "We test.\nWe clean." },
  },
  {
    in: "plain",
    id: "plain-address",
    at: ["blocks"],
    find: /(?<![\w@./:])(?:https?:\/\/|www\.)[^\s<>()]*[\w/]/g,
    code: "broken-link",
    severity: "warning",
    message: "Visitors cannot click on '{found}': an address alone is no link here.",
    hint: "Put it into a button, or into a text that may be formatted, as [words](https://www.example.com).",
    examples: { wrong: "See www.example.com for more.", right: "Write to info@example.com." },
  },
];
