import { tagIds } from "../../content/resolve/tags.ts";
import type { SiteFile } from "../../schema/types.ts";

type Directives = Record<string, string[]>;

const PAGES: Directives = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "manifest-src": ["'self'"],
  "connect-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Our own scripts never turn text into HTML or code, and create no Trusted Types policy. */
const TRUSTED_TYPES: Directives = { "require-trusted-types-for": ["'script'"], "trusted-types": ["'none'"] };

/** The sources that Google's tags need (developers.google.com/tag-platform/security/guides/csp). */
const ANALYTICS: Directives = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};
const AD_SERVERS = [
  "https://www.googleadservices.com",
  "https://www.google.com",
  "https://pagead2.googlesyndication.com",
];
const ADS: Directives = {
  "script-src": [...AD_SERVERS, "https://googleads.g.doubleclick.net"],
  "img-src": [...AD_SERVERS, "https://google.com", "https://googleads.g.doubleclick.net"],
  "connect-src": [...AD_SERVERS, "https://google.com", "https://*.g.doubleclick.net"],
  "frame-src": ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
};

/**
 * The policy of all pages (CSP 3): allows only what they use. `frames` are the origins of their frames; the Supabase
 * project, the newsletter provider and Google's tags are allowed only if they are set up. Throws if
 * SUPABASE_URL is not a valid URL.
 */
export function contentSecurityPolicy(
  site: Pick<SiteFile, "links" | "integrations">,
  frames: readonly string[],
  supabaseUrl = process.env.SUPABASE_URL,
): string {
  const called = [supabaseUrl, site.links?.newsletter].flatMap((url) => (url ? [new URL(url).origin] : []));
  const tags = tagIds(site).length > 0;
  const parts: Directives[] = [
    PAGES,
    { "connect-src": called, ...(frames.length > 0 && { "frame-src": [...frames] }) },
    tags ? ANALYTICS : TRUSTED_TYPES, // Google's scripts create script elements from text
    site.integrations?.ads ? ADS : {},
  ];
  const policy: Directives = {};
  for (const [name, sources] of parts.flatMap((part) => Object.entries(part)))
    policy[name] = [...(policy[name] ?? []), ...sources];
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
