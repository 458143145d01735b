import { randomUUID } from "node:crypto";
import { formHeaders } from "./checks/quoteFunction.ts";
import { type Finding, type Live, statusWords } from "./live.ts";

/** Sends one request that the function stores and mails to the owner as a test, and counts nowhere. */
export async function sendMarked(live: Live, secret: string | undefined): Promise<Finding> {
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
