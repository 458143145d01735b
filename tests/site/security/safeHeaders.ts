import { type APIResponse, expect, type Response } from "@playwright/test";

/** What a page and an answer to a preflight say, the policy by its directives. */
interface Visit {
  headers: Record<string, string>;
  policy: Map<string, string[]>;
  preflight: Record<string, string>;
  html: string;
}

type Row = [rule: string, source: string, isKept: (visit: Visit) => boolean];

const MDN = "https://developer.mozilla.org/en-US/docs/Web";
const HEADERS = `${MDN}/HTTP/Reference/Headers`;
const CSP = `${HEADERS}/Content-Security-Policy`;
const OBSERVATORY = "https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring";
const OWASP = "https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html";
const FETCH = "https://fetch.spec.whatwg.org";

/** A source that lets anybody in: any host, a whole scheme, or code and styles from within the page. */
const BROAD = /^(?:\*|https?:|https?:\/\/\*(?:\.\*)?|data:|blob:|ftp:|'unsafe-\w+')$/;
const sourcesOf = ({ policy }: Visit, name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
const isNarrow = (name: string) => (visit: Visit) => !sourcesOf(visit, name).some((one) => BROAD.test(one));
const isNone = (name: string) => (visit: Visit) => `${visit.policy.get(name)}` === "'none'";
const is = (name: string, wanted: RegExp) => (visit: Visit) => wanted.test(visit.headers[name] ?? "");
const lacks = (name: string) => (visit: Visit) => visit.headers[name] === undefined;
const sources = (visit: Visit) => [...visit.policy.values()].flat();
const seconds = (visit: Visit) =>
  Number(/max-age=(\d+)/.exec(visit.headers["strict-transport-security"] ?? "")?.[1]);

/** What the HTTP Observatory asks for an A+ with every extra point, and what OWASP asks besides. */
const ROWS: Row[] = [
  ["what the policy does not name is forbidden", `${CSP}/default-src`, isNone("default-src")],
  ["scripts come from named hosts alone, never from the page", `${CSP}/script-src`, isNarrow("script-src")],
  ["styles come from named hosts alone, never from the page", `${CSP}/style-src`, isNarrow("style-src")],
  ["no text becomes code", `${CSP}#unsafe-eval`, (visit) => !sources(visit).includes("'unsafe-eval'")],
  [
    "nothing is loaded without TLS",
    OBSERVATORY,
    (visit) => !sources(visit).some((one) => /^(?:http|ws|ftp):/.test(one)),
  ],
  ["no plug-in runs", `${CSP}/object-src`, (visit) => `${sourcesOf(visit, "object-src")}` === "'none'"],
  ["no element moves the base of addresses", `${CSP}/base-uri`, isNone("base-uri")],
  ["no site puts a page in a frame", `${CSP}/frame-ancestors`, isNone("frame-ancestors")],
  ["pictures come from named hosts alone", `${CSP}/img-src`, isNarrow("img-src")],
  ["pages ask named hosts alone", `${CSP}/connect-src`, isNarrow("connect-src")],
  ["frames show named hosts alone", `${CSP}/frame-src`, isNarrow("frame-src")],
  [
    "forms send to named hosts alone",
    `${CSP}/form-action`,
    (visit) => visit.policy.has("form-action") && isNarrow("form-action")(visit),
  ],
  ["the policy is held, not only reported", CSP, lacks("content-security-policy-report-only")],
  [
    "a page has no second policy of its own",
    OBSERVATORY,
    ({ html }) => !/http-equiv="?content-security/i.test(html),
  ],
  [
    "browsers do not guess types",
    `${HEADERS}/X-Content-Type-Options`,
    is("x-content-type-options", /^nosniff$/),
  ],
  [
    "other sites hear no path of ours",
    `${HEADERS}/Referrer-Policy`,
    is("referrer-policy", /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/),
  ],
  [
    "no other site embeds our files",
    `${HEADERS}/Cross-Origin-Resource-Policy`,
    is("cross-origin-resource-policy", /^same-origin$/),
  ],
  [
    "no other site holds our window",
    `${HEADERS}/Cross-Origin-Opener-Policy`,
    is("cross-origin-opener-policy", /^same-origin$/),
  ],
  [
    "camera, microphone and place are closed",
    `${HEADERS}/Permissions-Policy`,
    ({ headers }) =>
      ["camera", "microphone", "geolocation"].every((name) =>
        headers["permissions-policy"]?.includes(`${name}=()`),
      ),
  ],
  [
    "browsers keep to TLS for half a year or more",
    `${HEADERS}/Strict-Transport-Security`,
    (visit) => seconds(visit) >= 15_768_000,
  ],
  ["no other site reads a page", `${FETCH}/#http-cors-protocol`, lacks("access-control-allow-origin")],
  [
    "nor is it told that it may",
    OBSERVATORY,
    ({ preflight }) => preflight["access-control-allow-origin"] === undefined,
  ],
  ["no cookie is set", `${MDN}/Security/Practical_implementation_guides/Cookies`, lacks("set-cookie")],
  [
    "a script of another host is held to its hash",
    `${MDN}/Security/Subresource_Integrity`,
    ({ html }) =>
      [...html.matchAll(/<script[^>]*\ssrc="?(?:https?:)?\/\/[^>]*>/g)].every(([tag]) =>
        tag.includes("integrity="),
      ),
  ],
  ["nothing says what the server is made of", OWASP, lacks("x-powered-by")],
];

/** Fails where a page, or the answer to a preflight, breaks one of the rules; names each with its source. */
export async function expectSafeHeaders(page: Response, preflight: APIResponse): Promise<void> {
  const headers = page.headers();
  const directives = (headers["content-security-policy"] ?? "")
    .split(";")
    .map((one) => one.trim().split(/\s+/));
  const policy = new Map(directives.map(([name = "", ...values]) => [name, values]));
  const visit: Visit = { headers, policy, preflight: preflight.headers(), html: await page.text() };
  expect(ROWS.filter(([, , isKept]) => !isKept(visit)).map(([rule, source]) => `${rule}: ${source}`)).toEqual(
    [],
  );
}
