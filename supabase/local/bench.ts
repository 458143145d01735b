// npm run bench:quote: measures how long visitors wait for the answer that their request is stored. A thousand
// requests, 20 concurrent, over HTTP, on a new database, while mail is being written.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { openLocalBackend } from "./openLocalBackend.ts";
import { siteServices } from "./siteVariables.ts";

const REQUESTS = 1_000;

const folder = mkdtempSync(join(tmpdir(), "quote-bench-"));
const env = {
  ...process.env,
  SMTP_URL: "",
  LIMIT_ADDRESS_10_MINUTES: String(2 * REQUESTS),
  LIMIT_ADDRESS_HOUR: String(2 * REQUESTS),
  LIMIT_ALL_HOUR: String(2 * REQUESTS),
  LIMIT_ACKNOWLEDGEMENTS_HOUR: String(2 * REQUESTS),
};
const backend = openLocalBackend(folder, { env, log: { info: () => {}, error: console.error } });
const server = createServer((incoming, outgoing) =>
  backend.middleware(incoming, outgoing, () => outgoing.end()),
);
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : 0;

const load: autocannon.Options = {
  url: `http://127.0.0.1:${port}/functions/v1/send-quote-email`,
  method: "POST",
  headers: { "content-type": "application/json", "x-form": "shown=60000&trap=" },
  body: JSON.stringify({
    name: "Anna Weiss",
    email: "[<id>]@example.org", // one e-mail address may send five only
    phone: "202-555-0123",
    service: siteServices("site.yaml")[0],
    location: "Downtown",
    message: "It has been like this since last week. ".repeat(8),
  }),
  idReplacement: true,
};
await autocannon({ ...load, connections: 1, amount: 1 }); // opens the database
const result = await autocannon({ ...load, connections: 20, amount: REQUESTS });
console.log(autocannon.printResult(result));
process.exitCode = result["2xx"] === REQUESTS ? 0 : 1;

server.close();
await backend.close();
rmSync(folder, { recursive: true, force: true });
