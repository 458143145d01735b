import { addressesOf } from "../../content/compile/interface.ts";
import { isPreview, movesOf, oldAddressesOf } from "../../content/lib/addresses.ts";
import { eachAtOnce } from "../../content/lib/threads/pool.ts";
import type { Site } from "../../content/resolve/forms.ts";
import { headerRules, OWN_FUNCTION } from "../hosts/hosting.ts";
import type { PageSummary } from "../siteContent.ts";
import type { Ask, HostAnswer } from "./ask.ts";

/** A host to check, and what it is expected to serve. */
export type Live = ReturnType<typeof liveSite>;

/** The result of a check: what was requested, and each failure as a sentence. */
export type HostFinding = { asked: string; misses: string[] };

/** Checks one property of a host. */
export type Check = (live: Live) => Promise<HostFinding>;

/** Returns what a host at `origin` is expected to serve, from the content and the environment of its build. */
export function liveSite(ask: Ask, origin: string, site: Site, pages: PageSummary[], env: NodeJS.ProcessEnv) {
  const rehearsal = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin);
  const siteUrl = rehearsal ? env.SITE_URL : origin;
  const found = pages.filter(({ kind }) => kind !== "notFound");
  const placed = found.flatMap((page) =>
    addressesOf({ url: page.url, head: page }).map((address) => [address, page] as const),
  );
  return {
    ask,
    /** Its origin, such as https://www.example.com. */
    origin,
    /** Whether it runs on this machine, without a domain or certificate. */
    rehearsal,
    /** Whether it is a preview: not for search engines, and allowed to show placeholders. */
    preview: isPreview(site.business.url, siteUrl),
    site,
    pages,
    /** The page at every address that has one, including aliases. */
    pageAt: new Map(placed),
    moves: movesOf(oldAddressesOf(found)),
    rules: headerRules(site, pages, siteUrl),
    quoteUrl: new URL(OWN_FUNCTION.path, env.SUPABASE_URL || origin).href,
    quoteKey: env.SUPABASE_ANON_KEY,
  };
}

/** Describes the status of a response for a failure message. */
export function statusWords({ status, failure }: { status: number; failure?: string }): string {
  return failure ? `does not answer (${failure})` : `answers ${status}`;
}

/** A failure as a sentence; false if there is none. */
export type Wrong = string | false;

const AT_ONCE = 8; // requests

/** What `ask` returns for each of several things, a few at a time. */
export async function askAll<T, Found>(
  things: readonly T[],
  ask: (thing: T) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  await eachAtOnce(things.entries(), AT_ONCE, async ([index, thing]) => {
    found[index] = await ask(thing);
  });
  return found;
}

/** Runs a check for each of several things (`what` names them, for the report) and collects the failures. */
export async function findEach<T>(
  things: readonly T[],
  what: string,
  look: (thing: T) => Promise<Wrong[]>,
): Promise<HostFinding> {
  const found = await askAll(things, look);
  return { asked: `${things.length} ${what}`, misses: found.flat().filter((wrong) => wrong !== false) };
}

/** Requests each of several paths and collects the failures, each prefixed with its path. */
export function askEach(
  { ask, origin }: Live,
  paths: readonly string[],
  what: string,
  look: (answer: HostAnswer, path: string) => Wrong[] | Promise<Wrong[]>,
): Promise<HostFinding> {
  return findEach(paths, what, async (path) => {
    const found = await look(await ask(origin + path), path);
    return found.map((wrong) => wrong && `${path} ${wrong}`);
  });
}
