import { type Moves, movesOf, oldAddressesOf } from "../../content/plainAddress.ts";
import { isPreview } from "../../content/preview.ts";
import type { Site } from "../../content/types.ts";
import { type HeaderRule, headerRules } from "../hosts/hosting.ts";
import type { PageSummary } from "../siteContent.ts";
import type { Ask } from "./ask.ts";

/** What the environment of the build said, as far as visitors can see it. */
interface Environment {
  SITE_URL?: string | undefined;
  SUPABASE_URL?: string | undefined;
  SUPABASE_ANON_KEY?: string | undefined;
}

/** A host that is asked, and what its answers must be. */
export interface Live {
  ask: Ask;
  /** Where it is asked, as https://www.pools.com. */
  origin: string;
  /** On this machine, where no name leads to it and nobody has given it a certificate. */
  rehearsal: boolean;
  /** Search engines must leave it alone, and it may hold stand-ins. */
  preview: boolean;
  site: Site;
  pages: PageSummary[];
  /** Every address at which there is a page, other names of pages among them. */
  addresses: string[];
  moves: Moves;
  rules: HeaderRule[];
  /** The address of the function that answers the quote form. */
  quoteUrl: string;
  /** Lets requests into Supabase; public. */
  quoteKey: string | undefined;
}

/** What a check finds: how much it has asked for, and what is not as it must be, in whole sentences. */
export interface Finding {
  asked: string;
  misses: string[];
}

/** Asks a host about one thing. */
export type Check = (live: Live) => Promise<Finding>;

/** What a host at `origin` must answer, by the content and by the environment of its build. */
export function liveSite(ask: Ask, origin: string, site: Site, pages: PageSummary[], env: Environment): Live {
  const rehearsal = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin);
  const siteUrl = rehearsal ? env.SITE_URL : origin;
  const found = pages.filter(({ kind }) => kind !== "notFound");
  return {
    ask,
    origin,
    rehearsal,
    preview: isPreview(site.business.url, siteUrl),
    site,
    pages,
    addresses: found.flatMap(({ url, aliases = [] }) => [url, ...aliases]),
    moves: movesOf(oldAddressesOf(found)),
    rules: headerRules(site, siteUrl),
    quoteUrl: new URL("/functions/v1/send-quote-email", env.SUPABASE_URL || origin).href,
    quoteKey: env.SUPABASE_ANON_KEY,
  };
}

/** What is said of an answer that should have had another status. */
export function statusWords({ status, failure }: { status: number; failure?: string }): string {
  return failure ? `does not answer (${failure})` : `answers ${status}`;
}

/** Looks at each of several things, and returns how many they were (`what`) and all that was missed. */
export async function findEach<T>(
  things: readonly T[],
  what: string,
  look: (thing: T) => Promise<string[]>,
): Promise<Finding> {
  const misses = await Promise.all(things.map(look));
  return { asked: `${things.length} ${what}`, misses: misses.flat() };
}
