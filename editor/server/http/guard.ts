import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { hashOf } from "../../../content/lib/cache.ts";
import { isForwarded, isOnThisMachine } from "../../../supabase/local/health.ts";
import { HOME } from "../../contract.ts";

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const COOKIE = "editor-key";
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);

type Asking = Pick<IncomingMessage, "headers" | "method"> & { socket: { remoteAddress?: string } };

/** Returns whether a request may be answered. If not, the guard has responded already. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns the guard of everything that writes files or shows the words of visitors. If the dev server can be reached
 * from the network (--host), a browser also needs a key, which is printed at the start and works once.
 */
export function guardFor(server: ViteDevServer, needsKey = isOpen(server.config.server.host)): Guard {
  const session = newKey();
  let key = newKey();
  const print = server.printUrls.bind(server);
  const tell = () => {
    const address = `${server.resolvedUrls?.local[0] ?? "/"}${HOME.slice(1)}?key=${key}`;
    server.config.logger.info(`  To edit, open this once: ${address}`);
  };
  if (needsKey)
    server.printUrls = () => {
      print();
      tell();
    };
  return (request, response) => {
    const refuse = (words: string) => {
      response.writeHead(403, { "Content-Type": "text/plain" }).end(words);
      return false;
    };
    if (!isOurs(request))
      return refuse("Only pages of this site can ask this, on the machine on which it runs.");
    const [, given] = COOKIE_VALUE.exec(request.headers.cookie ?? "") ?? [];
    if (!needsKey || isSame(given, session)) return true;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (!isSame(searchParams.get("key"), key))
      return refuse("Open the address that the terminal shows, once: it has a key.");
    key = newKey();
    tell();
    const cookie = `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`;
    response.writeHead(303, { "Set-Cookie": cookie, Location: pathname }).end();
    return false;
  };
}

/**
 * Whether a request comes from this machine, and from a page of this server. The Host header must be one of its names,
 * against DNS rebinding. Requests from pages of other sites, or of other servers on this machine, are rejected, except
 * for navigation to a page.
 */
export function isOurs(request: Asking, env: NodeJS.ProcessEnv = process.env): boolean {
  const { headers, method = "GET", socket } = request;
  const { host = "", origin } = headers;
  const workspace = workspaceHosts(env);
  const isWorkspace = (name: string) => workspace.some((test) => test.test(name));
  if (!isOnThisMachine(socket.remoteAddress)) return false;
  if (!LOOPBACK.test(host) && !isWorkspace(host)) return false;
  if (isForwarded(headers) && workspace.length === 0) return false;
  const isRead = method === "GET" || method === "HEAD";
  const isFollowed =
    isRead && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isFollowed) return false;
  if (origin === undefined) return isRead; // browsers send it with every write
  const from = hostOf(origin);
  return from === host || isWorkspace(from);
}

/** Returns patterns for the host names of a hosted workspace, from its environment variables. */
function workspaceHosts(env: NodeJS.ProcessEnv): RegExp[] {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  const codespace = name && domain ? [literal(`${name}-`, `.${domain}`)] : [];
  const gitpod = env.GITPOD_WORKSPACE_URL ? [literal("", `-${hostOf(env.GITPOD_WORKSPACE_URL)}`)] : [];
  return [...codespace, ...gitpod];
}

/** Returns a pattern for host names with a port number between the given parts. */
function literal(before: string, after: string): RegExp {
  return new RegExp(`^${RegExp.escape(before)}\\d+${RegExp.escape(after)}$`, "i");
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? "";
}

/** Whether other machines can reach a server that listens on this host. */
function isOpen(host: string | boolean | undefined): boolean {
  return host === true || (typeof host === "string" && !LOOPBACK.test(host) && host !== "::1");
}

/** Returns a random key that nobody can guess. */
export function newKey(): string {
  return randomBytes(24).toString("base64url");
}

/** Compares the hashes of two keys in constant time. */
export function isSame(given: unknown, key: string): boolean {
  return typeof given === "string" && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(key)));
}
