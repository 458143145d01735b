import { oldAddressesOf } from "../../content/plainAddress.ts";
import type { Page, Site } from "../../content/types.ts";
import { caddyFile } from "./caddy.ts";
import { headersFile } from "./headersFile.ts";
import { headerRules, notFoundPagesIn } from "./hosting.ts";
import { nginxFile } from "./nginx.ts";
import { redirectsFile } from "./redirectsFile.ts";
import { vercelFile } from "./vercel.ts";

/** What hosts read, by path in dist: beside the pages where they look for it there, else in hosts/. */
export function hostFiles(site: Site, pages: Page[]): Record<string, string> {
  const rules = headerRules(site);
  const missing = notFoundPagesIn(pages.map(({ url }) => url));
  const found = pages.filter(({ kind }) => kind !== "notFound");
  const addresses = found.flatMap(({ url, aliases = [] }) => [url, ...aliases]);
  const old = oldAddressesOf(found);
  const { hostname } = new URL(site.business.url);
  return {
    "client/_headers": headersFile(rules),
    "client/_redirects": redirectsFile(addresses, old, missing),
    "hosts/vercel.json": vercelFile(rules, addresses, old),
    "hosts/Caddyfile": caddyFile(rules, addresses, old, missing, hostname),
    "hosts/nginx.conf": nginxFile(rules, addresses, old, missing, hostname),
  };
}
