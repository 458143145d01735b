import { entriesIn, isMapping } from "../../../content/lib/data.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { MARKED } from "../../../content/validate/annotatedTexts.ts";
import { type FileRule, findingAt } from "../../rule.ts";
import { writtenTexts } from "../../texts/fileTexts.ts";

const NUMBER = /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/;
const LINK = /\[([^\]]*)\]\((tel:[^()\s]*)\)/g;

/** A link whose label says that it calls a number calls that number. */
export const callLabels: FileRule = ({ file, source, data, annotatedTexts }) => [
  ...entriesIn(data).flatMap(({ value, path }) => {
    if (!isMapping(value) || typeof value.label !== "string" || typeof value.href !== "string") return [];
    return findingAt(file, [...path, "label"], messageAbout(value.label, value.href));
  }),
  ...writtenTexts({ source, annotatedTexts }, MARKED).flatMap(({ value, path }) =>
    Array.from(value.matchAll(LINK)).flatMap(([found, label = "", href = ""]) => {
      const message = messageAbout(label, href);
      return message ? [{ file, path, needle: found, ...message }] : [];
    }),
  ),
];

function messageAbout(label: string, href: string): ProblemMessage | undefined {
  const [number] = NUMBER.exec(label) ?? [];
  if (number === undefined) return undefined;
  const code = "wrong-phone";
  if (href.startsWith("tel:")) {
    if (digitsOf(number) === digitsOf(href)) return undefined;
    const message = `This says ${number}, and a tap on it calls ${href.slice("tel:".length)}.`;
    const hint = "Write the same number in both: label: Call ${phones.main} and call: main.";
    return { code, message, hint };
  }
  if (!/^(?:call|text|phone)\b/i.test(label)) return undefined;
  const message = `This says that it calls ${number}, and it leads to ${href}.`;
  const hint = "Write call: and the name of the number, as call: main, in place of href.";
  return { code, message, hint };
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, "").slice(-10);
}
