import { countProblems, formatEach, listPlaces } from "../../checker/print.ts";
import { isPlaceholderCode, placeholderKinds } from "../../checker/rules/launch/placeholders.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { type CheckReport, countRest, nothingFound, pagesIn } from "./report.ts";

/** A report for people: page by page, those with errors first, then the list of what is left before launch. */
export function textReport(report: CheckReport): string {
  const left = report.problems.filter(({ code }) => isPlaceholderCode(code));
  const others = report.problems.filter(({ code }) => !isPlaceholderCode(code));
  const parts = [
    others.length && formatPages({ ...report, problems: others }),
    left.length && formatLaunchList(left),
  ];
  const found = parts.filter(Boolean).join("\n\n") || nothingFound(report);
  return [found, ...report.notes].join("\n");
}

function formatPages(report: CheckReport): string {
  const { problems, texts } = report;
  const { shown, rest } = pagesIn(report);
  const pages = shown.map(({ file, title, problems: own }) => {
    const name = title ? `${title}  (${file})` : file;
    return [name, "=".repeat(name.length), "", formatEach(own, texts)].join("\n");
  });
  const others = rest.slice(0, 1).map(({ file }) => {
    const page = file.replace(/^pages-data\/|\.yaml$/g, "");
    return `${countRest(rest)}, the first of them ${file}. To see one page: npm run check -- --page ${page}`;
  });
  const end = `${countProblems(problems)}\n${nextStep(problems, shown[0]?.file)}`;
  return [...pages, ...others, end].join("\n\n");
}

function nextStep(problems: Problem[], first = ""): string {
  if (errorsIn(problems).length === 0)
    return "The site can be built. Read the warnings once, and mend what is true.";
  return `Next: mend the first error, in ${first}, save, and run npm run check again. With an error, the site is not built.`;
}

/** Lists what is left to do before the site goes live: kind by kind, each thing once, with the places that say it. */
function formatLaunchList(left: Problem[]): string {
  const kinds = Object.entries(placeholderKinds).flatMap(([code, { nouns, hint }]) => {
    const things = Map.groupBy(
      left.filter((problem) => problem.code === code),
      ({ message }) => message,
    );
    const rows = [...things].map(([message, said]) => `${message}\n    ${listPlaces(said).join("; ")}`);
    const count = `${things.size} ${nouns[things.size === 1 ? 0 : 1]}`;
    return rows.length === 0 ? [] : [`${count}\n  → ${hint}\n\n  ${rows.join("\n  ")}`];
  });
  return ["Left to replace or to confirm before the site goes live:", ...kinds].join("\n\n");
}
