import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { webhook } from "../../supabase/functions/send-quote-email/mail/alarm.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import {
  accept,
  DAY,
  dropAfterContent,
  HOUR,
  refuseByPolicy,
  refuseForGood,
  storedRequest,
} from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("an owner whose mail does not arrive", () => {
  it.each([
    ["is refused for now", undefined],
    ["falls silent after the content", dropAfterContent],
  ])("because it %s is told otherwise after an hour, once", async (_, behaviour) => {
    const { behaves, clock, sendDue, told } = await storedRequest(pglite);
    if (behaviour) behaves(behaviour);
    clock.pass(HOUR - 1);
    await sendDue();
    expect(told).toEqual([]);
    for (let hours = 0; hours < 10; hours += 1) {
      clock.pass(HOUR);
      await sendDue();
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^https:\/\/www\.example\.com: e-mail about 1 quote request\(s\) has not reached you\. It is tried again\./,
    );
    expect(told[0]).not.toMatch(/anna|Anna|305/);
  });

  it("is told of the next e-mail, too, that was waiting when the first alarm was told", async () => {
    const { send, settled, clock, sendDue, told } = await storedRequest(pglite);
    clock.pass(HOUR - 600);
    await send(post(quote({ email: "bob@example.org" })));
    await settled();
    clock.pass(700);
    await sendDue();
    expect(told).toHaveLength(1);
    clock.pass(2 * HOUR);
    await sendDue();
    expect(told).toHaveLength(2);
  });

  it("is told the next time when telling fails", async () => {
    const { context, clock, sendDue, told, lines, ownerMail } = await storedRequest(pglite);
    const { notifyOwner } = context;
    context.notifyOwner = () => Promise.reject(new Error("the webhook answered 500"));
    clock.pass(2 * HOUR);
    await sendDue();
    expect((await ownerMail())?.told_at).toBeNull();
    expect(lines).toContain("the owner could not be told of an alarm: Error: the webhook answered 500");
    context.notifyOwner = notifyOwner;
    await sendDue();
    expect(told).toHaveLength(1);
    expect((await ownerMail())?.told_at).not.toBeNull();
  });

  it("is not told of mail that has arrived meanwhile", async () => {
    const { behaves, clock, sendDue, told } = await storedRequest(pglite);
    behaves(accept);
    clock.pass(2 * HOUR);
    await sendDue();
    expect(told).toEqual([]);
  });
});

describe("a mail server that refuses the recipient for good", () => {
  it("is asked once for an acknowledgement, which is no alarm, and on and on for mail to the owner", async () => {
    const { behaves, attempts, thanks, clock, sendDue, told, lines, ownerMail } = await storedRequest(pglite);
    behaves(refuseForGood);
    for (let days = 0; days < 8; days += 1) {
      clock.pass(DAY);
      await sendDue();
    }
    expect(thanks).toHaveLength(2); // the first attempt was refused temporarily
    expect(attempts).toHaveLength(9);
    expect(await ownerMail()).toMatchObject({ alarm: true, given_up_at: null, last_error: "RCPT TO 550" });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("It is tried again.");
    expect(lines.filter((line) => line.startsWith("ALARM"))).toHaveLength(1);
    behaves(accept);
    clock.pass(DAY);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
    expect(thanks).toHaveLength(2);
  });
});

describe("a mail server that refuses an acknowledgement by its policy", () => {
  it("is asked again for a day, and then no more", async () => {
    const { behaves, thanks, attempts, clock, sendDue } = await storedRequest(pglite);
    behaves(refuseByPolicy);
    const hoursLater = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        clock.pass(HOUR);
        await sendDue();
      }
      return thanks.length;
    };
    const first = await hoursLater(6);
    expect(first).toBeGreaterThan(4);
    const day = await hoursLater(42);
    expect(day).toBeGreaterThan(first + 4);
    const owners = attempts.length;
    expect(await hoursLater(24)).toBe(day);
    expect(attempts.length).toBeGreaterThan(owners);
  });
});

describe("the webhook", () => {
  it("is posted a text, and rejects when that is not taken", async () => {
    const bodies: unknown[] = [];
    let status = 200;
    const server = createServer(async (incoming, outgoing) => {
      bodies.push(await json(incoming));
      outgoing.writeHead(status, { location: "/elsewhere" }).end();
    });
    const url = `http://127.0.0.1:${await listen(server)}/hook`;
    await webhook(url)("It stands still.");
    expect(bodies).toEqual([{ text: "It stands still." }]);
    for (status of [500, 404])
      await expect(webhook(url)("x")).rejects.toThrow(`the webhook answered ${status}`);
    status = 302;
    await expect(webhook(url)("x")).rejects.toThrow();
    server.close();
    await once(server, "close");
  });

  it("without an address is the log alone", async () => {
    await expect(webhook(undefined)("x")).resolves.toBeUndefined();
  });
});
