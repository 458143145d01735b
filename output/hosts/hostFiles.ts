import type { Site } from "../../content/resolve/forms.ts";
import type { PageSummary } from "../siteContent.ts";
import { caddyFile } from "./caddy.ts";
import { hostedSite } from "./hosting.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxFile } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

/** The configuration files for hosts by path: beside the pages if the host expects them there, else in hosts/. */
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
