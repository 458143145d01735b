import { once } from "node:events";
import { type ClientRequest, createServer, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type LocalOptions, openLocalBackend } from "../../../supabase/local/openLocalBackend.ts";
import { listen } from "./listen.ts";
import { application, BY_HAND, postFile } from "./requests.ts";

export const FUNCTION_PATH = "/functions/v1/send-quote-email";

/** Serves the function from `dataDir` on a free port of this machine; other paths answer "not the function". */
export async function serveLocally(dataDir: string, options: LocalOptions = {}) {
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  };
  const backend = openLocalBackend(dataDir, { env: {}, log, ...options });
  const server = createServer((incoming, outgoing) =>
    backend.middleware(incoming, outgoing, () => outgoing.end("not the function")),
  );
  const port = await listen(server);
  return {
    port,
    lines,
    owner: backend.owner,
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

/** POSTs `body` as JSON to the function at `port`, from the given loopback address, with more headers. */
export async function postOver(
  port: number,
  body: unknown,
  localAddress?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const call = open(port, localAddress, headers);
  const answer = answerTo(call);
  call.end(typeof body === "string" ? body : JSON.stringify(body));
  return answer;
}

/** POSTs an application with a file to the function at an address. */
export async function postFileOver(address: string, content: Uint8Array<ArrayBuffer>): Promise<Response> {
  const sent = postFile(application(), content);
  const headers = new Headers(sent.headers);
  headers.delete("origin");
  return fetch(address, { method: "POST", headers, body: await sent.arrayBuffer() });
}

/** POSTs the pieces of a JSON text one by one, without a Content-Length, until the server hangs up. */
export async function postPieces(
  port: number,
  pieces: Iterable<string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const call = open(port, undefined, headers);
  const answer = answerTo(call);
  for (const piece of pieces) {
    if (call.destroyed) break;
    call.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  call.end();
  return answer;
}

/** POSTs `body` and resets the connection at once, so that its remote address can no longer be read. */
export async function sendAndReset(port: number, body: unknown, localAddress: string): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  const text = JSON.stringify(body);
  const head = [
    `POST ${FUNCTION_PATH} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${text}`, () => socket.resetAndDestroy());
  await once(socket, "close");
}

function open(port: number, localAddress = "127.0.0.1", more: Record<string, string> = {}): ClientRequest {
  const host = `localhost:${port}`;
  const own = { "content-type": "application/json", origin: `http://${host}`, host };
  const headers = { ...own, ...BY_HAND, ...more };
  const path = FUNCTION_PATH;
  return request({ host: "127.0.0.1", port, path, method: "POST", localAddress, headers, agent: false });
}

async function answerTo(call: ClientRequest): Promise<Answer> {
  const [response] = await once(call, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
