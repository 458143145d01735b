import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { attempt } from "../../content/lib/attempt.ts";
import { isNotFoundPage, notFoundPagesFor } from "../../content/survey/pageKind.ts";
import { headersFor, REVALIDATE, type ResponseHeaders, redirectFor } from "../hosts/hosting.ts";
import { readHeadersFile, readMoves } from "../hosts/netlify.ts";
import { readSiteFile, type ServedFile } from "./siteFile.ts";

/** Files for hosts only, and hidden files except /.well-known/. */
const HIDDEN = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;

/**
 * Serves a built site as static hosts do, by its `_headers`, its `_redirects` and hosting.ts. Files are looked up at
 * each request; the rules are read once. A file may still be in the making: `untilMade` waits for it.
 */
export function siteHandler(
  folder: string,
  untilMade: (address: string) => Promise<void> = async () => {},
): RequestListener {
  const rules = readHeadersFile(textOf(folder, "_headers"));
  const moves = readMoves(textOf(folder, "_redirects"));
  const base = basePath(folder);
  return (request, response) => {
    const { path: asked, query } = requestTarget(request.url);
    if (base && !asked.startsWith(`${base}/`)) return response.writeHead(307, { Location: `${base}/` }).end();
    const path = asked.slice(base.length);
    response.setHeaders(new Map(Object.entries(headersFor(rules, path || "/"))));
    const right = redirectFor(path, moves, query);
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else if (path === "") response.writeHead(400).end();
    else if (right !== undefined) response.writeHead(308, { Location: base + right }).end();
    else
      untilMade(decodeURI(path))
        .then(() => answerWithFile(resolve(folder), path, request, response))
        .catch(() => unable(response));
  };
}

async function answerWithFile(
  folder: string,
  path: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const shown = decodeURI(path);
  const hidden = HIDDEN.test(shown) || isNotFoundPage(shown);
  const accepted = String(headers["accept-encoding"]);
  const file = hidden ? undefined : await readSiteFile(folder, shown, accepted);
  if (file) return send(file, headers, response);
  response.setHeader("Cache-Control", REVALIDATE);
  for (const page of notFoundPagesFor(path)) {
    const words = await readSiteFile(folder, page, accepted);
    if (words) return end(response, 404, words.headers, words.bytes);
  }
  response.writeHead(404).end();
}

function send(file: ServedFile, asked: IncomingMessage["headers"], response: ServerResponse): void {
  const { bytes } = file;
  // Headers from rules win over those derived from the file name.
  const own = Object.entries(file.headers).filter(([name]) => !response.hasHeader(name));
  const headers = Object.fromEntries(own);
  const known = (asked["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  const range = asked["if-range"] ? undefined : byteRange(asked.range, bytes.length);
  if (known.includes("*") || known.includes(headers.ETag ?? "")) {
    response.writeHead(304, headers).end();
  } else if (range === undefined) {
    end(response, 200, headers, bytes);
  } else if (range === "none") {
    response.writeHead(416, { "Content-Range": `bytes */${bytes.length}` }).end();
  } else {
    const part = { ...headers, "Content-Range": `bytes ${range.first}-${range.last}/${bytes.length}` };
    end(response, 206, part, bytes.subarray(range.first, range.last + 1));
  }
}

function end(response: ServerResponse, status: number, headers: ResponseHeaders, bytes: Buffer): void {
  response.writeHead(status, { ...headers, "Content-Length": bytes.length }).end(bytes);
}

/** Fails a single request whose file cannot be read now, for example because the process has too many open files. */
function unable(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { "Cache-Control": "no-store", "Retry-After": "1" }).end();
}

/** The path below which a site is served, by its manifest. */
function basePath(folder: string): string {
  const { start_url: start }: { start_url?: string } = JSON.parse(
    textOf(folder, "manifest.webmanifest") || "{}",
  );
  return start?.replace(/\/$/, "") ?? "";
}

function textOf(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The path, empty if malformed, and query of a request target in origin-form or absolute-form (RFC 9112 3.2). */
function requestTarget(target = "/"): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const wellFormed = /^(?:\/|$)/.test(path) && attempt(() => decodeURI(path)) !== undefined;
  return { path: wellFormed ? path || "/" : "", query };
}

/** The requested bytes, both ends inclusive; "none" if the file has none of them. */
type ByteRange = { first: number; last: number } | "none";

/** Parses a Range header; undefined unless it is one range: a server may ignore others (RFC 9110 14.2). */
function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!start && !end) return undefined;
  if (!start)
    return Number(end) && size ? { first: Math.max(0, size - Number(end)), last: size - 1 } : "none";
  const first = Number(start);
  const last = end ? Math.min(Number(end), size - 1) : size - 1;
  if (end && Number(end) < first) return undefined;
  return first < size ? { first, last } : "none";
}
