import { HOME, type Responses, TOKEN } from "../contract.ts";
import type { Obstacle } from "../pages/change.ts";
import type { RequestBodies } from "../requestTypes.ts";

/** Browsers finish keepalive requests of up to 64 KB after their page is left: this many characters always fit. */
const MOST_CARRIED = 20_000;

/** Thrown if the server refuses a request, with the server's message. */
export class RequestRefused extends Error {
  override name = "RequestRefused";
  /** Whether the same request may succeed later. */
  readonly isTemporary: boolean;
  readonly obstacles: readonly Obstacle[];
  constructor(message: string, isTemporary: boolean, obstacles: readonly Obstacle[] = []) {
    super(message);
    this.isTemporary = isTemporary;
    this.obstacles = obstacles;
  }
}

/** Returns the message of an error; `next` says what to do about it. */
export function errorMessage(error: unknown, next = "Try again."): string {
  return error instanceof RequestRefused ? error.message : `The server does not answer. ${next}`;
}

/** Sends a request to the server. If the server was restarted, repeats it with the new token. */
export function ask<N extends keyof RequestBodies>(name: N, body: RequestBodies[N]): Promise<Responses[N]> {
  return send(name, JSON.stringify(body));
}

/** Sends a picture's file to public/images. Returns its name there. */
export function uploadPicture(file: File): Promise<{ src: string }> {
  return send(`upload?${new URLSearchParams({ name: file.name })}`, file);
}

async function send<T>(name: string, body: string | File): Promise<T> {
  const first = await post(name, body);
  if (first.status === 403) await renewToken();
  const response = first.status === 403 ? await post(name, body) : first;
  if (response.ok) return response.json();
  const { message = "That did not work.", obstacles } = await response.json().catch(() => ({}));
  throw new RequestRefused(message, response.status >= 500, obstacles);
}

/** Whether the browser finishes a request with this body after its page is left. */
export function isWithinKeepalive(body: string): boolean {
  return body.length <= MOST_CARRIED;
}

function post(name: string, body: string | File): Promise<Response> {
  const headers = { [TOKEN]: tokenIn(document)?.content ?? "" };
  const keepalive = typeof body === "string" && isWithinKeepalive(body);
  return fetch(`${HOME}/${name}`, { method: "POST", headers, body, keepalive });
}

async function renewToken(): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch(HOME)).text(), "text/html");
  tokenIn(document)?.setAttribute("content", tokenIn(page)?.content ?? "");
}

function tokenIn(page: Document): HTMLMetaElement | null {
  return page.querySelector<HTMLMetaElement>("meta[name=editor-token]");
}
