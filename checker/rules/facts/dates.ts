import { isMapping } from "../../../content/lib/data.ts";
import { longDate, yearOf } from "../../../content/lib/day.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { findingAt, type PageRule, type RulePage, type SiteRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** No date on a site is older. */
const FIRST_YEAR = 1900;

/** Every date exists, dates of what must have happened are not in the future, and last days are not past. */
export const dates: SiteRule = (pages, { today, site, unpublished }) => [
  ...wrongIn(site, {}, today),
  ...[...pages, ...unpublished].flatMap((page) => [
    ...wrongIn(page, page.head, today),
    ...outOfOrder(page, today, site.value?.business.founded),
  ]),
];

/** Findings for a last change dated before its article, and for an article dated before the business was founded. */
function outOfOrder({ file, head: { article, modified } }: RulePage, today: string, founded = 0): Finding[] {
  const date = isMapping(article) ? article.date : undefined;
  if (typeof date !== "string" || !DAY.test(date)) return [];
  const isNewer = typeof modified === "string" && modified < date;
  const isTooOld = yearOf(date) >= FIRST_YEAR && yearOf(date) < founded && founded <= yearOf(today);
  if (!isNewer && !isTooOld) return [];
  const changed = `This article came out on ${longDate(date)}, and its last change would be older.`;
  const hint = "Write the day of the last change, or take the line away.";
  const old = `This article is dated ${longDate(date)}, and the business was founded in ${founded}, as site.yaml says.`;
  const wrong = { file, code: "wrong-date", severity: "warning" } as const;
  return [
    ...(isNewer ? [{ ...wrong, path: ["modified"], message: changed, hint }] : []),
    ...(isTooOld ? [{ ...wrong, path: ["article", "date"], message: old, hint: "Check both years." }] : []),
  ];
}

function wrongIn(
  { file, facts: { dates } }: Pick<RulePage, "file" | "facts">,
  head: object,
  today: string,
): Finding[] {
  const isPublic = !("publish" in head) && !("draft" in head);
  return dates.flatMap(({ value, path }) => {
    const name = String(path.at(-1));
    const isTimely = name === "until" || name === "modified" || (name === "date" && isPublic);
    return findingAt(file, path, messageAbout(value, isTimely ? name : undefined, today));
  });
}

/** What is wrong with a day or a year; `name` is its property's, if that says whether the day is past or to come. */
function messageAbout(value: unknown, name: string | undefined, today: string): ProblemMessage | undefined {
  if (typeof value === "number" && value > yearOf(today)) {
    const message = `The year ${value} is still to come.`;
    return { code: "date-to-come", severity: "warning", message, hint: "Check its digits." };
  }
  if (typeof value !== "string" || !DAY.test(value)) return undefined;
  const message = `The year ${value.slice(0, 4)} is long past.`;
  const hint = "Write the four digits of the year that is meant.";
  if (Number(value.slice(0, 4)) < FIRST_YEAR) return { code: "no-such-date", message, hint };
  if (!new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)) return noSuchDay(value);
  if (name === "until") return value < today ? ended(value) : undefined;
  return name !== undefined && value > today ? toCome(name, value) : undefined;
}

function noSuchDay(day: string): ProblemMessage {
  const [, year = "", month = "", number = ""] = DAY.exec(day) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  const message = `There is no day ${Number(number)} in that month: its last one is ${longDate(last)}.`;
  return { code: "no-such-date", message, hint: "Write the day that is meant, as year-month-day." };
}

function ended(day: string): ProblemMessage {
  const message = `${longDate(day)} is past: visitors do not see this any more.`;
  const hint = "Take it out, or write the day on which it ends now.";
  return { code: "date-passed", severity: "warning", message, hint };
}

function toCome(name: string, day: string): ProblemMessage {
  const message = `${longDate(day)} is still to come, and this page is public as soon as the site is built.`;
  const hint =
    name === "date"
      ? `To hold it back until then, add this line above blocks: publish: "${day}". Otherwise write the right date.`
      : "Write the day of the last change.";
  return { code: "date-to-come", severity: "warning", message, hint };
}

const FOUNDED =
  /\b(?:serving\b[^.!?]{0,40}? since|in business since|we (?:were (?:founded|established)|started|opened) in) (\d{4})\b|\bsince (\d{4})(?=,? we\b)|^(?:since|established) (\d{4})$/giu;

/** The founding year in a page's texts is the one in site.yaml. */
export const founded: PageRule = (page, { site }) => {
  const year = site?.business.founded;
  if (year === undefined) return [];
  return findingsIn(page, FOUNDED, ({ 0: found, 1: said, 2: before, 3: alone }) => {
    const other = said ?? before ?? alone ?? "";
    if (Number(other) === year) return undefined;
    const message = `This says ${other}, and site.yaml says that the business was founded in ${year}.`;
    const hint = "Write ${business.founded}: then it is the same wherever it stands.";
    const replacement = found.replace(other, "$${business.founded}");
    return { code: "wrong-date", severity: "warning", message, hint, replacement };
  });
};
