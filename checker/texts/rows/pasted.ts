import { rowsOf } from "./row.ts";

/** What came along with a text from a document or a mail. */
export const documentRows = rowsOf({
  in: "value",
  code: "unfinished",
  message: "'{found}' was pasted along from a document or a mail; visitors would read it.",
  hint: "Take it away.",
  mend: () => "",
})({
  commentMark: {
    find: /\[[A-Z]{2,3}\d{1,2}\]|(?<=[\p{L}\d.,;:!?])\[[a-c]\](?!\()/gu,
    message:
      "'{found}' is the mark of a comment, pasted along from a word processor; visitors would read it.",
    examples: { wrong: "We come weekly.[JM1]", right: "We come weekly." },
  },
  documentError: {
    find: /¡?Error! (?:Reference source|Bookmark|Hyperlink|No se encuentra|Marcador)[^.!]{0,60}[.!]/g,
    examples: { wrong: "See Error! Reference source not found.", right: "See" },
  },
  pageNumber: {
    find: /(?<=[.!?\n]\s*)(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$|^(?:Page|Página) \d{1,3} (?:of|de) \d{1,3}$/gm,
    examples: { wrong: "We come weekly. Page 2 of 5", right: "We come weekly." },
  },
  mailSignature: {
    find: /(?<=^|[.!?\n]\s*)(?:Sent from my|Get Outlook for|Enviado desde mi) (?:\p{L}+ ?){1,3}\.?$/gmu,
    examples: { wrong: "We come weekly. Sent from my phone", right: "We come weekly." },
  },
  footnoteNumber: {
    find: /(?<=[\p{L}.,;!?”"])\[\d{1,2}\](?!\()/gu,
    severity: "warning",
    message: "'{found}' is the number of a note, which is not on this page; visitors would read it.",
    examples: { wrong: "Roofs lose color to the sun.[2]", right: "Roofs lose color to the sun." },
  },
  label: {
    find: /^(?:Headline|Heading|Title|Subheading|Subtitle|Intro|Meta description|Description|Caption|Alt text|H[1-6]|Título|Encabezado|Descripción|Subtítulo): (?=\S)/gi,
    severity: "warning",
    message: "Visitors would read '{found}' in front of this text.",
    examples: { wrong: "Headline: Clear water", right: "Clear water" },
  },
});

/** What came along with a text from a chat assistant. */
export const chatRows = rowsOf({
  in: "value",
  code: "unfinished",
  message: "'{found}' was pasted along from a chat assistant; visitors would read it.",
  hint: "Take it away.",
})({
  assistantAnswer: {
    find: /^(?:Certainly|Sure|Absolutely|Of course)[!,.] Here(?:[’']s| is| are)\b|\bAs an AI (?:language )?model\b|^(?:ChatGPT|Claude|Gemini|Copilot) (?:said|dijo):/gm,
    hint: "Take away all that the assistant says of itself.",
    examples: { wrong: "Certainly! Here is your text.", right: "Certainly! Call us here." },
  },
  assistantMark: {
    find: /【[^】]{0,40}】|\[cite:[^\]]{0,40}\]|:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?|^Copy code$/gm,
    mend: () => "",
    examples: { wrong: "We come weekly【4†source】.", right: "We come weekly." },
  },
});

/** A sentence that begins with some words, and one that does. */
function sentence(words: string, example: string) {
  const find = new RegExp(`(?<=^|[.!?:…”"]\\s+|\\n\\s*)(?:${words})`, "gu");
  return { find, examples: { wrong: `We come weekly. ${example}`, right: "We come weekly." } };
}

/** How chat assistants begin or end an answer, in English and Spanish. */
export const chatRemarkRows = rowsOf({
  in: "visible",
  notAt: ["testimonials", "quote", "question"], // words of others
  code: "unfinished",
  severity: "warning",
  message: "'{found}' sounds like a chat assistant that speaks to you; visitors would read it.",
  hint: "Take this sentence away.",
  mend: () => "",
})({
  remarkOffer: sentence(
    "(?:Would you like me to|Do you want me to|Want me to) [^.?!]{1,200}\\?",
    "Would you like me to make it shorter?",
  ),
  remarkLetMeKnow: sentence(
    "(?:Please )?[Ll]et me know (?:if|whether|which|what|how)\\b[^.?!]{0,200}[.!]",
    "Let me know if you need more.",
  ),
  remarkFeelFree: sentence(
    "(?:Please )?[Ff]eel free to (?:adjust|tweak|edit|modify|customi[sz]e|adapt|replace)\\b[^.?!]{0,200}[.!]",
    "Feel free to adjust the tone.",
  ),
  remarkHope: sentence("(?:I )?[Hh]ope (?:this|that) helps[.!]", "I hope this helps!"),
  remarkVersion: sentence(
    "(?:(?:Certainly|Sure|Absolutely|Of course)[!,.] )?Here(?:[’']s| is) (?:a|an|the|your|my) (?:[\\w-]+,? ){0,2}(?:revised|polished|refined|rewritten|improved|shorter|optimized|cleaned-up) (?:[\\w-]+ ){0,2}(?:version|draft|text|copy|paragraph|description)\\b[^.?!:]{0,80}[.!:]",
    "Here is a polished version of it:",
  ),
  remarkOfferInSpanish: sentence(
    "¿(?:Quieres?|Deseas?|[TL]e gustaría) que (?:\\p{L}+ ){0,3}(?:haga|ajuste|cambie|traduzca|escriba|añada|agregue|acorte|prepare|adapte|genere)\\b[^?]{0,200}\\?",
    "¿Quieres que lo haga más corto?",
  ),
  remarkLetMeKnowInSpanish: sentence(
    "(?:Av[ií]same|Hazme saber|Déjame saber|Hágame saber) (?:si|qué|cuál|cómo)\\b[^.?!]{0,200}[.!]",
    "Avísame si quieres otro texto.",
  ),
  remarkHopeInSpanish: sentence(
    "Espero que (?:esto )?te (?:ayude|sirva|guste)[^.?!]{0,80}[.!]",
    "Espero que esto te ayude.",
  ),
  remarkVersionInSpanish: sentence(
    "(?:¡(?:Claro|Por supuesto)[^!]{0,30}! )?Aquí tienes? (?:una|la|tu|su) (?:\\p{L}+ ){0,2}(?:versión|traducción|propuesta)\\b[^.?!:]{0,80}[.!:]",
    "Aquí tienes una nueva versión:",
  ),
});
