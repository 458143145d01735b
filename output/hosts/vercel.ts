import type { OldAddress } from "../../content/plainAddress.ts";
import { type HeaderRule, redirectFor } from "./hosting.ts";
import { otherWays, waysOf } from "./redirectsFile.ts";

/** vercel.json, for the root of what is deployed. `cleanUrls` and `trailingSlash` redirect all but index.html. */
export function vercelFile(rules: HeaderRule[], addresses: string[], old: OldAddress[]): string {
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
