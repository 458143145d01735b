import * as http from "node:http";
import * as https from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const TIMEOUT = 30_000; // milliseconds without any data
const MOST_BYTES = 20_000_000; // bytes; no file of a site is nearly as large
const FEW = { keepAlive: true, maxSockets: 8 };
const AGENTS = { http: new http.Agent(FEW), https: new https.Agent(FEW) };

/** The options of a request. */
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** The response of a host. */
export interface HostAnswer {
  /** The status code; 0 if there is no response. */
  status: number;
  /** Headers by lowercase name; several with one name are joined by commas. */
  headers: Record<string, string>;
  text: string;
  /** The error code or message if there is no response, such as ECONNREFUSED. */
  failure?: string;
}

/** Sends a request without following redirects. Never rejects. */
export type Ask = (url: string, question?: RequestOptions) => Promise<HostAnswer>;

/** Sends requests over the network, a few at a time per host. */
export const networkAsk: Ask = (url, { method = "GET", headers, body } = {}) => {
  const answer = new Promise<HostAnswer>((resolve, reject) => {
    const options = { method, headers: { "Accept-Encoding": "identity", ...headers } };
    const request = url.startsWith("https:")
      ? https.request(url, { ...options, agent: AGENTS.https })
      : http.request(url, { ...options, agent: AGENTS.http });
    request.setTimeout(TIMEOUT, () => request.destroy(new Error("no answer in time")));
    request.once("error", reject);
    request.once("response", (response) => read(response).then(resolve, reject));
    request.end(body);
  });
  return answer.catch((error: unknown) => ({ status: 0, headers: {}, text: "", failure: reasonOf(error) }));
};

async function read(response: http.IncomingMessage): Promise<HostAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error("an answer without end");
    parts.push(part);
  }
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value = ""]) => [name, [value].flat().join(", ")]),
  );
  const text = decoded(Buffer.concat(parts), headers["content-encoding"]).toString("utf8");
  return { status: response.statusCode ?? 0, headers, text };
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  const limit = { maxOutputLength: MOST_BYTES };
  if (encoding === "br") return brotliDecompressSync(bytes, limit);
  return encoding === "gzip" ? gunzipSync(bytes, limit) : bytes;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
