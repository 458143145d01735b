import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { pageKindOf } from "../content/pageKind.ts";
import { readHeadersFile } from "./hosts/headersFile.ts";
import {
  type HeaderRule,
  type Headers,
  headersFor,
  notFoundPagesFor,
  REVALIDATE,
  redirectFor,
} from "./hosts/hosting.ts";
import { type RequestTarget, requestTarget } from "./hosts/requestTarget.ts";

const TYPES: Record<string, string> = {
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};
/** The ending of a file's version in each encoding, the best first. */
const ENCODINGS = { br: ".br", gzip: ".gz" };
/** What hosts read and do not show, and hidden files but for the well-known. */
const HIDDEN = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;

/** Serves a built site as static hosts do: its `_headers` and hosting.ts say how, sirv finds the files. */
export function siteHandler(folder: string): RequestListener {
  const rules = readRules(folder);
  // dev: looks for files at each request, so that a build swapped in meanwhile is served whole.
  const files = sirv(folder, { dev: true, extensions: ["html"], brotli: true, gzip: true, etag: true });
  return (request, response) => {
    const target = requestTarget(request.url);
    setHeaders(response, rules, target.path || "/");
    const [status, headers] = answerWithoutFile(request.method, target) ?? [];
    if (status) return response.writeHead(status, headers).end();
    const missing = () => sendNotFound(folder, target.path, request, response);
    const shown = decodeURI(target.path); // as sirv reads it
    if (HIDDEN.test(shown) || pageKindOf(shown) === "notFound") return missing();
    if (!isPlainRange(request.headers)) delete request.headers.range;
    request.url = target.path + target.query;
    files(request, response, missing);
  };
}

function readRules(folder: string): HeaderRule[] {
  const file = join(folder, "_headers");
  return existsSync(file) ? readHeadersFile(readFileSync(file, "utf8")) : [];
}

function setHeaders(response: ServerResponse, rules: HeaderRule[], path: string): void {
  const type = TYPES[extname(path)];
  if (type) response.setHeader("Content-Type", type);
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
}

function answerWithoutFile(method = "", { path, query }: RequestTarget): [number, Headers] | undefined {
  if (method !== "GET" && method !== "HEAD") return [405, { Allow: "GET, HEAD" }];
  if (path === "") return [400, {}];
  const right = redirectFor(path);
  return right === undefined ? undefined : [308, { Location: right + query }];
}

/** Whether a range is one that sirv reads rightly; a server may ignore all others (RFC 9110 14.2). */
function isPlainRange(headers: IncomingMessage["headers"]): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined || headers["if-range"]) return false;
  return last === "" || (Number(last) > 0 && Number(first) <= Number(last));
}

function sendNotFound(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = String(request.headers["accept-encoding"]);
  const [encoding, ending] = Object.entries(ENCODINGS).find(([name]) => accepted.includes(name)) ?? ["", ""];
  const page = notFoundPagesFor(path).find((nearest) => existsSync(join(folder, `${nearest}.html`)));
  const file = join(folder, `${page}.html${ending}`);
  response.setHeader("Cache-Control", REVALIDATE);
  if (!existsSync(file)) return void response.writeHead(404).end(); // a new build is being put in place
  const html = readFileSync(file);
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": html.length });
  response.end(html);
}
