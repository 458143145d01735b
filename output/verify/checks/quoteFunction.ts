import { randomUUID } from "node:crypto";
import type { RequestOptions } from "../ask.ts";
import { type Check, findEach, type HostFinding, type Live, statusWords, type Wrong } from "../live.ts";

/** The request headers that browsers announce in the preflight. */
const SENT = ["content-type", "idempotency-key", "x-form", "authorization", "apikey", "x-client-info"];

/** The quote function accepts requests from the site's pages and refuses other sites and malformed requests. */
export const quoteFunction: Check = async (live) => {
  const preflight = await findEach([live], "preflight", preflightMisses);
  const refusals = await findEach(refusalsOf(live), "refusals", async ([what, question, status]) => {
    const answer = await live.ask(live.quoteUrl, question);
    const words = `To ${what} ${live.quoteUrl} ${statusWords(answer)}; it must be ${status}.`;
    return [answer.status !== status && words];
  });
  return { asked: `a preflight and ${refusals.asked}`, misses: [...preflight.misses, ...refusals.misses] };
};

async function preflightMisses(live: Live): Promise<Wrong[]> {
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
    letIn !== origin &&
      `The form of ${origin} cannot be sent: only ${letIn} may. Set SITE_URL or ALLOWED_ORIGINS.`,
    ...SENT.filter((name) => !allowed.includes(name)).map(
      (name) => `Browsers may not send the header ${name}: the function is older than the site.`,
    ),
  ];
}

function refusalsOf(live: Live): [what: string, question: RequestOptions, status: number][] {
  const headers = formHeaders(live);
  const post = (body: string, others: Record<string, string> = {}) => {
    return { method: "POST", headers: { ...headers, ...others }, body };
  };
  return [
    ["a page of another site", post("{}", { origin: "https://another.invalid" }), 403],
    ["who only looks", { headers }, 405],
    ["an empty request", post("{}"), 400],
    ["what is no JSON", post("{"), 400],
    ["plain text", post("{}", { "content-type": "text/plain" }), 415],
    ["a request that is too large", post(`"${"x".repeat(80_000)}"`), 413],
    ["who calls it without its secret", post("{}", { "x-retry-secret": "no" }), 403],
  ];
}

function formHeaders(live: Live): Record<string, string> {
  const { quoteKey: key } = live;
  return {
    origin: pageOrigin(live),
    "content-type": "application/json",
    ...(key && { apikey: key, authorization: `Bearer ${key}` }),
  };
}

/** Returns the origin of the pages that send the form; for a deployed preview the site's, as its own may be refused. */
function pageOrigin({ preview, rehearsal, origin, site }: Live): string {
  return preview && !rehearsal ? site.business.url : origin;
}

/** Sends one request that the function stores and mails to the owner as a test, but does not count. */
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
      service: site.words.labels.other,
      location: site.offices.main.city,
      message: "Sent by npm run verify, to see that requests arrive. Nobody waits for an answer.",
    }),
  });
  if (answer.status === 200 && /"ok": ?true/.test(answer.text))
    return { asked: "stored; the owner's mailbox gets it as [Test]", misses: [] };
  const words = `${quoteUrl} ${statusWords(answer)} to a marked request: ${answer.text.slice(0, 200)}`;
  return { asked: "one", misses: [words] };
}
