import { once } from "node:events";
import { createServer, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type LocalOptions, openLocalBackend } from "../../../supabase/local/openLocalBackend.ts";

export const FUNCTION_PATH = "/functions/v1/send-quote-email";

/** A new folder for data, and a function that removes it. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "quote-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Serves the function from `dataDir` on a free port of this machine; other paths answer "not the function". */
export async function serveLocally(dataDir: string, options: LocalOptions = {}) {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), alarm: (line: string) => void lines.push(line) };
  const backend = openLocalBackend(dataDir, { env: {}, log, ...options });
  const server = createServer((incoming, outgoing) =>
    backend.middleware(incoming, outgoing, () => outgoing.end("not the function")),
  ).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    lines,
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

/** An answer over HTTP. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** POSTs `body` as JSON to the function at `port`, from the given loopback address. */
export async function postOver(port: number, body: unknown, localAddress = "127.0.0.1"): Promise<Answer> {
  const headers = { "content-type": "application/json", origin: `http://localhost:${port}`, host: `localhost:${port}` };
  const call = request({ host: "127.0.0.1", port, path: FUNCTION_PATH, method: "POST", localAddress, headers, agent: false });
  call.end(typeof body === "string" ? body : JSON.stringify(body));
  const [response] = await once(call, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
