// Prints how long visitors wait for the answer that their request is stored: npx tsx supabase/local/bench.ts
// A thousand requests, 20 under way at any time, over HTTP, on a new database, while mail is being written.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalBackend } from "./openLocalBackend.ts";

const REQUESTS = 1_000;
const AT_ONCE = 20;

const folder = mkdtempSync(join(tmpdir(), "quote-bench-"));
const env = { ...process.env, SMTP_URL: "", LIMIT_ADDRESS_10_MINUTES: String(2 * REQUESTS) };
const backend = openLocalBackend(folder, { env, log: { info: () => {}, error: console.error } });
const server = createServer((incoming, outgoing) =>
  backend.middleware(incoming, outgoing, () => outgoing.end()),
);
server.listen(0);
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : 0;

await send(0); // opens the database
const times: number[] = [];
let next = 1;
const began = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, sendMany));
const seconds = (performance.now() - began) / 1000;

times.sort((one, other) => one - other);
console.log(`${times.length} requests stored in ${seconds.toFixed(1)} s, ${AT_ONCE} at once`);
console.log(`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`);
server.closeAllConnections();
server.close();
await backend.close();
rmSync(folder, { recursive: true, force: true });

async function sendMany(): Promise<void> {
  while (next <= REQUESTS) times.push(await send(next++));
}

async function send(number: number): Promise<number> {
  const body = JSON.stringify({
    name: "Anna Weiss",
    email: `visitor${number}@example.org`,
    phone: "305-555-0123",
    service: "Pool Leak Detection",
    location: "Doral",
    message: "The pool loses an inch a day. ".repeat(10),
  });
  const start = performance.now();
  const url = `http://127.0.0.1:${port}/functions/v1/send-quote-email`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - start;
}

function percentile(share: number): string {
  return (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1);
}
