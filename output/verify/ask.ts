import * as http from "node:http";
import * as https from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const PATIENCE = 30_000; // milliseconds without a word
const LONGEST = 20_000_000; // bytes; nothing of a site is nearly as large
const AT_ONCE = 8;

/** The options of a request. */
export interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The answer of a host. */
export interface HostAnswer {
  /** 0 where nothing answers. */
  status: number;
  /** Joined by commas where there are several of a name. */
  headers: Record<string, string>;
  text: string;
  /** The error code where nothing answers, such as ECONNREFUSED. */
  failure?: string;
}

/** Asks an address, follows no redirect, and never rejects. */
export type Ask = (url: string, question?: Request) => Promise<HostAnswer>;

/** Asks over the network, a few at a time. */
export function networkAsk(): Ask {
  const options = { keepAlive: true, maxSockets: AT_ONCE };
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) };
  return (url, question = {}) =>
    askOnce(url, question, agents).catch((error: unknown) => ({
      status: 0,
      headers: {},
      text: "",
      failure: reasonOf(error),
    }));
}

function askOnce(
  url: string,
  { method = "GET", headers = {}, body }: Request,
  agents: { "http:": http.Agent; "https:": https.Agent },
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const given = {
      "Accept-Encoding": "identity",
      ...(body !== undefined && { "Content-Length": `${Buffer.byteLength(body)}` }),
      ...headers,
    };
    const request = url.startsWith("https:")
      ? https.request(url, { method, headers: given, agent: agents["https:"] })
      : http.request(url, { method, headers: given, agent: agents["http:"] });
    request.setTimeout(PATIENCE, () => request.destroy(new Error("no answer in time")));
    request.once("error", reject);
    request.once("response", (response) => read(response).then(resolve, reject));
    request.end(body);
  });
}

async function read(response: http.IncomingMessage): Promise<HostAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (length > LONGEST) throw new Error("an answer without end");
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
  const limit = { maxOutputLength: LONGEST };
  if (encoding === "br") return brotliDecompressSync(bytes, limit);
  return encoding === "gzip" ? gunzipSync(bytes, limit) : bytes;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
