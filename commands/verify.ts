import { parseArgs } from "node:util";
import { loadContent } from "../content/loadContent.ts";
import { networkAsk } from "../output/verify/ask.ts";
import { liveSite } from "../output/verify/live.ts";
import { sendMarked } from "../output/verify/sendMarked.ts";
import { verify, verifyTable } from "../output/verify/verify.ts";
import { readWords, refuseSwallowed, UsageError } from "./usage.ts";

const HELP = `npm run verify -- https://www.example.com [--send]

Asks a host whether it serves this site as it must: every page, the sitemap, redirects, what is not there, headers,
caching, compression, one host and one scheme, no stand-ins, and the quote form's function. What must be there is what
pages-data and site.yaml say now, so ask after deploying. Another address than site.yaml's is held to be a preview;
one of this machine (http://localhost:8080), a rehearsal.

  --send   sends one marked request to the quote function, with the secret in RETRY_SECRET: it is stored and mailed
           to the owner as a test, and counted nowhere
  --help   shows this and asks nothing

SITE_URL, SUPABASE_URL and SUPABASE_ANON_KEY must be as they were for the build.

Exit codes:
  0   the host serves the site as it must
  1   something is not as it must be
  2   the command was written wrongly`;

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 2;
}

async function run(): Promise<boolean> {
  const options = { send: { type: "boolean" }, help: { type: "boolean" } } as const;
  refuseSwallowed("npm run verify", ["send"]);
  const { values, positionals } = readWords(() => parseArgs({ allowPositionals: true, options }));
  if (values.help) {
    console.log(HELP);
    return true;
  }
  const origin = originIn(positionals);
  const { site, pages } = loadContent(process.cwd(), { rules: [] });
  if (!site) throw new UsageError("site.yaml is not right: npm run check says where.");
  const ask = networkAsk();
  const { failure } = await ask(`${origin}/`);
  if (failure) {
    console.error(`Nothing answers at ${origin} (${failure}).`);
    return false;
  }
  const live = liveSite(ask, origin, site, pages, process.env);
  const rows = await verify(live);
  if (values.send)
    rows.push({ name: "A marked request", ...(await sendMarked(live, process.env.RETRY_SECRET)) });
  const misses = rows.reduce((sum, row) => sum + row.misses.length, 0);
  console.log(verifyTable(rows));
  console.log(misses ? `\n${origin} has ${misses} misses.` : `\n${origin} serves the site as it must.`);
  return misses === 0;
}

function originIn([address = "", ...more]: string[]): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (more.length || !url || !/^https?:$/.test(url.protocol))
    throw new UsageError("Which host? Write one address after the two hyphens, as https://www.example.com");
  return url.origin;
}
