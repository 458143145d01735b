import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_BODY_BYTES } from "../functions/send-quote-email/http/readBody.ts";

/** A request of Node's server as a Request. Of a body that is too large, only as much is read as shows it. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/" } = incoming;
  const host = `http://${incoming.headers.host ?? "localhost"}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const body = method === "GET" || method === "HEAD" ? null : await readBody(incoming);
  return new Request(new URL(url, URL.canParse(host) ? host : "http://localhost"), { method, headers, body });
}

/** Sends a Response through Node's server. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
