import { capitals, notFound, redirects, sitemapCheck } from "./checks/addresses.ts";
import { caching, compression, headers } from "./checks/headers.ts";
import { files, oneHost, readOnly } from "./checks/host.ts";
import { pagesCheck, standIns } from "./checks/pages.ts";
import { quoteFunction } from "./checks/quoteFunction.ts";
import type { Check, Finding, Live } from "./live.ts";

/** All that a host is asked, by what is to be true. */
export const checks: Readonly<Record<string, Check>> = {
  "One host and one scheme": oneHost,
  "Every page, as it is written": pagesCheck,
  "No stand-ins": standIns,
  "The sitemap": sitemapCheck,
  "Other and old addresses": redirects,
  Capitals: capitals,
  "What is not there": notFound,
  "Headers of safety": headers,
  Caching: caching,
  Compression: compression,
  "Files for crawlers and browsers": files,
  "Reading only": readOnly,
  "The quote function": quoteFunction,
};

/** What one check has found, with its name. */
export type CheckResult = Finding & { name: string };

/** Asks a host all that there is to ask, one thing after the other. */
export async function verify(live: Live): Promise<CheckResult[]> {
  const rows: CheckResult[] = [];
  for (const [name, check] of Object.entries(checks)) rows.push({ name, ...(await check(live)) });
  return rows;
}

const SHOWN = 8;

/** The rows as a table, each with what it has missed: the first few, and how many more. */
export function verifyTable(rows: readonly CheckResult[]): string {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, asked, misses }) => {
      const shown = misses.slice(0, SHOWN).map((miss) => `        ${miss}`);
      const more = misses.length > SHOWN ? [`        and ${misses.length - SHOWN} more`] : [];
      return [`${misses.length ? "MISS" : "ok  "}  ${name.padEnd(wide)}  ${asked}`, ...shown, ...more].join(
        "\n",
      );
    })
    .join("\n");
}
