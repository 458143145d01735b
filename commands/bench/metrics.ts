/** What is measured of a page, and how the table names it. */
export const COLUMNS = {
  performance: "perf",
  accessibility: "a11y",
  bestPractices: "best",
  seo: "SEO",
  lcp: "LCP s",
  tbt: "TBT ms",
  cls: "CLS",
  text: "HTML+CSS KB",
  pictures: "pictures KB",
  rest: "rest KB",
} as const;

const DIGITS: Partial<Metrics> = { lcp: 2, cls: 4, text: 1, pictures: 1, rest: 1 };

/** The name of one number of the table. */
export type Metric = keyof typeof COLUMNS;

/** All numbers of one run, or the median of several. */
export type Metrics = Record<Metric, number>;

/** The middle value of each number. */
export function medianOf(runs: Metrics[]): Metrics {
  const middle = (name: Metric) => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    text: middle("text"),
    pictures: middle("pictures"),
    rest: middle("rest"),
  };
}

/** A number with as many digits as it deserves. */
export function show(name: Metric, value: number): string {
  return value.toFixed(DIGITS[name] ?? 0);
}

/** What of a page's numbers is not good enough. A missing number is never good enough. */
export function failuresOf(metrics: Metrics, hasIsland: boolean): string[] {
  const limits: [Metric, boolean, string][] = [
    ["performance", metrics.performance >= 99, "at least 99"],
    ["accessibility", metrics.accessibility >= 100, "100"],
    ["bestPractices", metrics.bestPractices >= 100, "100"],
    ["seo", metrics.seo >= 100, "100"],
    ["cls", metrics.cls <= 0.005, "at most 0.005"],
    ["tbt", hasIsland || metrics.tbt <= 0, "0 without islands"],
  ];
  return limits
    .filter(([, kept]) => !kept)
    .map(([name, , limit]) => `${COLUMNS[name]} is ${show(name, metrics[name])}, not ${limit}`);
}
