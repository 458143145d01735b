import { plainChecks } from "../content/compile/checks.ts";
import { mainOf } from "../content/lib/words.ts";
import { load } from "../content/load.ts";
import { summariesOf } from "../output/siteContent.ts";
import { networkAsk } from "../output/verify/ask.ts";
import { sendMarked } from "../output/verify/checks/quoteFunction.ts";
import { type Live, liveSite } from "../output/verify/live.ts";
import { type CheckResult, verify, verifyTable } from "../output/verify/verify.ts";
import { FLAG, runCommand, UsageError } from "./usage.ts";

const AGAIN = 15_000; // milliseconds between two checks of the host
const HELP = `npm run verify -- [https://www.example.com] [--send] [--wait <seconds>]

Asks a host whether it serves this site as it must: every page, the sitemap, redirects, what is not there, headers,
caching, compression, one host and one scheme, no stand-ins, and the quote form's function. What must be there is what
pages-data and site.yaml say now, so ask after deploying. Without an address, site.yaml's is asked; another than that is
held to be a preview; one of this machine (http://localhost:8080), a rehearsal.

  --send   sends one marked request to the quote function, with the secret in RETRY_SECRET: it is stored and mailed
           to the owner as a test, and counted nowhere
  --wait   asks again until the host is as it must be, or so many seconds are over: a host may take a while to show
           what was deployed
  --help   shows this and asks nothing

SITE_URL, SUPABASE_URL and SUPABASE_ANON_KEY must be as they were for the build.`;

await runCommand(
  {
    script: "npm run verify",
    help: HELP,
    exits: ["the host serves the site as it must", "something is not as it must be"],
    allowPositionals: true,
    options: { send: FLAG, wait: { type: "string", default: "0" } },
  },
  async ({ values: { send, wait }, positionals: addresses }) => {
    if (!/^\d+$/.test(wait)) throw new UsageError("After --wait stands a number of seconds.");
    const { lists, pages: valid } = load(process.cwd(), { checks: plainChecks });
    if (lists.size === 0) throw new UsageError("site.yaml is not right: npm run check says where.");
    const { site } = mainOf(lists);
    const pages = summariesOf(valid);
    const origin = originIn(addresses, site.business.url);
    const live = liveSite(networkAsk, origin, site, pages, process.env);
    const rows = await untilRight(live, Date.now() + Number(wait) * 1_000);
    if (!rows) return false;
    if (send) rows.push({ name: "A marked request", ...(await sendMarked(live, process.env.RETRY_SECRET)) });
    const misses = rows.reduce((sum, row) => sum + row.misses.length, 0);
    console.log(verifyTable(rows));
    console.log(misses ? `\n${origin} has ${misses} misses.` : `\n${origin} serves the site as it must.`);
    return misses === 0;
  },
);

/** Checks a host repeatedly until all is right or time is up. Returns undefined if it does not answer in the end. */
async function untilRight(live: Live, end: number): Promise<CheckResult[] | undefined> {
  const { failure } = await live.ask(`${live.origin}/`);
  const rows = failure ? [] : await verify(live);
  const right = !failure && rows.every(({ misses }) => misses.length === 0);
  if (!right && Date.now() + AGAIN < end) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return untilRight(live, end);
  }
  if (failure) console.error(`Nothing answers at ${live.origin} (${failure}).`);
  return failure ? undefined : rows;
}

function originIn([address, ...more]: string[], own: string): string {
  if (address === undefined) return own;
  const url = URL.parse(address);
  if (more.length || !url || !/^https?:$/.test(url.protocol))
    throw new UsageError("Which host? Write one address after the two hyphens, as https://www.example.com");
  return url.origin;
}
