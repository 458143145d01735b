import type { TextRow } from "./row.ts";

const remark = (id: string, sentence: string, example: string): TextRow => ({
  id: `remark-${id}`,
  in: "visible",
  notAt: ["testimonials", "quote", "question"], // words of others
  find: new RegExp(`(?<=^|[.!?:…”"]\\s+|\\n\\s*)(?:${sentence})`, "gu"),
  code: "unfinished",
  severity: "warning",
  message: "'{found}' sounds like a chat assistant that speaks to you; visitors would read it.",
  hint: "Take this sentence away.",
  mend: () => "",
  examples: { wrong: `We come weekly. ${example}`, right: "We come weekly." },
});

/** How chat assistants begin or end an answer, in English and Spanish. */
export const chatRemarkRows: readonly TextRow[] = [
  remark(
    "offer",
    "(?:Would you like me to|Do you want me to|Want me to) [^.?!]{1,200}\\?",
    "Would you like me to make it shorter?",
  ),
  remark(
    "let-me-know",
    "(?:Please )?[Ll]et me know (?:if|whether|which|what|how)\\b[^.?!]{0,200}[.!]",
    "Let me know if you need another version.",
  ),
  remark(
    "feel-free",
    "(?:Please )?[Ff]eel free to (?:adjust|tweak|edit|modify|customi[sz]e|adapt|replace)\\b[^.?!]{0,200}[.!]",
    "Feel free to adjust the tone.",
  ),
  remark("hope", "(?:I )?[Hh]ope (?:this|that) helps[.!]", "I hope this helps!"),
  remark(
    "version",
    "(?:(?:Certainly|Sure|Absolutely|Of course)[!,.] )?Here(?:[’']s| is) (?:a|an|the|your|my) (?:[\\w-]+,? ){0,2}(?:revised|polished|refined|rewritten|improved|shorter|optimized|cleaned-up) (?:[\\w-]+ ){0,2}(?:version|draft|text|copy|paragraph|description)\\b[^.?!:]{0,80}[.!:]",
    "Here is a more polished version of the text:",
  ),
  remark(
    "offer-in-spanish",
    "¿(?:Quieres?|Deseas?|[TL]e gustaría) que (?:\\p{L}+ ){0,3}(?:haga|ajuste|cambie|traduzca|escriba|añada|agregue|acorte|prepare|adapte|genere)\\b[^?]{0,200}\\?",
    "¿Quieres que lo haga más corto?",
  ),
  remark(
    "let-me-know-in-spanish",
    "(?:Av[ií]same|Hazme saber|Déjame saber|Hágame saber) (?:si|qué|cuál|cómo)\\b[^.?!]{0,200}[.!]",
    "Avísame si quieres otro texto.",
  ),
  remark(
    "hope-in-spanish",
    "Espero que (?:esto )?te (?:ayude|sirva|guste)[^.?!]{0,80}[.!]",
    "Espero que esto te ayude.",
  ),
  remark(
    "version-in-spanish",
    "(?:¡(?:Claro|Por supuesto)[^!]{0,30}! )?Aquí tienes? (?:una|la|tu|su) (?:\\p{L}+ ){0,2}(?:versión|traducción|propuesta)\\b[^.?!:]{0,80}[.!:]",
    "Aquí tienes una nueva versión:",
  ),
];
