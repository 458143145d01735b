import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { hashOf } from "../../../../content/cache.ts";
import { isForwarded, isOnThisMachine } from "../../../../supabase/local/health.ts";
import { HOME } from "../../contract.ts";

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const COOKIE = "editor-key";

/** What is known of who asks. */
type Asking = Pick<IncomingMessage, "headers" | "method"> & { socket: { remoteAddress?: string } };

/** Whether a request may be answered; where not, it has been refused already. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Guards what writes files, and what shows words of visitors. Where the dev server can be reached from the network
 * (--host), a browser also needs a key, which is printed at the start and works once.
 */
export function guardFor(server: ViteDevServer, needsKey = isOpen(server.config.server.host)): Guard {
  const session = newKey();
  let key = newKey();
  const print = server.printUrls.bind(server);
  const tell = () =>
    server.config.logger.info(
      `  To edit, open this once: ${server.resolvedUrls?.local[0] ?? "/"}${HOME.slice(1)}?key=${key}`,
    );
  if (needsKey)
    server.printUrls = () => {
      print();
      tell();
    };
  return (request, response) => {
    const refuse = (words: string) =>
      void response.writeHead(403, { "Content-Type": "text/plain" }).end(words);
    if (!isOurs(request)) {
      refuse("Only pages of this site can ask this, on the machine on which it runs.");
      return false;
    }
    if (!needsKey || isSame(cookieOf(request), session)) return true;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (!isSame(searchParams.get("key"), key)) {
      refuse("Open the address that the terminal shows, once: it has a key.");
      return false;
    }
    key = newKey();
    tell();
    const cookie = `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`;
    response.writeHead(303, { "Set-Cookie": cookie, Location: pathname }).end();
    return false;
  };
}

/**
 * Whether a request comes from a page of this server, opened on this machine: from its own address, by one of its
 * names, so that no other site can be given its name, and not from another site's page, nor from that of another
 * server on this machine. Only a page's own address may be followed from elsewhere.
 */
export function isOurs(
  { headers, method = "GET", socket }: Asking,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
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
  if (origin === undefined) return isRead; // browsers say it with all that writes
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

/** The names with a port's number between these. */
function literal(before: string, after: string): RegExp {
  return new RegExp(`^${RegExp.escape(before)}\\d+${RegExp.escape(after)}$`, "i");
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? "";
}

/** Whether other machines can reach a server that listens there. */
function isOpen(host: string | boolean | undefined): boolean {
  return host === true || (typeof host === "string" && !LOOPBACK.test(host) && host !== "::1");
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? "")?.[1];
}

/** Returns a key that nobody can guess. */
export function newKey(): string {
  return randomBytes(24).toString("base64url");
}

/** Compares hashes, in the same time whatever is given. */
export function isSame(given: unknown, key: string): boolean {
  return typeof given === "string" && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(key)));
}
