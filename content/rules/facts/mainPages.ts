import type { Complaint, Problem } from "../../problem/problem.ts";
import type { Rule } from "../rule.ts";

const NEEDED: [url: string, file: string, message: string][] = [
  ["/", "pages-data/index.yaml", "There is no home page."],
  ["/404", "pages-data/404.yaml", "There is no page for visitors who follow a link that leads nowhere."],
];

/** The pages that no site can do without are there, and search engines may list the first of them. */
export const mainPages: Rule = ({ pages }) => {
  const missing = NEEDED.filter(([, file]) => pages.every(({ source }) => source.file !== file));
  const hidden = pages.filter((page) => page.kind === "home" && page.data.noindex === true);
  return [
    ...missing.map(([, file, message]) => noPage(file, message)),
    ...hidden.map(({ source }) => source.problemAt(["noindex"], "key", hiddenHome)),
  ];
};

function noPage(file: string, message: string): Problem {
  const start = { line: 1, column: 1 };
  const hint =
    "Put this file back, without draft: true. It needs title, description and blocks, as any page.";
  return { code: "missing-page", severity: "error", file, range: { start, end: start }, message, hint };
}

const hiddenHome: Complaint = {
  code: "hidden-home",
  message: "This keeps the home page out of every search engine.",
  hint: "Take the line away. A preview is hidden by itself, once SITE_URL names its address.",
};
