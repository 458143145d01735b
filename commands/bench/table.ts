import { COLUMNS, type Metric, type Metrics, show } from "./metrics.ts";

const WIDEST_KIND = 12;

/** The heads of the table's columns. */
export function tableHead(): string {
  return ["kind".padEnd(WIDEST_KIND), ...Object.values(COLUMNS)].join("  ");
}

/** The numbers of a page under their heads. */
export function tableRow(kind: string, metrics: Metrics): string {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls, text, pictures, rest } = metrics;
  const cells = [
    cell("performance", performance),
    cell("accessibility", accessibility),
    cell("bestPractices", bestPractices),
    cell("seo", seo),
    cell("lcp", lcp),
    cell("tbt", tbt),
    cell("cls", cls),
    cell("text", text),
    cell("pictures", pictures),
    cell("rest", rest),
  ];
  return [kind.padEnd(WIDEST_KIND), ...cells].join("  ");
}

function cell(name: Metric, value: number): string {
  return show(name, value).padStart(COLUMNS[name].length);
}
