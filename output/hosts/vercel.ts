import { type HeaderRule, redirectFor } from "./hosting.ts";
import { otherWays } from "./redirectsFile.ts";

/** vercel.json, for the root of what is deployed. `cleanUrls` and `trailingSlash` redirect all but index.html. */
export function vercelFile(rules: HeaderRule[], addresses: string[]): string {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const indexes = addresses.flatMap(otherWays).filter((path) => path.endsWith("/index.html"));
  const redirects = indexes.map((source) => ({ source, destination: redirectFor(source), permanent: true }));
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects }, null, 2);
}
