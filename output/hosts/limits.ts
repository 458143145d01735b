import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../content/lib/filesBelow.ts";

/** What a built site has of what hosts count. */
export type Counted = ReturnType<typeof countedIn>;

const REFUSED = "the site is refused";
const CLOUDFLARE = "Cloudflare Pages";

/** What a host takes only so much of, by its documentation, and what becomes of what is beyond. */
const LIMITS: [key: keyof Counted, host: string, what: string, most: number, beyond: string][] = [
  ["redirects", CLOUDFLARE, "redirects", 2_000, "the rest does nothing"],
  ["files", CLOUDFLARE, "files", 20_000, REFUSED],
  ["largest", CLOUDFLARE, "bytes in one file", 25 * 1024 * 1024, REFUSED],
  ["redirects", "Netlify", "redirects", 10_000, "deploys may fail"],
  ["routes", "Vercel", "routes", 2_048, REFUSED],
  ["files", "Vercel", "files", 15_000, REFUSED],
];
/** From this share of a limit on, it is told. */
const NEAR = 0.8;

/** What to tell of the limits that a site comes near to or is beyond, and of what a host cannot do; mostly nothing. */
export function limitNotes(counted: Counted): string[] {
  const near = LIMITS.filter(([key, , , most]) => counted[key] >= NEAR * most);
  const told = near.map(([key, host, what, most, beyond]) => {
    const [has, takes] = [counted[key], most].map((number) => number.toLocaleString("en"));
    const share = Math.floor((100 * counted[key]) / most);
    return `${host} takes ${takes} ${what}, and this site has ${has} (${share} %): beyond that ${beyond}.`;
  });
  if (counted.queries === 0) return told;
  const query = `${CLOUDFLARE} cannot match a query: there, ${counted.queries} of the old addresses in moved: lead nowhere.`;
  return [...told, query];
}

/** Counts what hosts count in a built site. */
export function countedIn(dist: string) {
  const client = join(dist, "client");
  const lines = readFileSync(join(client, "_redirects"), "utf8").split("\n");
  const rules = lines.filter((line) => / 301$/.test(line));
  const files = filesBelow(client).filter((name) => !/\.(?:br|gz)$/.test(name));
  const { routes }: { routes: unknown[] } = JSON.parse(readFileSync(join(dist, "hosts/vercel.json"), "utf8"));
  return {
    /** Redirects in _redirects, and routes in vercel.json. */
    redirects: rules.length,
    routes: routes.length,
    /** Files without their compressed versions, and the bytes of the largest. */
    files: files.length,
    largest: Math.max(...files.map((name) => statSync(join(client, name)).size)),
    queries: rules.filter((line) => line.split(" ").length > 3).length,
  };
}
