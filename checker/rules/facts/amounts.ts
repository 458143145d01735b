import type { ProblemMessage } from "../../../content/problem.ts";
import type { PageRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";

const REVERSED = /\$([\d,]+) ?(?:–|-|to|a) ?\$([\d,]+)(?!\d|[.,]\d)/g;
const SIGN_BEHIND = /(?<![\w$.,-])(\d[\d,]*)\$(?![\w{])/g;
const LETTER = /\$\d[\d,]*O[\dO]*(?!\p{L})/gu;

/** Amounts of money have the sign first, the smaller amount of a range first, and no letter O for a zero. */
export const amounts: PageRule = (page) => [
  ...findingsIn(page, REVERSED, ([found, from = "", to = ""]) => {
    if (amountOf(from) <= amountOf(to)) return undefined;
    const right = found.replace(from, "\0").replace(to, from).replace("\0", to);
    return wrong(`'${found}' begins with the larger amount.`, right);
  }),
  ...findingsIn(page, SIGN_BEHIND, ([found, amount = ""]) =>
    wrong(`The sign of '${found}' stands behind the amount.`, `$${amount}`),
  ),
  ...findingsIn(page, LETTER, ([found]) =>
    wrong(`There is a letter O in '${found}' where a zero belongs.`, found.replaceAll("O", "0")),
  ),
];

function amountOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}

const wrong = (message: string, right: string): ProblemMessage => ({
  code: "wrong-price",
  severity: "warning",
  message,
  hint: `Write ${right}`,
  replacement: right,
});
