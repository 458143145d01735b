import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { inOrder } from "../output/serving/inOrder.ts";
import { siteHandler } from "../output/serving/siteHandler.ts";
import { openLocalBackend } from "../supabase/local/openLocalBackend.ts";

/**
 * Serves the built site, with the quote function, on localhost; PORT moves it. `npm start` runs it as plain
 * JavaScript (buildEntry.ts), in a process that has nothing else in its memory.
 */
process.umask(0o077); // what it writes are requests and mail: for its owner alone
// A full disk under the log, or a closed pipe, must not end what visitors need.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const port = Number(process.env.PORT ?? 4173);
const servers: Server[] = [];
const IDLE = 30_000; // milliseconds after which a connection that neither sends nor takes anything is closed

process.once("uncaughtException", (error) => {
  const taken = `Port ${port} is in use by another program. Stop it, or choose another: PORT=4174 npm start`;
  console.error(codeOf(error) === "EADDRINUSE" ? taken : error);
  process.exit(1);
});

const backend = openLocalBackend(process.env.DATA_DIR ?? ".data");
const site = siteHandler("dist/client");
const handler: RequestListener = inOrder((request, response) =>
  backend.middleware(request, response, () => site(request, response)),
);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
if (process.env.npm_lifecycle_event) stopWithParent();
await listen("127.0.0.1");
await listen("::1").catch((error) => {
  if (!["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error))) throw error; // a machine without IPv6
});
console.log(`The site is on http://localhost:${port}`);
await backend.open();

async function stop(): Promise<void> {
  for (const server of servers) server.close();
  await backend.close();
  process.exit(0);
}

// An npm that is killed outright passes no signal on, and would leave this behind on its port.
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void stop(), 1_000).unref();
}

async function listen(host: string): Promise<void> {
  const server = createServer(handler).listen(port, host);
  server.setTimeout(IDLE);
  servers.push(server);
  await once(server, "listening"); // rejects where it cannot
  server.on("error", (error) => console.error(error)); // from now on of one connection, not of all
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
