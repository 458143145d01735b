import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headersFor, notFoundPageFor, redirectFor } from "./hosting.ts";

/** Serves a built site as a static host would: hosting.ts says how, sirv finds the files. */
export function siteHandler(folder: string): RequestListener {
  const files = sirv(folder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => setHeaders(response, path),
  });
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" && request.method !== "HEAD")
      return answer(response, 405, { Allow: "GET, HEAD" });
    const right = redirectFor(pathname);
    if (right !== undefined) return answer(response, 308, { Location: right + search });
    files(request, response, () => notFound(folder, pathname, request, response));
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
  response.setHeader("Vary", "Accept-Encoding");
}

function answer(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const brotli = /\bbr\b/.test(String(request.headers["accept-encoding"]));
  const page = readFileSync(join(folder, notFoundPageFor(path) + (brotli ? ".br" : "")));
  setHeaders(response, "/404");
  if (brotli) response.setHeader("Content-Encoding", "br");
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
  response.end(request.method === "HEAD" ? undefined : page);
}
