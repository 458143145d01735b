import { auditPage, type Run } from "./audit.ts";
import { failuresOf, type Metrics, medianOf } from "./metrics.ts";

/** A page's numbers, the limits it misses, and what Lighthouse finds wrong besides speed. */
export interface Bench {
  metrics: Metrics;
  failures: string[];
  findings: string[];
}

/** Measures an address several times in the Chromium at a port. */
export async function benchPage(url: string, port: number, count: number): Promise<Bench> {
  const response = await fetch(url);
  const hasIsland = /\sdata-island\b/.test(await response.text());
  const runs: Run[] = [];
  while (runs.length < count) runs.push(await auditPage(url, port, response.ok));
  const metrics = medianOf(runs.map((run) => run.metrics));
  const findings = [...new Set(runs.flatMap((run) => run.findings))];
  return { metrics, failures: failuresOf(metrics, hasIsland), findings };
}
