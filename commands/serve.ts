import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { fromBuild } from "../output/serving/fromBuild.ts";
import { inOrder } from "../output/serving/inOrder.ts";
import { siteHandler } from "../output/serving/siteHandler.ts";
import { openLocalBackend } from "../supabase/local/openLocalBackend.ts";

process.umask(0o077); // it writes requests and mail, which only their owner may read
// A full disk under the log, or a closed pipe, must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const port = Number(process.env.PORT ?? 4173);
const servers: Server[] = [];
const IDLE = 30_000; // milliseconds after which a connection without traffic is closed
const MOST_TO_STOP = 10_000; // milliseconds

process.once("uncaughtException", (error) => {
  const taken = `Port ${port} is in use by another program. Stop it, or choose another: PORT=4174 npm start`;
  console.error(codeOf(error) === "EADDRINUSE" ? taken : error);
  process.exit(1);
});

const backend = openLocalBackend(process.env.DATA_DIR ?? ".data");
if (import.meta.main) await serve();

/**
 * Serves the built site and the quote function on localhost, port 4173 or PORT; pictures that `build` still makes, once
 * they are made. `npm start` runs it as plain JavaScript (buildEntry.ts), in a process that has nothing else in memory.
 */
export async function serve(build?: ChildProcess): Promise<void> {
  const site = siteHandler("dist/client", build && fromBuild(build));
  const handler = inOrder((request, response) => {
    // Two servers may take different ones of two hosts (RFC 9112 3.2).
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      response.writeHead(400, { Connection: "close" }).end();
    else backend.middleware(request, response, () => site(request, response));
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
  if (process.env.npm_lifecycle_event) stopWithParent();
  await listen(handler, "127.0.0.1");
  await listen(handler, "::1").catch((error) => {
    if (!["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error))) throw error; // a machine without IPv6
  });
  console.log(`The site is on http://localhost:${port}`);
  await backend.open();
}

/** Ends when all requests that have begun are answered, or after 10 seconds. */
async function stop(): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const server of servers) setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, MOST_TO_STOP))]);
  await backend.close();
  process.exit(0);
}

// An npm that is killed with SIGKILL passes no signal on, and would leave this process on its port.
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void stop(), 1_000).unref();
}

async function listen(handler: RequestListener, host: string): Promise<void> {
  const server = createServer(handler).listen(port, host);
  server.setTimeout(IDLE);
  servers.push(server);
  await once(server, "listening"); // rejects if it cannot listen
  server.on("error", (error) => console.error(error)); // from now on, an error need not end the server
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
