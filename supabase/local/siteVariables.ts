import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Language, ServiceEntry, SiteFile, Words } from "../../schema/types.ts";
import { fail } from "../functions/send-quote-email/settings.ts";

/**
 * Returns the environment variables that describe the business to the function, from site.yaml and the words/ beside
 * it. Throws an error that names a missing entry.
 */
export function siteVariables(siteFile: string): Record<string, string> {
  const site: Sections & { languages?: Partial<Language>[] } = parse(readFileSync(siteFile, "utf8")) ?? {};
  const entry = (section: string, name: string) =>
    textAt(site, section, name) ?? fail(`${siteFile} has no text at ${section}.${name}.`);
  const visitorMail = (language: string) => {
    const { mail, site: own = {} } = wordsBeside(siteFile, language);
    const promised = (name: string) => textAt(own, "hours", name) ?? entry("hours", name);
    return { language, hours: promised("text"), time: promised("reply"), ...mail };
  };
  const codes = () =>
    site.languages?.flatMap(({ code }) => code ?? []) ?? [shortOf(entry("locale", "language"))];
  return {
    SITE_URL: entry("business", "url"),
    BUSINESS_NAME: entry("business", "name"),
    BUSINESS_PHONE: entry("phones", "main"),
    OWNER_EMAIL: entry("business", "email"),
    MAIL_FROM: entry("business", "email"),
    VISITOR_MAIL: JSON.stringify(codes().map(visitorMail)),
  };
}

/** Returns the services that the quote form lists, from site.yaml, and the value it sends if none was chosen. */
export function siteServices(siteFile: string): string[] {
  const { services = [], locale }: Partial<SiteFile> = parse(readFileSync(siteFile, "utf8")) ?? {};
  const listed = services.filter(({ where }: Partial<ServiceEntry>) => where?.includes("form"));
  const other = wordsBeside(siteFile, shortOf(locale?.language ?? "")).labels?.other;
  return [...listed.map(({ name }) => name), ...(other ? [other] : [])];
}

type Sections = Record<string, unknown>;

function textAt(data: Sections, section: string, name: string): string | undefined {
  const text: unknown = Reflect.get(Object(data[section]), name);
  return typeof text === "string" ? text : undefined;
}

function wordsBeside(siteFile: string, language: string): Partial<Words> {
  return parse(readFileSync(join(dirname(siteFile), `words/${language}.yaml`), "utf8")) ?? {};
}

/** Returns a language tag without its region: en for en-US. */
function shortOf(language: string): string {
  return language.replace(/-.*/, "");
}

/**
 * Returns a line of an .env file that sets a variable to exactly this value. In single quotes all characters are
 * literal; in double quotes, for a value with a single quote or a final backslash, some need a backslash. Throws for a
 * value of several lines.
 */
export function envLine(name: string, value: string): string {
  if (/[\r\n\0]/.test(value)) throw new Error(`${name} must be one line.`);
  const plain = !value.includes("'") && !value.endsWith("\\");
  return `${name}=${plain ? `'${value}'` : `"${value.replace(/[\\"$`]/g, "\\$&")}"`}`;
}
