import type { CheckedContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import { longDate } from "../../day.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import { isMapping, scalarsIn } from "../../read/data.ts";
import { asking, type Rule } from "../rule.ts";

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const NAMES = ["date", "modified", "publish"];
const YEARS = ["founded", "year"];

/** Every date is a day that there is, and what is dated has happened by then. */
export const dates: Rule = asking(wrongOn, (content) => [
  ...wrongIn(content.site, content.today),
  ...[...content.pages, ...content.drafts].flatMap(wrongOn(content)),
]);

function wrongOn({ today }: CheckedContent): (page: CheckedPage) => Problem[] {
  return (page) => page.remember("dates", () => [...wrongIn(page, today), ...outOfOrder(page)], today);
}

/** A change that is dated before the article came out. */
function outOfOrder({ source, data: { article, modified } }: CheckedPage): Problem[] {
  const date = isMapping(article) ? article.date : undefined;
  const isWrong = typeof date === "string" && typeof modified === "string" && modified < date;
  return isWrong ? [source.problemAt(["modified"], "value", changedBefore(date))] : [];
}

function changedBefore(date: string): Complaint {
  return {
    code: "wrong-date",
    severity: "warning",
    message: `This article came out on ${longDate(date)}, and its last change would be older.`,
    hint: "Write the day of the last change, or take the line away.",
  };
}

function wrongIn({ source, data }: Pick<CheckedPage, "source" | "data">, today: string): Problem[] {
  return scalarsIn(source.data).flatMap(({ value, path }) => {
    const name = String(path.at(-1));
    if (YEARS.includes(name) && typeof value === "number" && value > Number(today.slice(0, 4)))
      return [source.problemAt(path, "value", yearToCome(value))];
    if (typeof value !== "string" || !NAMES.includes(name) || !DAY.test(value)) return [];
    const early = name === "date" ? !("publish" in data) && !("draft" in data) : name === "modified";
    const complaint = !exists(value)
      ? noSuchDay(value)
      : early && value > today
        ? toCome(name, value)
        : undefined;
    return complaint ? [source.problemAt(path, "value", complaint)] : [];
  });
}

function exists(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function noSuchDay(day: string): Complaint {
  const [, year = "", month = "", number = ""] = DAY.exec(day) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  return {
    code: "no-such-date",
    message: `There is no day ${Number(number)} in that month: its last one is ${longDate(last)}.`,
    hint: "Write the day that is meant, as year-month-day.",
  };
}

function toCome(name: string, day: string): Complaint {
  return {
    code: "date-to-come",
    severity: "warning",
    message: `${longDate(day)} is still to come, and this page is public as soon as the site is built.`,
    hint:
      name === "date"
        ? `To hold it back until then, add this line above blocks: publish: "${day}". Otherwise write the right date.`
        : "Write the day of the last change.",
  };
}

function yearToCome(year: number): Complaint {
  return {
    code: "date-to-come",
    severity: "warning",
    message: `The year ${year} is still to come.`,
    hint: "Check its digits.",
  };
}
