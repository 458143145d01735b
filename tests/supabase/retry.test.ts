import { beforeEach, describe, expect, it } from "vitest";
import { waitAfter } from "../../supabase/functions/send-quote-email/store/outbox.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { accept, DAY, HOUR, MINUTE, storedRequest } from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("mail that fails", () => {
  it("is tried again after growing waits, always under the same Message-ID", async () => {
    const { attempts, clock, sendDue } = await storedRequest(pglite);
    const waits: number[] = [];
    for (let seconds = 0; attempts.length < 8; seconds += 30) {
      const before = attempts.length;
      await sendDue();
      if (attempts.length > before) waits.push(seconds);
      clock.pass(30);
    }
    expect(waits).toEqual([30, 90, 210, 450, 930, 1890, 3810]);
    expect(new Set(attempts).size).toBe(1);
    expect(attempts[0]).toMatch(/^<owner\.[0-9a-f-]{36}@www\.example\.com>$/);
    expect(waitAfter(50)).toBe(2 * HOUR * 1000);
    expect(waitAfter(100)).toBe(12 * HOUR * 1000);
  });

  it("is tried again on a later visitor's request", async () => {
    const { behaves, attempts, clock, send, settled, ownerMail } = await storedRequest(pglite);
    behaves(accept);
    clock.pass(MINUTE);
    await send(post(quote({ email: "bob@example.org" })));
    await settled();
    expect(attempts).toHaveLength(3); // the refused one, its retry, and the other request's
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("is tried again on the scheduled call, which needs the secret", async () => {
    const { behaves, clock, send, settled, ownerMail } = await storedRequest(pglite, {
      RETRY_SECRET: "correct horse",
    });
    behaves(accept);
    clock.pass(MINUTE);
    for (const secret of ["", "wrong", "correct horse "]) {
      const call = post({}, { "x-retry-secret": `${secret}!` });
      expect((await send(call)).status).toBe(403);
    }
    expect((await send(post({}, { "x-retry-secret": "correct horse" }))).status).toBe(202);
    await settled();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("lets nobody in as the scheduled call when no secret is set", async () => {
    const { send } = await storedRequest(pglite);
    expect((await send(post({}, { "x-retry-secret": "" }))).status).toBe(403);
    expect((await send(post({}, { "x-retry-secret": "undefined" }))).status).toBe(403);
  });

  it("for an hour is flagged in the table and told in one plain line of the log", async () => {
    const { clock, sendDue, lines, behaves, ownerMail } = await storedRequest(pglite);
    clock.pass(HOUR - 1);
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(false);
    clock.pass(1);
    await sendDue();
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(true);
    expect(lines.filter((line) => line.startsWith("ALARM"))).toEqual([
      "ALARM: e-mail has failed for over an hour; 2 more are waiting (RCPT TO 450). " +
        "The requests are safe in the table quote_requests.",
    ]);
    behaves(accept);
    clock.pass(2 * HOUR);
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(false);
  });

  it("for a week is tried on while its request is open, and then given up, flagged and told", async () => {
    const { attempts, clock, sendDue, lines, ownerMail } = await storedRequest(pglite);
    for (let hours = 0; hours <= 7 * 24 + 4; hours += 2) {
      clock.pass(2 * HOUR);
      await sendDue();
    }
    const count = attempts.length;
    expect(count).toBeGreaterThan(80);
    expect(await ownerMail()).toMatchObject({ alarm: true, sent_at: null, given_up_at: null });
    const gaveUp = "ALARM: gave up on 1 e-mail(s). The requests are in the table quote_requests.";
    expect(lines.filter((line) => line === gaveUp)).toHaveLength(1); // the acknowledgement
    clock.pass(DAY);
    await sendDue();
    expect(attempts).toHaveLength(count + 1);
    await pglite.query("update quote_requests set answered_at = now()");
    clock.pass(DAY);
    await sendDue();
    expect(await ownerMail()).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) });
    expect(lines.filter((line) => line === gaveUp)).toHaveLength(2);
    expect(attempts).toHaveLength(count + 1);
    expect((await pglite.query("select * from quote_requests")).rows).toHaveLength(1);
  });

  it("is sent in the last hour of the week, too", async () => {
    const { behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    behaves(accept);
    clock.pass(7 * DAY - HOUR);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });
});

describe("a mailer that throws an unforeseen error", () => {
  it("delays that mail and harms no other", async () => {
    const { context, behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    behaves(() => Promise.reject(new TypeError("oops")));
    clock.pass(MINUTE);
    await sendDue();
    expect(await ownerMail()).toMatchObject({ last_error: "TypeError: oops", sent_at: null });
    behaves(accept);
    clock.pass(HOUR);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
    expect(context.settings.ownerEmail).toBe("owner@example.com");
  });
});
