import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { readTexts } from "../texts/readTexts.ts";

const NUMBER = /(?<![\d+-]|tel:)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g;
const ANY = /\d{4}/; // no number without it
// A number with more digits that differ is somebody else's.
const NEAR = 2;

/** A phone number in a text that is one of ours, or was meant to be: the variable is always right, and can be called. */
export const phones: PageRule = (page, { site }) => {
  const ours = Object.entries(site?.phones ?? {});
  const texts = readTexts(page).filter(({ text }) => ANY.test(text));
  return texts.flatMap(({ text, path }) =>
    [...text.matchAll(NUMBER)].flatMap(([found]) => {
      const digits = digitsOf(found);
      const near = ours
        .map(([name, number]) => ({ name, number, off: differences(digitsOf(number), digits) }))
        .sort((a, b) => a.off - b.off)[0];
      if (!near || near.off > NEAR || found === near.number) return [];
      return [page.source.problemAt(path, "value", wrongNumber(found, near), found)];
    }),
  );
};

function digitsOf(number: string): string {
  return number.replace(/\D/g, "").slice(-10);
}

function differences(one: string, other: string): number {
  return [...one].filter((digit, index) => digit !== other[index]).length;
}

function wrongNumber(
  found: string,
  { name, number, off }: { name: string; number: string; off: number },
): ProblemMessage {
  return {
    code: "wrong-phone",
    severity: "warning",
    message:
      off === 0
        ? `'${found}' is not written as our other numbers are, so nobody can tap on it.`
        : `'${found}' is none of our numbers, and nearly ${number}.`,
    hint: `Write \${phones.${name}} for ${number}: then it changes wherever it stands.`,
  };
}
