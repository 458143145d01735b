import { HOME, PROJECT, TOKEN } from "../contract.ts";
import { Refusal } from "../refusal.ts";
import type { RequestBodies } from "../requestTypes.ts";
import type { Responses } from "../server/answer.ts";

/** Browsers finish keepalive requests of up to 64 KB after their page is left: this many characters always fit. */
const MOST_CARRIED = 20_000;

/** Milliseconds after which a request counts as lost: Git may wait for a server, and a picture is large. */
const LIMIT = 30_000;
const LONG_LIMIT = 180_000;
const LONG: readonly string[] = ["changes", "handIn", "takeIn", "upload"];

const OTHER =
  "Another project answers at this address now. Your words for this one are kept in this browser.";
const LOCKED =
  "The server was started anew and asks for its key: open the address that its terminal shows, in a new tab. Your words are kept in this browser until then.";

/** Sends a request to the server. If the server was restarted, repeats it with the new token. Throws its refusals. */
export function ask<N extends keyof RequestBodies>(name: N, body: RequestBodies[N]): Promise<Responses[N]> {
  return send(name, JSON.stringify(body));
}

/** Fetches a page of the dev server. */
export async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Sends a picture's file to public/images. Returns its name there. */
export function uploadPicture(file: File): Promise<{ src: string }> {
  return send("upload", file, `?${new URLSearchParams({ name: file.name })}`);
}

async function send<T>(name: string, body: string | File, query = ""): Promise<T> {
  const first = await post(name, body, query);
  if (first.status === 403) await renewToken();
  const response = first.status === 403 ? await post(name, body, query) : first;
  if (response.headers.get(PROJECT) !== ownProject()) throw new Refusal(OTHER);
  if (response.ok) return response.json();
  const { message = "That did not work.", obstacles } = await response.json();
  throw new Refusal(message, response.status, obstacles);
}

/** Whether the browser finishes a request with this body after its page is left. */
export function isWithinKeepalive(body: string): boolean {
  return body.length <= MOST_CARRIED;
}

/** Returns the id of the project that this panel was opened for. */
export function ownProject(): string {
  return metaIn(document, PROJECT);
}

function post(name: string, body: string | File, query: string): Promise<Response> {
  const headers = { [TOKEN]: metaIn(document, TOKEN), [PROJECT]: ownProject() };
  const keepalive = typeof body === "string" && isWithinKeepalive(body);
  const signal = AbortSignal.timeout(LONG.includes(name) ? LONG_LIMIT : LIMIT);
  return fetch(`${HOME}/${name}${query}`, { method: "POST", headers, body, keepalive, signal });
}

async function renewToken(): Promise<void> {
  const response = await fetch(HOME, { signal: AbortSignal.timeout(LIMIT) });
  if (response.status === 403) throw new Refusal(LOCKED);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (metaIn(page, PROJECT) !== ownProject()) throw new Refusal(OTHER);
  document.querySelector(`meta[name=${TOKEN}]`)?.setAttribute("content", metaIn(page, TOKEN));
}

function metaIn(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
}
