import type { IncomingHttpHeaders } from "node:http";

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from a page of this server: by names of this machine, so that no other site can be given
 * its name, and not from another site's page, nor from that of another server on this machine.
 */
export function isOurs(headers: IncomingHttpHeaders, env: NodeJS.ProcessEnv = process.env): boolean {
  const { host = "", origin } = headers;
  const forwarded = forwardedHosts(env);
  const isHost = (name: string) => LOOPBACK.test(name) || forwarded.some((test) => test.test(name));
  if (!isHost(host)) return false;
  const site = headers["sec-fetch-site"];
  const moves = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  if (site !== undefined && site !== "same-origin" && site !== "none" && !moves) return false;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from === host || forwarded.some((test) => test.test(from));
}

/** Returns patterns for the host names of a hosted workspace, from its environment variables. */
function forwardedHosts(env: NodeJS.ProcessEnv): RegExp[] {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  const codespace = name && domain ? [literal(`${name}-`, `.${domain}`)] : [];
  const gitpod = env.GITPOD_WORKSPACE_URL ? [literal("", `-${hostOf(env.GITPOD_WORKSPACE_URL)}`)] : [];
  return [...codespace, ...gitpod];
}

/** The names with a port's number between these. */
function literal(before: string, after: string): RegExp {
  const [start, end] = [before, after].map((text) => text.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${start}\\d+${end}$`, "i");
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return "";
  }
}
