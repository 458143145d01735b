import type { Site } from "../../content/resolve/forms.ts";

const DAYS_VALID = 364; // RFC 9116 2.5.5: less than a year

/** .well-known/security.txt (RFC 9116): where to report vulnerabilities. Expires 364 days after `now`, the build. */
export function securityTxt(site: Site, now: Date): string {
  const { business, language } = site;
  const expires = new Date(now.getTime() + DAYS_VALID * 86_400_000);
  return `Contact: mailto:${business.email}
Contact: ${business.url}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}
Canonical: ${business.url}/.well-known/security.txt
`;
}
