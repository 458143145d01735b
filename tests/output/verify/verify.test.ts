import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { siteHandler } from "../../../output/serving/siteHandler.ts";
import { type Answer, type Ask, networkAsk } from "../../../output/verify/ask.ts";
import { oneHost } from "../../../output/verify/checks/host.ts";
import { liveSite } from "../../../output/verify/live.ts";
import { checks, verify, verifyTable } from "../../../output/verify/verify.ts";
import { openLocalBackend } from "../../../supabase/local/openLocalBackend.ts";
import { there } from "../../content/published.ts";
import { listen } from "../../supabase/support/listen.ts";
import { writeFixtureSite } from "./fixtureSite.ts";

const { site, pages, folder } = await writeFixtureSite();
const backend = openLocalBackend(join(folder, ".data"), { env: { ALLOWED_ORIGINS: site.business.url } });
const served = siteHandler(join(folder, "client"));
const handler: RequestListener = (incoming, outgoing) =>
  backend.middleware(incoming, outgoing, () => served(incoming, outgoing));
const server = createServer(handler);
const origin = `http://localhost:${await listen(server)}`;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** What is amiss at a host whose answers are these, by the names of what was asked; the fixture's stand-ins aside. */
async function missesAt(ask: Ask): Promise<Record<string, string[]>> {
  const rows = await verify(liveSite(ask, origin, site, pages, {}));
  const missed = rows.filter(({ misses }) => misses.length);
  return Object.fromEntries(missed.map(({ name, misses }) => [name, misses]));
}

const right = networkAsk();

/** A host whose answers at some paths are spoilt. */
function spoilt(at: RegExp, spoil: (answer: Answer) => Partial<Answer>): Ask {
  return async (url, question) => {
    const answer = await right(url, question);
    return at.test(new URL(url).pathname) ? { ...answer, ...spoil(answer) } : answer;
  };
}

const without =
  (name: string) =>
  ({ headers: { [name]: _, ...headers } }: Answer) => ({ headers });
const shown = ({ text }: Answer) => ({ status: 200, text });

describe("a host that serves the site as it must", () => {
  it("has nothing amiss", async () => {
    expect(await missesAt(right)).toEqual({});
  });
});

const WRONG: [what: string, ask: Ask, name: string, told: RegExp][] = [
  [
    "loses a header",
    spoilt(/./, without("content-security-policy")),
    "Headers of safety",
    /without the header Content-Security-Policy/,
  ],
  [
    "loses a header where nothing is found",
    spoilt(/nope/, without("x-content-type-options")),
    "Headers of safety",
    /\/nope comes without/,
  ],
  [
    "has another policy",
    spoilt(/^\/blog$/, ({ headers }) => ({
      headers: { ...headers, "content-security-policy": "default-src *" },
    })),
    "Headers of safety",
    /it must be default-src 'none'/,
  ],
  [
    "sets cookies",
    spoilt(/./, ({ headers }) => ({ headers: { ...headers, "set-cookie": "id=1" } })),
    "Headers of safety",
    /sets a cookie/,
  ],
  [
    "tells search engines to leave it out",
    spoilt(/./, ({ headers }) => ({ headers: { ...headers, "x-robots-tag": "noindex" } })),
    "Headers of safety",
    /leave it out/,
  ],
  [
    "shows something where nothing is",
    spoilt(/nope/, shown),
    "What is not there",
    /answers 200; it must not be found/,
  ],
  [
    "says in its own words that nothing is there",
    spoilt(/nope/, () => ({ text: "404 Not Found" })),
    "What is not there",
    /host's own words/,
  ],
  ["shows its configuration", spoilt(/_headers/, shown), "What is not there", /\/_headers answers 200/],
  [
    "leads elsewhere for now",
    spoilt(/\.html$/, ({ status }) => ({ status: status === 308 ? 302 : status })),
    "Other and old addresses",
    /answers 302; it must lead to/,
  ],
  [
    "forgets old addresses",
    spoilt(/gone/, () => ({ status: 404 })),
    "Other and old addresses",
    /\/gone\/away answers 404; it must lead to \/about/,
  ],
  [
    "drops what is asked there",
    spoilt(/who\/$/, ({ headers }) => ({ headers: { ...headers, location: "/who" } })),
    "Other and old addresses",
    /must lead to \/who\?a=1/,
  ],
  [
    "leads to another host",
    spoilt(/who\/$/, ({ headers }) => ({
      headers: { ...headers, location: "https://evil.invalid/who?a=1" },
    })),
    "Other and old addresses",
    /evil\.invalid/,
  ],
  ["shows pages under capitals too", spoilt(/[A-Z]/, shown), "Capitals", /answers 200; it must lead to/],
  [
    "lacks a page",
    spoilt(/^\/blog$/, () => ({ status: 404 })),
    "Every page, as it is written",
    /\/blog answers 404/,
  ],
  [
    "shows an older build",
    spoilt(/^\/about$/, ({ text }) => ({ text: text.replace("About", "Abuot") })),
    "Every page, as it is written",
    /older build/,
  ],
  [
    "shows a preview's build",
    spoilt(/^\/about$/, ({ text }) => ({ text: text.replace('"index"', '"noindex"') })),
    "Every page, as it is written",
    /preview's build/,
  ],
  [
    "names another host as the true one",
    spoilt(/^\/about$/, ({ text }) => ({ text: text.replaceAll(site.business.url, "https://old.invalid") })),
    "Every page, as it is written",
    /one true address/,
  ],
  [
    "shows stand-ins",
    spoilt(/^\/about$/, ({ text }) => ({ text: `${text} (305) 555-0111` })),
    "No stand-ins",
    /'3055550111' is a stand-in, on \/about/,
  ],
  [
    "shows samples",
    spoilt(/^\/about$/, ({ text }) => ({ text: `${text} Sample, to be replaced` })),
    "No stand-ins",
    /Sample/,
  ],
  [
    "has an old sitemap",
    spoilt(/sitemap/, ({ text }) => ({ text: text.replace(/<url>.*<\/url>/, "") })),
    "The sitemap",
    /does not list/,
  ],
  [
    "lists what is no page",
    spoilt(/sitemap/, ({ text }) => ({ text: text.replace("/about<", "/abuot<") })),
    "The sitemap",
    /lists .*\/abuot/,
  ],
  [
    "keeps pages for an hour",
    spoilt(/^\/blog$/, ({ headers }) => ({ headers: { ...headers, "cache-control": "max-age=3600" } })),
    "Caching",
    /may be kept/,
  ],
  [
    "forgets what a browser has",
    spoilt(/^\/blog$/, ({ status }) => ({ status: status === 304 ? 200 : status })),
    "Caching",
    /sent whole/,
  ],
  [
    "keeps nothing",
    spoilt(/assets/, without("cache-control")),
    "Caching",
    /without the header Cache-Control/,
  ],
  ["compresses nothing", spoilt(/./, without("content-encoding")), "Compression", /is not compressed/],
  [
    "compresses for everybody",
    spoilt(/./, ({ headers }) => ({ headers: { ...headers, "content-encoding": "gzip" } })),
    "Compression",
    /cannot read/,
  ],
  [
    "sends files as something else",
    spoilt(/feed/, ({ headers }) => ({ headers: { ...headers, "content-type": "text/html" } })),
    "Files for crawlers and browsers",
    /\/feed\.xml is sent as text\/html/,
  ],
  [
    "has an expired security.txt",
    spoilt(/security/, ({ text }) => ({ text: text.replace(/Expires: \d+/, "Expires: 2001") })),
    "Files for crawlers and browsers",
    /expired/,
  ],
  ["lets visitors write", spoilt(/^\/$/, shown), "Reading only", /must be refused/],
  [
    "has no function",
    spoilt(/functions/, () => ({ status: 404, headers: {} })),
    "The quote function",
    /no preflight/,
  ],
  [
    "lets every site send the form",
    spoilt(/functions/, ({ status }) => ({ status: status === 403 ? 400 : status })),
    "The quote function",
    /another site/,
  ],
];

describe("a host that does it wrong", () => {
  it.each(WRONG)("%s, and is told so", async (_, ask, name, told) => {
    const { misses } = await there(checks[name], name)(liveSite(ask, origin, site, pages, {}));
    expect(misses.join("\n")).toMatch(told);
  });

  it("is told so in a table: how often, and the first few", () => {
    const misses = Array.from({ length: 10 }, (_, index) => `/page-${index} is missing.`);
    const table = verifyTable([
      { name: "One", asked: "2 files", misses: [] },
      { name: "Another", asked: "10 pages", misses },
    ]);
    expect(table).toMatch(/^ok {4}One {6}2 files\nMISS {2}Another {2}10 pages\n {8}\/page-0 is missing\./);
    expect(table).toMatch(/and 2 more$/);
  });
});

/** A host of the internet, as far as its names and schemes go. */
function named(answers: Record<string, string>): Ask {
  return async (url, question) => {
    const to = answers[new URL(url).origin];
    if (to === "shown") return right(url.replace(new URL(url).origin, origin), question);
    if (to === undefined) return { status: 0, headers: {}, text: "", failure: "ENOTFOUND" };
    return { status: 308, headers: { location: to + url.replace(new URL(url).origin, "") }, text: "" };
  };
}

describe("one host and one scheme", () => {
  const { url } = site.business;
  const { host } = new URL(url);
  const twin = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const ofHost = async (address: string, answers: Record<string, string>) => {
    return (await oneHost(liveSite(named(answers), address, site, pages, {}))).misses.join("\n");
  };
  const good = {
    [url]: "shown",
    [`http://${host}`]: url,
    [`http://${twin}`]: `https://${twin}`,
    [`https://${twin}`]: url,
  };

  it("lead to the right one, by way of their own https or at once; a name that leads nowhere is none", async () => {
    expect(await ofHost(url, good)).toBe("");
    expect(await ofHost(url, { [url]: "shown", [`http://${host}`]: url })).toBe("");
  });

  it.each([
    [
      "http shows the site too",
      { ...good, [`http://${host}`]: "shown" },
      /http:\S+ answers 404; it must lead to https/,
    ],
    ["its twin shows the site too", { ...good, [`https://${twin}`]: "shown" }, /it must lead to/],
    [
      "its twin leads elsewhere",
      { ...good, [`https://${twin}`]: "https://old.invalid" },
      /leads to https:\/\/old\.invalid/,
    ],
  ])("are not where %s", async (_, answers, told) => {
    expect(await ofHost(url, answers)).toMatch(told);
  });

  it("hold another address to what a preview must be: no search engine, but stand-ins", async () => {
    const preview = "https://preview.invalid";
    const rows = await verify(
      liveSite(named({ [preview]: "shown", "http://preview.invalid": preview }), preview, site, pages, {}),
    );
    const missed = rows.filter(({ misses }) => misses.length).map(({ name }) => name);
    expect(missed).toEqual(["Every page, as it is written", "Headers of safety"]);
    expect(rows.find(({ name }) => name === "No stand-ins")?.asked).toContain("a preview");
  });
});
