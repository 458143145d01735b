import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { kinds } from "../tests/site/kinds.ts";
import { benchPage } from "./bench/benchPage.ts";
import { startChromium } from "./bench/chromium.ts";
import { serveFolder } from "./bench/serveFolder.ts";
import { tableHead, tableRow } from "./bench/table.ts";

const HELP = `npm run bench:pages -- [--runs 3] [--only home,contact] [--folder dist/client]

Lighthouse, as a phone, on one page of each kind of the built site (made by npm run build): the median of three
runs. Ends with 1 where a page misses a limit. Sizes are as sent, in Brotli, with headers; 1 KB is 1000 bytes.
Times are worked out from what this machine measures. On a small or busy one they are rough: compare them only
with others of the same machine. Shift, sizes and the scores besides performance are the same everywhere.

--runs    how often each page is measured; 1 for a quick look
--only    kinds of pages, with commas between: ${Object.keys(kinds).join(", ")}
--folder  where the built site is`;

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: Object.keys(kinds).join() },
    folder: { type: "string", default: "dist/client" },
    help: { type: "boolean", default: false },
  },
});

const wanted = Object.entries(kinds).filter(([kind]) => options.only.split(",").includes(kind));
if (options.help) console.log(HELP);
else process.exitCode = isReady() && (await benchPages()) ? 0 : 1;

function isReady(): boolean {
  const built = existsSync(join(options.folder, "404.html"));
  if (!built) console.error(`There is no built site in ${options.folder}. Run npm run build first.`);
  if (!wanted.length)
    console.error(`There is no such kind of page. There are: ${Object.keys(kinds).join(", ")}.`);
  return built && wanted.length > 0;
}

/** Measures the pages asked for; true where all keep their limits. */
async function benchPages(): Promise<boolean> {
  const site = await serveFolder(options.folder);
  const chromium = await startChromium();
  try {
    return await benchKinds(site.origin, chromium.port);
  } finally {
    await chromium.stop();
    site.stop();
  }
}

/** Prints the table, and under it what misses its limit and what else Lighthouse finds wrong. */
async function benchKinds(origin: string, port: number): Promise<boolean> {
  const failures: string[] = [];
  const findings: string[] = [];
  console.log(tableHead());
  for (const [kind, path] of wanted) {
    const page = await benchPage(origin + path, port, Number(options.runs));
    console.log(tableRow(kind, page.metrics));
    failures.push(...page.failures.map((failure) => `${kind}: ${failure}`));
    findings.push(...page.findings.map((finding) => `${kind} (${path}): ${finding}`));
  }
  if (findings.length) console.log(`\nFound:\n${findings.join("\n")}`);
  console.log(failures.length ? `\nMissed:\n${failures.join("\n")}` : "\nAll limits kept.");
  return failures.length === 0;
}
