import type { ProblemMessage } from "../../../content/problem.ts";

const pastedAlong = (found: string): ProblemMessage => ({
  code: "unfinished",
  message: `'${found}' was pasted along from a chat assistant; visitors would read it.`,
  hint: "Take it away.",
  replacement: "",
});

const comment = (found: string): ProblemMessage => ({
  ...pastedAlong(found),
  message: `'${found}' is the mark of a comment, pasted along from a word processor; visitors would read it.`,
});

const fromDocument = (found: string): ProblemMessage => ({
  ...pastedAlong(found),
  message: `'${found}' was pasted along from a document or a mail; visitors would read it.`,
});

const pastedAnswer = (found: string): ProblemMessage => ({
  ...pastedAlong(found),
  hint: "Take away all that the assistant says of itself.",
  replacement: undefined,
});

/** A label in front of a text that names what the text is, such as "Headline: ". */
const LABEL =
  /^(?:Headline|Heading|Title|Subheading|Subtitle|Intro|Meta description|Description|Caption|Alt text|H[1-6]|Título|Encabezado|Descripción|Subtítulo): (?=\S)/i;

const label = (found: string): ProblemMessage => ({
  code: "unfinished",
  severity: "warning",
  message: `Visitors would read '${found}' in front of this text.`,
  hint: "Take it away.",
  replacement: "",
});

const footnote = (found: string): ProblemMessage => ({
  ...fromDocument(found),
  severity: "warning",
  message: `'${found}' is the number of a note, which is not on this page; visitors would read it.`,
});

const sampleAddress = (found: string): ProblemMessage => ({
  code: "unfinished",
  message: `'${found}' is no real address: it was left here to be replaced.`,
  hint: "Write the address that is meant.",
});

/** Leftovers in texts that were pasted from other programs. */
export const PASTED: [pattern: RegExp, complain: (found: string) => ProblemMessage][] = [
  [/\[[A-Z]{2,3}\d{1,2}\]|(?<=[\p{L}\d.,;:!?])\[[a-c]\](?!\()/u, comment],
  [/¡?Error! (?:Reference source|Bookmark|Hyperlink|No se encuentra|Marcador)[^.!]{0,60}[.!]/, fromDocument],
  [
    /(?<=[.!?\n]\s*)(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$|^(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$/m,
    fromDocument,
  ],
  [
    /(?<=^|[.!?\n]\s*)(?:Sent from my|Get Outlook for|Enviado desde mi) (?:\p{L}+ ?){1,3}\.?$/mu,
    fromDocument,
  ],
  [
    /^(?:Certainly|Sure|Absolutely|Of course)[!,.] Here(?:[’']s| is| are)\b|\bAs an AI (?:language )?model\b|^(?:ChatGPT|Claude|Gemini|Copilot) (?:said|dijo):/m,
    pastedAnswer,
  ],
  [
    /【[^】]{0,40}】|\[cite:[^\]]{0,40}\]|:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?|^Copy code$/m,
    pastedAlong,
  ],
  [LABEL, label],
  [/(?<=[\p{L}.,;!?”"])\[\d{1,2}\](?!\()/u, footnote],
  [
    /\b(?:your|you|name|info|yourname)@(?:email|domain|company|your[a-z]+)\.com\b|\b(?:www\.)?your(?:company|domain|site|website|business)\.(?:com|net|org)\b/i,
    sampleAddress,
  ],
];
