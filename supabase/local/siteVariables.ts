import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * What the function needs to know of the business, from site.yaml, as the environment variables that it
 * reads. Throws an error that names an entry which is missing.
 */
export function siteVariables(siteFile: string): Record<string, string> {
  const site: Partial<Record<string, Record<string, unknown>>> | null = parse(readFileSync(siteFile, "utf8"));
  const entry = (section: string, name: string) => {
    const text = site?.[section]?.[name];
    if (typeof text === "string") return text;
    throw new Error(`${siteFile} has no text at ${section}.${name}.`);
  };
  return {
    SITE_URL: entry("business", "url"),
    BUSINESS_NAME: entry("business", "name"),
    BUSINESS_PHONE: entry("phones", "main"),
    BUSINESS_HOURS: entry("hours", "text"),
    REPLY_TIME: entry("hours", "reply"),
    OWNER_EMAIL: entry("business", "email"),
    MAIL_FROM: entry("business", "email"),
  };
}

/**
 * A line of an .env file that gives a variable this very value, whatever signs it holds. In single quotes all
 * signs stand for themselves; in double quotes, for a value that holds a single one, some need a backslash.
 */
export function envLine(name: string, value: string): string {
  if (/[\r\n\0]/.test(value)) throw new Error(`${name} must be one line.`);
  const plain = !value.includes("'") && !value.endsWith("\\");
  return `${name}=${plain ? `'${value}'` : `"${value.replace(/[\\"$`]/g, "\\$&")}"`}`;
}
