import lighthouse, { type Result } from "lighthouse";
import { findingsOf } from "./findings.ts";
import type { Metrics } from "./metrics.ts";
import { weightsOf } from "./weights.ts";

/** One run: its numbers, and what Lighthouse finds wrong besides speed, each with the elements concerned. */
export interface Run {
  metrics: Metrics;
  findings: string[];
}

// A page that is not found answers 404, of which the browser's console tells, and asks not to be indexed. So it should.
const OF_NO_PAGE = ["http-status-code", "is-crawlable", "errors-in-console"];

const ATTEMPTS = 3;

/** Runs Lighthouse on an address once, as a phone, in the Chromium at a port. A trace that fails is taken again. */
export async function auditPage(url: string, port: number, found: boolean): Promise<Run> {
  const flags = { port, logLevel: "error" as const, ignoreStatusCode: !found };
  const settings = { extends: "lighthouse:default", settings: { skipAudits: found ? [] : OF_NO_PAGE } };
  let failure = "Lighthouse says nothing about it";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { lhr } = (await lighthouse(url, flags, settings)) ?? {};
    if (lhr && !lhr.runtimeError) return { metrics: metricsOf(lhr), findings: findingsOf(lhr) };
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`${url}: ${failure}`);
}

function metricsOf(report: Result): Metrics {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint") / 1000,
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    ...weightsOf(report),
  };
}
