import type { TextRow } from "./row.ts";

const FROM_CHAT = {
  in: "value",
  code: "unfinished",
  message: "'{found}' was pasted along from a chat assistant; visitors would read it.",
  hint: "Take it away.",
} as const;

const FROM_DOCUMENT = {
  ...FROM_CHAT,
  message: "'{found}' was pasted along from a document or a mail; visitors would read it.",
  mend: () => "",
} as const;

/** What came along with a text from another program. */
export const pastedRows: readonly TextRow[] = [
  {
    ...FROM_CHAT,
    id: "comment-mark",
    find: /\[[A-Z]{2,3}\d{1,2}\]|(?<=[\p{L}\d.,;:!?])\[[a-c]\](?!\()/gu,
    message:
      "'{found}' is the mark of a comment, pasted along from a word processor; visitors would read it.",
    mend: () => "",
    examples: { wrong: "We come weekly.[JM1]", right: "We come weekly." },
  },
  {
    ...FROM_DOCUMENT,
    id: "document-error",
    find: /¡?Error! (?:Reference source|Bookmark|Hyperlink|No se encuentra|Marcador)[^.!]{0,60}[.!]/g,
    examples: { wrong: "See Error! Reference source not found.", right: "See" },
  },
  {
    ...FROM_DOCUMENT,
    id: "page-number",
    find: /(?<=[.!?\n]\s*)(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$|^(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$/gm,
    examples: { wrong: "We come weekly. Page 2 of 5", right: "We come weekly." },
  },
  {
    ...FROM_DOCUMENT,
    id: "mail-signature",
    find: /(?<=^|[.!?\n]\s*)(?:Sent from my|Get Outlook for|Enviado desde mi) (?:\p{L}+ ?){1,3}\.?$/gmu,
    examples: { wrong: "We come weekly. Sent from my phone", right: "We come weekly." },
  },
  {
    ...FROM_CHAT,
    id: "assistant-answer",
    find: /^(?:Certainly|Sure|Absolutely|Of course)[!,.] Here(?:[’']s| is| are)\b|\bAs an AI (?:language )?model\b|^(?:ChatGPT|Claude|Gemini|Copilot) (?:said|dijo):/gm,
    hint: "Take away all that the assistant says of itself.",
    examples: { wrong: "Certainly! Here is your text.", right: "Certainly! Call us here." },
  },
  {
    ...FROM_CHAT,
    id: "assistant-mark",
    find: /【[^】]{0,40}】|\[cite:[^\]]{0,40}\]|:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?|^Copy code$/gm,
    mend: () => "",
    examples: { wrong: "We come weekly【4†source】.", right: "We come weekly." },
  },
  {
    ...FROM_CHAT,
    id: "label",
    find: /^(?:Headline|Heading|Title|Subheading|Subtitle|Intro|Meta description|Description|Caption|Alt text|H[1-6]|Título|Encabezado|Descripción|Subtítulo): (?=\S)/gi,
    severity: "warning",
    message: "Visitors would read '{found}' in front of this text.",
    mend: () => "",
    examples: { wrong: "Headline: Clear water", right: "Clear water" },
  },
  {
    ...FROM_DOCUMENT,
    id: "footnote-number",
    find: /(?<=[\p{L}.,;!?”"])\[\d{1,2}\](?!\()/gu,
    severity: "warning",
    message: "'{found}' is the number of a note, which is not on this page; visitors would read it.",
    examples: { wrong: "Pools lose water to the sun.[2]", right: "Pools lose water to the sun." },
  },
  {
    in: "value",
    id: "sample-address",
    find: /\b(?:your|you|name|info|yourname)@(?:email|domain|company|your[a-z]+)\.com\b|\b(?:www\.)?your(?:company|domain|site|website|business)\.(?:com|net|org)\b/gi,
    code: "unfinished",
    message: "'{found}' is no real address: it was left here to be replaced.",
    hint: "Write the address that is meant.",
    examples: { wrong: "Write to info@yourcompany.com", right: "Write to info@pools.example" },
  },
];
