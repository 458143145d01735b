import { beforeEach, describe, expect, it } from "vitest";
import { claimDue, makeAllDue } from "../../supabase/functions/send-quote-email/store/outbox.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import {
  accept,
  DAY,
  dropAfterContent,
  HOUR,
  MINUTE,
  refuse,
  refuseContent,
  storedRequest,
} from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("mail that the server accepted", () => {
  it("is not sent again", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest(pglite);
    behaves(accept);
    for (let day = 0; day < 8; day += 1) {
      clock.pass(DAY / 2);
      await sendDue();
    }
    expect(attempts).toHaveLength(2);
  });

  it("is not sent again though the database fails just then", async () => {
    const { context, behaves, attempts, clock, sendDue } = await storedRequest(pglite);
    behaves(accept);
    const { query } = context.database;
    let failures = 3;
    context.database.query = (sql, given) =>
      sql.includes("set sent_at") && failures-- > 0 ? Promise.reject(new Error("down")) : query(sql, given);
    for (let time = 0; time < 3; time += 1) {
      clock.pass(HOUR);
      await sendDue();
    }
    expect(attempts).toHaveLength(2);
  });
});

describe("mail whose connection drops after its content", () => {
  it("is repeated to the owner after a quarter of an hour, then hourly, said to be so, and a day later no more", async () => {
    const { behaves, attempts, texts, clock, sendDue, ownerMail, told } = await storedRequest(pglite);
    behaves(dropAfterContent);
    const times: number[] = [];
    for (let minutes = 5; minutes <= 3 * 24 * 60; minutes += 5) {
      clock.pass(5 * MINUTE);
      const before = attempts.length;
      await sendDue();
      if (attempts.length > before) times.push(minutes);
    }
    expect(times).toEqual([5, 20, ...Array.from({ length: 23 }, (_, hour) => 80 + hour * 60)]);
    expect(await ownerMail()).toMatchObject({ unconfirmed: 25, alarm: true, given_up_at: expect.any(Date) });
    expect(told.map((text) => text.match(/It is tried again|1 will not be tried again/)?.[0])).toEqual([
      "It is tried again",
      "1 will not be tried again",
    ]);
    const again = texts.map((text) =>
      text.includes("sent again, as it was not clear whether it had arrived"),
    );
    expect(again).toEqual([false, false, ...Array(24).fill(true)]);
    expect(new Set(attempts).size).toBe(1);
  });

  it("costs a quarter of an hour where the server takes it then", async () => {
    const { behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    behaves(dropAfterContent);
    clock.pass(MINUTE);
    await sendDue();
    behaves(accept);
    clock.pass(15 * MINUTE - 1);
    await sendDue();
    expect((await ownerMail())?.sent_at).toBeNull();
    clock.pass(1);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("is repeated to a visitor once, and then no more, though the server refuses in between", async () => {
    const { behaves, thanks, clock, sendDue } = await storedRequest(pglite);
    for (const behaviour of [dropAfterContent, refuse, refuseContent, dropAfterContent, accept, accept]) {
      behaves(behaviour);
      clock.pass(2 * HOUR);
      await sendDue();
    }
    expect(thanks).toHaveLength(5); // the first attempt, and all but the last two of these
  });

  it("does not count as such when the server answers no", async () => {
    const { behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    for (const behaviour of [refuseContent, refuseContent, refuseContent, accept]) {
      behaves(behaviour);
      clock.pass(2 * HOUR);
      await sendDue();
    }
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });
});

describe("a sender that dies", () => {
  it("before the content loses nothing and repeats nothing: the mail is due again when its lease ends", async () => {
    const { context, behaves, attempts, clock, sendDue } = await storedRequest(pglite);
    behaves(accept);
    clock.pass(MINUTE);
    for (let death = 0; death < 3; death += 1) {
      expect(await claimDue(context, 5)).toHaveLength(2); // the sender then dies
      clock.pass(119);
      await sendDue();
      clock.pass(1);
    }
    expect(attempts).toHaveLength(1);
    await sendDue();
    expect(attempts).toHaveLength(2);
  });

  it("after the content leaves the owner's mail to be repeated, but not at once", async () => {
    const { behaves, clock, context, sendDue, ownerMail } = await storedRequest(pglite);
    behaves(async (beforeContent) => {
      await beforeContent();
      return new Promise(() => {}); // never settles, as if the sender died
    });
    for (let deaths = 1; deaths < 5; deaths += 1) {
      clock.pass(HOUR);
      void sendDue();
      await expect.poll(async () => (await ownerMail())?.unconfirmed).toBe(deaths);
    }
    behaves(accept);
    clock.pass(HOUR - 1);
    await makeAllDue(context.database.query, clock.now()); // as a restarted host does
    await sendDue();
    expect(await ownerMail()).toMatchObject({ sent_at: null, unconfirmed: 4 });
    clock.pass(1);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("and comes back to life after its lease sends nothing", async () => {
    const { behaves, attempts, clock, sendDue, ownerMail } = await storedRequest(pglite);
    const sent: string[] = [];
    let wake: () => void = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    behaves(async (beforeContent) => {
      await awake;
      await beforeContent();
      sent.push("late");
    });
    clock.pass(MINUTE);
    const late = sendDue();
    await expect.poll(() => attempts.length).toBe(2);
    behaves(accept);
    clock.pass(2 * MINUTE);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
    wake();
    await late;
    expect(sent).toEqual([]);
    expect(await ownerMail()).toMatchObject({ unconfirmed: 1, last_error: null });
  });
});
