import { randomUUID } from "node:crypto";
import type { Request } from "../ask.ts";
import { type Check, type HostFinding, type Live, statusWords } from "../live.ts";

/** The headers that browsers ask for in a preflight. */
const SENT = ["content-type", "idempotency-key", "x-form", "authorization", "apikey", "x-client-info"];

/** The quote function accepts the site's pages, refuses other sites, and refuses malformed requests. */
export const quoteFunction: Check = async (live) => {
  const preflight = await preflightMisses(live);
  const refusals = await Promise.all(
    refusalsOf(live).map(async ([what, question, status]) => {
      const answer = await live.ask(live.quoteUrl, question);
      if (answer.status === status) return [];
      return [`To ${what} ${live.quoteUrl} ${statusWords(answer)}; it must be ${status}.`];
    }),
  );
  return { asked: `a preflight and ${refusals.length} refusals`, misses: [...preflight, ...refusals.flat()] };
};

async function preflightMisses(live: Live): Promise<string[]> {
  const origin = pageOrigin(live);
  const { status, headers } = await live.ask(live.quoteUrl, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": SENT.join(", "),
    },
  });
  const letIn = headers["access-control-allow-origin"];
  const allowed = (headers["access-control-allow-headers"] ?? "").split(/, */);
  if (status >= 300 || letIn === undefined)
    return [`${live.quoteUrl} answers no preflight (${status}): browsers send no form.`];
  return [
    letIn === origin
      ? []
      : [`The form of ${origin} cannot be sent: only ${letIn} may. Set SITE_URL or ALLOWED_ORIGINS.`],
    SENT.filter((name) => !allowed.includes(name)).map(
      (name) => `Browsers may not send the header ${name}: the function is older than the site.`,
    ),
  ].flat();
}

function refusalsOf(live: Live): [what: string, question: Request, status: number][] {
  const json = formHeaders(live);
  return [
    [
      "a page of another site",
      { method: "POST", headers: { ...json, origin: "https://another.invalid" }, body: "{}" },
      403,
    ],
    ["who only looks", { headers: json }, 405],
    ["an empty request", { method: "POST", headers: json, body: "{}" }, 400],
    ["what is no JSON", { method: "POST", headers: json, body: "{" }, 400],
    ["plain text", { method: "POST", headers: { ...json, "content-type": "text/plain" }, body: "{}" }, 415],
    ["a request that is too large", { method: "POST", headers: json, body: `"${"x".repeat(20_000)}"` }, 413],
    [
      "who calls it without its secret",
      { method: "POST", headers: { ...json, "x-retry-secret": "no" }, body: "{}" },
      403,
    ],
  ];
}

/** Returns the headers of a request of the site's form. */
function formHeaders(live: Live): Record<string, string> {
  const { quoteKey: key } = live;
  return {
    origin: pageOrigin(live),
    "content-type": "application/json",
    ...(key && { apikey: key, authorization: `Bearer ${key}` }),
  };
}

/** Returns the origin of the pages that send the form. A preview on the internet need not be allowed. */
function pageOrigin({ preview, rehearsal, origin, site }: Live): string {
  return preview && !rehearsal ? site.business.url : origin;
}

/** Sends one request that the function stores and mails to the owner as a test, and counts nowhere. */
export async function sendMarked(live: Live, secret: string | undefined): Promise<HostFinding> {
  if (!secret)
    return { asked: "nothing", misses: ["RETRY_SECRET is not set: the function takes no test without it."] };
  const { site, quoteUrl } = live;
  const answer = await live.ask(quoteUrl, {
    method: "POST",
    headers: { ...formHeaders(live), "x-test-secret": secret, "idempotency-key": randomUUID() },
    body: JSON.stringify({
      name: "A test",
      email: site.business.email,
      phone: site.phones.main,
      service: "Other",
      location: site.offices.main.city,
      message: "Sent by npm run verify, to see that requests arrive. Nobody waits for an answer.",
    }),
  });
  const stored = answer.status === 200 && /"ok": ?true/.test(answer.text);
  return {
    asked: stored ? "stored; the owner's mailbox gets it as [Test]" : "one",
    misses: stored
      ? []
      : [`${quoteUrl} ${statusWords(answer)} to a marked request: ${answer.text.slice(0, 200)}`],
  };
}
