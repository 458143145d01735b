import { capitalsCheck, notFound, redirects, sitemapCheck } from "./checks/addresses.ts";
import { caching, compression, headers } from "./checks/headers.ts";
import { files, oneHost } from "./checks/host.ts";
import { pagesCheck, standIns } from "./checks/pages.ts";
import { quoteFunction } from "./checks/quoteFunction.ts";
import type { Check, HostFinding, Live } from "./live.ts";

/** All checks by name. */
export const checks: Readonly<Record<string, Check>> = {
  "One host and one scheme": oneHost,
  "Every page, as it is written": pagesCheck,
  "No stand-ins": standIns,
  "The sitemap": sitemapCheck,
  "Other and old addresses": redirects,
  Capitals: capitalsCheck,
  "What is not there": notFound,
  "Headers of safety": headers,
  Caching: caching,
  Compression: compression,
  "Files for crawlers and browsers": files,
  "The quote function": quoteFunction,
};

/** The result of a check, with its name. */
export type CheckResult = HostFinding & { name: string };

/** Runs all checks, one after the other. */
export async function verify(live: Live): Promise<CheckResult[]> {
  const rows: CheckResult[] = [];
  for (const [name, check] of Object.entries(checks)) rows.push({ name, ...(await check(live)) });
  return rows;
}

const SHOWN = 8;

/** Formats the results as a table, each with its first few failures. */
export function verifyTable(rows: readonly CheckResult[]): string {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.flatMap(({ name, asked, misses }) => {
    const more = misses.length > SHOWN ? [`and ${misses.length - SHOWN} more`] : [];
    const shown = [...misses.slice(0, SHOWN), ...more].map((line) => `        ${line}`);
    return [`${misses.length ? "MISS" : "ok  "}  ${name.padEnd(wide)}  ${asked}`, ...shown];
  });
  return lines.join("\n");
}
