// npm run bench:quote: measures how long visitors wait for the answer that their request is stored. A thousand
// requests, 20 concurrent, over HTTP, on a new database, while mail is being written.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalBackend } from "./openLocalBackend.ts";
import { siteServices } from "./siteVariables.ts";

const REQUESTS = 1_000;
const [service] = siteServices("site.yaml");

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

/** Sends the request with this number, and returns its status and how many milliseconds the answer took. */
async function send(id: number): Promise<{ status: number; milliseconds: number }> {
  const start = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${port}/functions/v1/send-quote-email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-form": "shown=60000&trap=" },
    body: JSON.stringify({
      name: "Anna Weiss",
      email: `${id}@example.org`, // one e-mail address may send five only
      phone: "202-555-0123",
      service,
      location: "Downtown",
      message: "It has been like this since last week. ".repeat(8),
    }),
  });
  return { status, milliseconds: performance.now() - start };
}

await send(0); // opens the database
const start = performance.now();
const answers: Awaited<ReturnType<typeof send>>[] = [];
let sent = 0;
async function sendOneByOne(): Promise<void> {
  while (sent < REQUESTS) answers.push(await send(++sent));
}
await Promise.all(Array.from({ length: 20 }, sendOneByOne));
const waits = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const at = (share: number) => Math.round(waits[Math.ceil(share * REQUESTS) - 1] ?? 0);
const perSecond = Math.round((1_000 * REQUESTS) / (performance.now() - start));
console.table({ "half within ms": at(0.5), "95 % within ms": at(0.95), "all within ms": at(1), perSecond });
process.exitCode = answers.every(({ status }) => status === 200) ? 0 : 1;

server.close();
await backend.close();
rmSync(folder, { recursive: true, force: true });
