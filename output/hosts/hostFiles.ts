import type { Site } from "../../content/types.ts";
import type { PageSummary } from "../siteContent.ts";
import { caddyFile } from "./caddy.ts";
import { type HostedSite, hostedSite, redirectFor } from "./hosting.ts";
import { headersFile, otherWays, redirectsFile, waysOf } from "./netlify.ts";
import { nginxFile } from "./nginx.ts";

/**
 * Returns the configuration files of hosts by their paths in dist: beside the pages where a host looks for them there,
 * else in hosts/.
 */
export function hostFiles(site: Site, pages: PageSummary[]): Record<string, string> {
  const hosted = hostedSite(site, pages);
  return {
    "client/_headers": headersFile(hosted),
    "client/_redirects": redirectsFile(hosted),
    "hosts/vercel.json": vercelFile(hosted),
    "hosts/Caddyfile": caddyFile(hosted),
    "hosts/nginx.conf": nginxFile(hosted),
  };
}

/** vercel.json, for the root of what is deployed. `cleanUrls` and `trailingSlash` redirect all but index.html. */
function vercelFile({ rules, addresses, old }: HostedSite): string {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const indexes = addresses.flatMap(otherWays).filter((path) => path.endsWith("/index.html"));
  const redirects = [
    ...old.flatMap(([path, now]) => waysOf(path).map((way) => [way, now])),
    ...indexes.map((path) => [path, redirectFor(path)]),
  ].map(([source, destination]) => ({ source, destination, permanent: true }));
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects }, null, 2);
}
