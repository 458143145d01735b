import { beforeEach, describe, expect, it } from "vitest";
import { sendDue } from "../../supabase/functions/send-quote-email/mail/sendDue.ts";
import { mailboxOf } from "../../supabase/functions/send-quote-email/store/limits.ts";
import { claimDue } from "../../supabase/functions/send-quote-email/store/outbox.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { HOUR, MINUTE } from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

const request = (n: number) => post(quote({ email: `visitor${n}@example.org`, name: `Visitor ${n}` }));

/** A setup that received `count` requests, more than the three per hour that are mailed one by one. */
async function flooded(count: number) {
  const set = setup(pglite, { LIMIT_ALL_HOUR: "3" });
  for (let n = 0; n < count; n += 1) expect((await set.send(request(n))).status).toBe(200);
  await set.settled();
  const digests = () => set.emails.filter(({ messageId }) => messageId.startsWith("<digest."));
  return { ...set, digests, sendDue: () => sendDue(set.context) };
}

describe("more requests in an hour than are mailed one by one", () => {
  it("are stored, and told to the owner in one digest; nobody is thanked by mail", async () => {
    const { emails, digests, clock, sendDue } = await flooded(8);
    expect(emails).toHaveLength(2 * 3);
    expect((await pglite.query("select from quote_requests where digest_id is not null")).rows).toHaveLength(
      5,
    );
    clock.pass(10 * MINUTE);
    await sendDue();
    expect(digests()).toHaveLength(1);
    expect(digests()[0]).toMatchObject({ to: "owner@example.com", subject: "5 more quote request(s)" });
    for (let n = 3; n < 8; n += 1)
      expect(digests()[0]?.text).toContain(`Visitor ${n}, 305-555-0123, visitor${n}@`);
    clock.pass(3 * HOUR);
    await sendDue();
    expect(emails).toHaveLength(2 * 3 + 1);
  });

  it("bring a digest an hour at most, and mails of their own again when the hour is over", async () => {
    const { digests, emails, clock, sendDue, send, settled } = await flooded(4);
    for (let n = 10; n < 40; n += 1) {
      clock.pass(MINUTE);
      await send(request(n));
      await settled();
    }
    await sendDue();
    expect(digests()).toHaveLength(1);
    clock.pass(HOUR);
    await sendDue();
    expect(digests()).toHaveLength(2);
    const told = digests().map(({ subject }) => Number.parseInt(subject, 10));
    expect((told[0] ?? 0) + (told[1] ?? 0)).toBe(31);
    await send(request(50));
    await settled();
    expect(emails.at(-1)?.messageId).toMatch(/^<(owner|acknowledgement)\./);
  });

  it("are told with what else has failed to arrive", async () => {
    const { digests, clock, sendDue } = await flooded(5);
    await pglite.query(
      "update quote_outbox set sent_at = null, last_error = 'RCPT TO 450' where kind = 'owner'",
    );
    await pglite.query("update quote_outbox set next_attempt_at = $1 where kind = 'owner'", [
      new Date(clock.now().getTime() + 12 * HOUR * 1000),
    ]);
    clock.pass(10 * MINUTE);
    await sendDue();
    expect(digests()[0]?.text).toContain(
      "Mail about 3 other request(s) has failed: npm run quotes lists them.",
    );
  });

  it("from two addresses leave all others their own mail", async () => {
    const { send, settled, emails, clock } = setup(pglite);
    for (let n = 0; n < 60; n += 1) {
      await send(request(n), { visitorAddress: `203.0.113.${n % 2}` });
      clock.pass(MINUTE / 2);
    }
    await send(request(99), { visitorAddress: "198.51.100.9" });
    await settled();
    expect(emails.slice(-2).map(({ messageId }) => messageId.split(".")[0])).toEqual(
      expect.arrayContaining(["<owner", "<acknowledgement"]),
    );
    expect(emails.filter(({ text }) => text.includes("Visitor 99"))).toHaveLength(1);
  });

  it("from as many addresses first end the acknowledgements alone", async () => {
    const set = setup(pglite, { LIMIT_ACKNOWLEDGEMENTS_HOUR: "3", LIMIT_ALL_HOUR: "6" });
    for (let n = 0; n < 8; n += 1) await set.send(request(n), { visitorAddress: `203.0.113.${n}` });
    await set.settled();
    const count = (kind: string) =>
      set.emails.filter(({ messageId }) => messageId.startsWith(`<${kind}.`)).length;
    expect([count("acknowledgement"), count("owner")]).toEqual([3, 6]);
    set.clock.pass(HOUR);
    await set.send(request(9));
    await set.settled();
    expect([count("acknowledgement"), count("owner")]).toEqual([4, 7]);
  });

  it("that come while a digest is being sent are told in the next", async () => {
    const { context, clock, send, digests, sendDue } = await flooded(4);
    clock.pass(10 * MINUTE);
    // The sender dies after it has claimed the digest.
    expect(await claimDue(context, 5)).toMatchObject([{ kind: "digest", digest: { more: 0, failed: 0 } }]);
    await send(request(9));
    clock.pass(2 * HOUR);
    await sendDue();
    expect(digests().map(({ text }) => text.match(/Visitor \d/g))).toEqual([["Visitor 3"], ["Visitor 9"]]);
  });

  it("of which one is forgotten leave a digest of the others", async () => {
    const { clock, digests, sendDue } = await flooded(5);
    await pglite.query("select public.forget_person('Visitor3@example.org')");
    clock.pass(10 * MINUTE);
    await sendDue();
    expect(digests().map(({ text }) => text.match(/Visitor \d/g))).toEqual([["Visitor 4"]]);
  });
});

describe("a visitor whose address is not known", () => {
  it("shares a limit with nobody, nor has one alone", async () => {
    const { send } = setup(pglite, { LIMIT_ADDRESS_10_MINUTES: "1" });
    for (let n = 0; n < 5; n += 1)
      expect((await send(request(n), { visitorAddress: undefined })).status).toBe(200);
    const { rows } = await pglite.query("select distinct key from quote_limits where key like 'address%'");
    expect(rows).toEqual([]);
  });
});

describe("one mailbox", () => {
  it.each([
    ["Anna@Example.org", "anna@example.org"],
    ["anna+pool@example.org", "anna@example.org"],
    ["a.n.n.a@example.org", "a.n.n.a@example.org"],
    ["A.n.n.a+1@GoogleMail.com", "anna@gmail.com"],
    ["an-na_.x@pm.me", "annax@proton.me"],
    ["+@example.org", "@example.org"],
    ["...@gmail.com", "...@gmail.com"],
  ])("%s counts as %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it("may ask five times in ten minutes, whatever the tag", async () => {
    const { send } = setup(pglite);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1)
      statuses.push((await send(post(quote({ email: `victim+${n}@gmail.com` })))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });
});

describe("a visitor's address in the table of limits", () => {
  it("is another word tomorrow, and with another secret", async () => {
    const { context, clock, send } = setup(pglite);
    await send(request(1));
    clock.pass(24 * HOUR);
    await send(request(2));
    await send(request(3), { settings: { ...context.settings, addressSecret: "another" } });
    const { rows } = await pglite.query("select distinct key from quote_limits where key ~ '^address:\\w+$'");
    expect(rows).toHaveLength(3);
  });
});
