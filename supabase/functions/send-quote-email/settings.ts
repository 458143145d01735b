import type { LimitRule } from "./store/limits.ts";

/** Where the function is on Supabase, and on the site's own server. */
export const FUNCTION_PATH = "/functions/v1/send-quote-email";

/** The settings that differ from one deployment to another. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * What is given of the mail to visitors in a language: the language's code, such as en or es, when the business is open
 * and how soon it replies, as its texts promise, and the texts.
 */
const MAIL_PARTS = ["language", "hours", "time", "subject", "thanks", "reply", "mistaken"] as const;
type VisitorMail = Record<(typeof MAIL_PARTS)[number], string>;

const TEN_MINUTES = 600;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Reads the settings from environment variables, through `variable`: the only place that reads them.
 * Throws an error that names the variable that is missing or invalid.
 */
export function readSettings(variable: (name: string) => string | undefined) {
  const optional = (name: string) => variable(name)?.trim() || undefined;
  const required = (name: string) => optional(name) ?? fail(`${name} is not set. See supabase/README.md.`);
  const count = (name: string, otherwise: number) => {
    const value = Number(optional(name) ?? otherwise);
    return Number.isInteger(value) && value > 0 ? value : fail(`${name} must be a whole number above 0.`);
  };
  const limit = (name: string, otherwise: number, seconds: number): LimitRule => {
    return { count: count(name, otherwise), seconds };
  };
  const siteUrl = toOrigin(required("SITE_URL"));
  const others = (optional("ALLOWED_ORIGINS") ?? "").split(",").filter((origin) => origin.trim());
  const databaseUrl = optional("SUPABASE_DB_URL");
  return {
    /** Where the site is, without a slash at the end; its host also ends every Message-ID. */
    siteUrl,
    /** Where the function is: links to visitors' files begin with it. */
    functionUrl:
      optional("QUOTE_FUNCTION_URL") ?? `${toOrigin(optional("SUPABASE_URL") ?? siteUrl)}${FUNCTION_PATH}`,
    /** Origins whose pages may send the form, siteUrl among them. */
    allowedOrigins: [siteUrl, twinOf(siteUrl), ...others.map(toOrigin)],
    business: {
      name: required("BUSINESS_NAME"),
      phone: required("BUSINESS_PHONE"),
    },
    /** The mail to visitors in each language, beginning with the site's first language. */
    visitorMails: toVisitorMails(required("VISITOR_MAIL")),
    /** Where requests are mailed to. */
    ownerEmail: required("OWNER_EMAIL"),
    /** The address that mail comes from; the mail server must accept it. */
    mailFrom: required("MAIL_FROM"),
    /** smtps://user:password@host:465 or smtp://user:password@host:2587. */
    smtpUrl: optional("SMTP_URL"),
    databaseUrl,
    /** The secret that admits the scheduled call and the owner's test requests. */
    retrySecret: optional("RETRY_SECRET"),
    /** URL to post to when mail does not arrive, or no request has come for `quietDays`. */
    alarmWebhook: toWebhook(optional("ALARM_WEBHOOK")),
    /** Days without a request after which something may be wrong with the form. */
    quietDays: count("QUIET_DAYS", 14),
    /**
     * The key that visitors' IP addresses are hashed with, so that a copy of the database reveals none. The database
     * URL with its password is known to every instance, and in no table; an instance without a URL is the only one.
     */
    addressSecret: databaseUrl ?? crypto.randomUUID(),
    /** How many requests one mailbox, one IP address and all visitors together may send. */
    limits: {
      email: [limit("LIMIT_EMAIL_10_MINUTES", 5, TEN_MINUTES), limit("LIMIT_EMAIL_DAY", 20, DAY)],
      address: [limit("LIMIT_ADDRESS_10_MINUTES", 30, TEN_MINUTES)],
      /** More from one IP address go into a digest, and do not count for `all`: its flood must not affect others. */
      oneByOne: [limit("LIMIT_ADDRESS_HOUR", 10, HOUR)],
      /** A flood from many addresses first stops acknowledgements, and only much later the owner's single e-mails. */
      acknowledgements: [limit("LIMIT_ACKNOWLEDGEMENTS_HOUR", 60, HOUR)],
      all: [limit("LIMIT_ALL_HOUR", 300, HOUR)],
      /** Files, which might fill a disk: of all visitors, and from one IP address. */
      files: [limit("LIMIT_FILES_DAY", 100, DAY)],
      filesOfAddress: [limit("LIMIT_FILES_ADDRESS_DAY", 10, DAY)],
    },
    /** How many bytes the files of all requests may have: a free database of Supabase's holds 500 MB. */
    fileBytes: count("LIMIT_FILES_MB", 300) * 1_000_000,
    /** Whether this is Supabase's platform, and not Deno or Node on some other machine. */
    hosted: optional("SB_REGION") !== undefined,
  };
}

const NO_MAIL = "VISITOR_MAIL must be what supabase/hosted/mailWords.ts prints.";

function toVisitorMails(text: string): [VisitorMail, ...VisitorMail[]] {
  const given = fromJson(text);
  const [first, ...others] = Array.isArray(given) && given.every(isVisitorMail) ? given : [];
  return [first ?? fail(NO_MAIL), ...others];
}

function isVisitorMail(given: unknown): given is VisitorMail {
  const parts: unknown[] = MAIL_PARTS.map((name) => Reflect.get(Object(given), name));
  return parts.every((part) => typeof part === "string" && part !== "");
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toOrigin(url: string): string {
  return URL.canParse(url)
    ? new URL(url).origin
    : fail(`"${url}" is not an address like https://example.com.`);
}

/** Returns the same origin with www. added or removed: visitors may come by either. */
function twinOf(origin: string): string {
  return origin.includes("//www.") ? origin.replace("//www.", "//") : origin.replace("//", "//www.");
}

function toWebhook(url: string | undefined): string | undefined {
  const safe = url === undefined || /^https:\/\/[^/]|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url);
  return safe ? url : fail("ALARM_WEBHOOK must be an address that begins with https://.");
}

/** Throws an error with a message, where an expression is wanted. */
export function fail(message: string): never {
  throw new Error(message);
}
