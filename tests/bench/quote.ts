// npm run bench:quote: measures how long visitors wait for the answer that their request is stored. A thousand
// requests, 20 concurrent, over HTTP, on a new database, while mail is being written.
import { createHistogram } from "node:perf_hooks";
import { eachAtOnce } from "../../content/lib/threads/pool.ts";
import { siteServices } from "../../supabase/local/siteVariables.ts";
import { postOver, serveLocally } from "../supabase/support/localServer.ts";
import { quote } from "../supabase/support/requests.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const REQUESTS = 1_000;
const UNLIMITED = String(2 * REQUESTS);
const [service] = siteServices("site.yaml");

const { folder, remove } = temporaryFolder();
const env = {
  LIMIT_ADDRESS_10_MINUTES: UNLIMITED,
  LIMIT_ADDRESS_HOUR: UNLIMITED,
  LIMIT_ALL_HOUR: UNLIMITED,
  LIMIT_ACKNOWLEDGEMENTS_HOUR: UNLIMITED,
};
const server = await serveLocally(folder, { env });
const waits = createHistogram();

/** Sends the request with this number, and records how many milliseconds the answer took. */
async function send(id: number): Promise<void> {
  const start = performance.now();
  const email = `${id}@example.org`; // one e-mail address may send five only
  const message = "It has been like this since last week. ".repeat(8);
  const { status } = await postOver(server.port, quote({ email, service, message }));
  waits.record(Math.ceil(performance.now() - start));
  if (status !== 200) process.exitCode = 1;
}

await send(0); // opens the database
waits.reset();
const start = performance.now();
await eachAtOnce(Array(REQUESTS).keys(), 20, (index) => send(index + 1));
const perSecond = Math.round((1_000 * REQUESTS) / (performance.now() - start));
console.table({
  "half within ms": waits.percentile(50),
  "95 % within ms": waits.percentile(95),
  "all within ms": waits.max,
  perSecond,
});

await server.close();
remove();
