import { beforeEach, describe, expect, it } from "vitest";
import { listWords, requestWords } from "../../commands/quotes/words.ts";
import { sendDue } from "../../supabase/functions/send-quote-email/mail/sendDue.ts";
import {
  countRequests,
  markAnswered,
  newestRequests,
  requestsByIdPrefix,
  retryMail,
} from "../../supabase/owner/requests.ts";
import { there } from "../content/published.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { ownerOf, storeRequests } from "./support/owner.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
const { query } = ownerOf(pglite);
const stored = (...changes: Parameters<typeof quote>[0][]) => storeRequests(pglite, ...changes);
beforeEach(() => emptyTables(pglite));

describe("the owner of requests", () => {
  it("sees all, the newest first, and none of the tests", async () => {
    const requests = await stored({ name: "Anna" }, { name: "Bob", message: "Another" });
    expect(requests.map(({ name, answeredAt, mailFailure }) => [name, answeredAt, mailFailure])).toEqual([
      ["Bob", null, null],
      ["Anna", null, null],
    ]);
    expect(listWords(requests, await countRequests(query))).toMatch(
      /open {6}Bob .*\n.* open {6}Anna .*\n\n2 requests, 2 not answered\.$/,
    );
    expect(listWords([], { total: 0, open: 0 })).toBe("There are no requests.");
  });

  it("sees one by the beginning of its id", async () => {
    const [bob] = await stored({ name: "Anna" }, { name: "Bob", message: "Two\nlines" });
    const { id } = there(bob, "stored");
    const found = await requestsByIdPrefix(query, id.slice(0, 8).toUpperCase());
    expect(found.map(({ name }) => name)).toEqual(["Bob"]);
    expect(found.map(requestWords).join()).toMatch(/Name: +Bob\n(?:.*\n)*Two\nlines/);
    expect(await requestsByIdPrefix(query, "%")).toEqual([]);
  });

  it("marks one as answered, and as not", async () => {
    const [request] = await stored({});
    const { id } = there(request, "stored");
    const at = new Date("2026-11-22T12:00:00Z");
    await markAnswered(query, id, at);
    expect(listWords(await newestRequests(query), await countRequests(query))).toContain(
      "1 request, 0 not answered",
    );
    await markAnswered(query, id, null);
    await markAnswered(query, "nothing", at);
    expect((await newestRequests(query))[0]?.answeredAt).toBeNull();
  });

  it("sees mail that has failed, and why; in a digest too", async () => {
    const { send, settled, context, clock } = setup(pglite, { LIMIT_ALL_HOUR: "1" });
    context.mailer.send = () => Promise.reject(new Error("no route to the mail server"));
    await send(post(quote({ email: "one@example.org" })));
    clock.pass(60);
    await send(post(quote({ email: "two@example.org" })));
    await settled();
    await pglite.exec(
      "update quote_outbox set given_up_at = now(), last_error = 'too long' where kind = 'digest'",
    );
    const requests = await newestRequests(query);
    expect(requests.map(({ email, mailFailure }) => [email, mailFailure])).toEqual([
      ["two@example.org", "digest was given up: too long"],
      ["one@example.org", expect.stringMatching(/^owner waits: .*no route.*; acknowledgement waits/)],
    ]);
    expect(listWords(requests, await countRequests(query))).toContain("MAIL FAILED: owner waits");
  });

  it("has mail of one request, or of all, tried again", async () => {
    const { send, settled, context, clock, emails } = setup(pglite);
    const { mailer } = context;
    context.mailer = { send: () => Promise.reject(new Error("no route to the mail server")) };
    await send(post(quote({ email: "one@example.org" })));
    clock.pass(60);
    await send(post(quote({ email: "two@example.org", message: "Another" })));
    await settled();
    const [two, one] = await newestRequests(query);
    expect(await retryMail(query, there(one, "stored").id, clock.now())).toBe(2);
    context.mailer = mailer;
    await sendDue(context);
    expect(emails.filter(({ to }) => to !== "owner@example.com").map(({ to }) => to)).toEqual([
      "one@example.org",
    ]);
    expect((await newestRequests(query)).map(({ mailFailure }) => mailFailure === null)).toEqual([
      false,
      true,
    ]);
    expect(await retryMail(query, undefined, clock.now())).toBe(2);
    expect(there(two, "stored").email).toBe("two@example.org");
  });

  it("is shown no sign that a terminal obeys", async () => {
    const [request] = await stored({ message: "a\u009b31mred\u202e" });
    const shown = requestWords({ ...there(request, "stored"), name: "\u001b[2J", mailFailure: "\u0007" });
    expect(shown).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
  });
});
