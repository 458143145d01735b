import type { HostAnswer } from "../../../output/verify/ask.ts";
import { SITE } from "./fixtureSite.ts";

/** A mistake of a host, the responses that it changes, and the message that reports it. */
export type Wrong = [what: string, spoilt: Spoilt, told: RegExp];

/** The paths whose responses are changed, and how. */
export interface Spoilt {
  paths: RegExp;
  spoil: (answer: HostAnswer) => Partial<HostAnswer>;
}

const at = (paths: RegExp, spoil: Spoilt["spoil"]): Spoilt => ({ paths, spoil });
const without =
  (name: string) =>
  ({ headers: { [name]: _, ...headers } }: HostAnswer) => ({ headers });
const withHeader =
  (name: string, value: string) =>
  ({ headers }: HostAnswer) => ({ headers: { ...headers, [name]: value } });
const shown = ({ text }: HostAnswer) => ({ status: 200, text });
const saying = (text: string | RegExp, instead: string) => (answer: HostAnswer) => ({
  text: answer.text.replace(text, instead),
});

/** Hosts that do one thing wrong each, by the name of the check that finds it. */
export const WRONG: Readonly<Record<string, readonly Wrong[]>> = {
  "Headers of safety": [
    [
      "loses a header",
      at(/./, without("content-security-policy")),
      /without the header Content-Security-Policy/,
    ],
    [
      "loses a header where nothing is found",
      at(/nope/, without("x-content-type-options")),
      /\/nope comes without/,
    ],
    [
      "has another policy",
      at(/^\/blog$/, withHeader("content-security-policy", "default-src *")),
      /it must be default-src 'none'/,
    ],
    ["sets cookies", at(/./, withHeader("set-cookie", "id=1")), /sets a cookie/],
    ["tells search engines to leave it out", at(/./, withHeader("x-robots-tag", "noindex")), /leave it out/],
  ],
  "What is not there": [
    ["shows something where nothing is", at(/nope/, shown), /answers 200; it must not be found/],
    [
      "says in its own words that nothing is there",
      at(/nope/, () => ({ text: "404 Not Found" })),
      /host's own words/,
    ],
    [
      "says in another language that nothing is there",
      at(/^\/es\/nope/, saying(/Página no encontrada/g, "Lost")),
      /\/es\/nope is not found, in another language than Español/,
    ],
    ["shows its configuration", at(/_headers/, shown), /\/_headers answers 200/],
  ],
  "Other and old addresses": [
    [
      "leads elsewhere for now",
      at(/\.html$/, ({ status }) => ({ status: status === 308 ? 302 : status })),
      /answers 302; it must lead to/,
    ],
    [
      "forgets old addresses",
      at(/gone/, () => ({ status: 404 })),
      /\/gone\/away answers 404; it must lead to \/about/,
    ],
    ["drops what is asked there", at(/who\/$/, withHeader("location", "/who")), /must lead to \/who\?a=1/],
    [
      "leads to another host",
      at(/who\/$/, withHeader("location", "https://evil.invalid/who?a=1")),
      /evil\.invalid/,
    ],
  ],
  Capitals: [["shows pages under capitals too", at(/[A-Z]/, shown), /answers 200; it must lead to/]],
  "Every page, as it is written": [
    ["lacks a page", at(/^\/blog$/, () => ({ status: 404 })), /\/blog answers 404/],
    ["shows an older build", at(/^\/about$/, saying("About", "Abuot")), /older build/],
    ["shows a preview's build", at(/^\/about$/, saying('"index"', '"noindex"')), /preview's build/],
    [
      "names another host as the true one",
      at(/^\/about$/, ({ text }) => ({ text: text.replaceAll(SITE, "https://old.invalid") })),
      /one true address/,
    ],
  ],
  "No stand-ins": [
    [
      "shows stand-ins",
      at(/^\/about$/, ({ text }) => ({ text: `${text} (305) 555-0111` })),
      /'3055550111' is a stand-in, on \/about/,
    ],
    [
      "shows samples",
      at(/^\/about$/, ({ text }) => ({ text: `${text} <span data-sample>*</span>` })),
      /Sample/,
    ],
  ],
  "The sitemap": [
    ["has an old sitemap", at(/sitemap/, saying(/<url>.*<\/url>/, "")), /does not list/],
    ["lists what is no page", at(/sitemap/, saying("/about<", "/abuot<")), /lists .*\/abuot/],
  ],
  Caching: [
    ["keeps pages for an hour", at(/^\/blog$/, withHeader("cache-control", "max-age=3600")), /may be kept/],
    [
      "forgets what a browser has",
      at(/^\/blog$/, ({ status }) => ({ status: status === 304 ? 200 : status })),
      /sent whole/,
    ],
    ["keeps nothing", at(/assets/, without("cache-control")), /without the header Cache-Control/],
  ],
  Compression: [
    ["compresses nothing", at(/./, without("content-encoding")), /is not compressed/],
    ["compresses for everybody", at(/./, withHeader("content-encoding", "gzip")), /cannot read/],
  ],
  "Files for crawlers and browsers": [
    [
      "sends files as something else",
      at(/feed/, withHeader("content-type", "text/html")),
      /\/feed\.xml is sent as text\/html/,
    ],
    ["has an expired security.txt", at(/security/, saying(/Expires: \d+/, "Expires: 2001")), /expired/],
  ],
  "The quote function": [
    ["has no function", at(/functions/, () => ({ status: 404, headers: {} })), /no preflight/],
    [
      "lets every site send the form",
      at(/functions/, ({ status }) => ({ status: status === 403 ? 400 : status })),
      /another site/,
    ],
  ],
};
