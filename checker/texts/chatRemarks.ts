import type { ProblemMessage } from "../../content/problem.ts";
import type { FileRule } from "../rule.ts";
import { findingsIn } from "./fileTexts.ts";

/** How chat assistants begin or end an answer, in English and Spanish. */
const REMARKS = [
  "(?:Would you like me to|Do you want me to|Want me to) [^.?!]{1,200}\\?",
  "(?:Please )?[Ll]et me know (?:if|whether|which|what|how)\\b[^.?!]{0,200}[.!]",
  "(?:Please )?[Ff]eel free to (?:adjust|tweak|edit|modify|customi[sz]e|adapt|replace)\\b[^.?!]{0,200}[.!]",
  "(?:I )?[Hh]ope (?:this|that) helps[.!]",
  "(?:(?:Certainly|Sure|Absolutely|Of course)[!,.] )?Here(?:[’']s| is) (?:a|an|the|your|my) (?:[\\w-]+,? ){0,2}(?:revised|polished|refined|rewritten|improved|shorter|optimized|cleaned-up) (?:[\\w-]+ ){0,2}(?:version|draft|text|copy|paragraph|description)\\b[^.?!:]{0,80}[.!:]",
  "¿(?:Quieres?|Deseas?|[TL]e gustaría) que (?:\\p{L}+ ){0,3}(?:haga|ajuste|cambie|traduzca|escriba|añada|agregue|acorte|prepare|adapte|genere)\\b[^?]{0,200}\\?",
  "(?:Av[ií]same|Hazme saber|Déjame saber|Hágame saber) (?:si|qué|cuál|cómo)\\b[^.?!]{0,200}[.!]",
  "Espero que (?:esto )?te (?:ayude|sirva|guste)[^.?!]{0,80}[.!]",
  "(?:¡(?:Claro|Por supuesto)[^!]{0,30}! )?Aquí tienes? (?:una|la|tu|su) (?:\\p{L}+ ){0,2}(?:versión|traducción|propuesta)\\b[^.?!:]{0,80}[.!:]",
];
const REMARK = new RegExp(`(?<=^|[.!?:…”"]\\s+|\\n\\s*)(?:${REMARKS.join("|")})`, "gu");

/** Reports sentences in which a chat assistant speaks to its user. Testimonials, quotes and questions are exempt. */
export const chatRemarks: FileRule = (file) =>
  findingsIn(file, REMARK, ([found], { text, path }) => {
    if (path.includes("testimonials") || ["quote", "question"].includes(String(path.at(-1))))
      return undefined;
    return remark(found.trim(), found.trim() === text.trim());
  });

const remark = (found: string, isAll: boolean): ProblemMessage => ({
  code: "unfinished",
  severity: "warning",
  message: `'${found}' sounds like a chat assistant that speaks to you; visitors would read it.`,
  hint: isAll ? "Write what visitors should read here." : "Take this sentence away.",
  replacement: isAll ? undefined : "",
});
