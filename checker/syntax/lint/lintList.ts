import { isScalar, type YAMLSeq } from "yaml";
import { counted } from "../../../content/problem.ts";
import type { SyntaxMistake } from "../mistake.ts";

/** A single entry with this many words is seldom written in brackets. */
const MANY_WORDS = 9;

/** Reports a list in brackets that was written without commas, so that it is one single entry. */
export function lintList({ flow, items: [only, ...further] }: YAMLSeq, text: string): SyntaxMistake[] {
  if (!flow || further.length > 0 || !isScalar(only) || only.type !== "PLAIN" || !only.range) return [];
  const [start, end] = only.range;
  const written = text.slice(start, end);
  const isOfLines = written.split("\n").length > 1 && !/\n[ \t]*(?!\p{Lu})\S/u.test(written);
  const sign = /;\s/.test(written) ? /;\s+/g : isOfLines ? /[ \t]*(?=\r?\n)/g : undefined;
  const words = written.split(/\s+/).length;
  if (!sign && words < MANY_WORDS) return [];
  const right = sign && written.replace(sign, isOfLines ? "," : ", ");
  const change = right ? { start, end, text: right } : undefined;
  const message = `There is no comma in these brackets, so they hold one entry of ${counted(words, "word")}.`;
  const hint = right
    ? `Write [${right.replace(/\s+/g, " ")}]`
    : "Write a comma between its entries. If it is one, give it a line of its own, with a dash in front.";
  return [{ code: "missing-comma", severity: "warning", message, hint, start, end, change }];
}
