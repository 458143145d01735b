import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerQuotes } from "../../authoring/quotes/answerQuotes.ts";
import { listWords, requestWords } from "../../commands/quotes/words.ts";
import { networkAsk } from "../../output/verify/ask.ts";
import { toCsv } from "../../supabase/owner/csv.ts";
import type { OwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import { allRequests, markAnswered, type OwnRequest, requestsCalled } from "../../supabase/owner/requests.ts";
import { there } from "../content/published.ts";
import { emptyTables, openDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await openDatabase();
const owner: OwnerDatabase = {
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await pglite.query<Row>(sql, [...parameters])).rows,
  deleteMail: async () => 0,
};
const { query } = owner;
beforeEach(() => emptyTables(pglite));
afterAll(() => pglite.close());

const HOSTILE = `</p><script>alert("x")</script>`;

/** Stores requests; gives them as their owner sees them, the newest first. */
async function stored(...changes: Parameters<typeof quote>[0][]): Promise<OwnRequest[]> {
  const { send, settled, clock } = setup(pglite, { RETRY_SECRET: "secret" });
  for (const change of changes) {
    expect((await send(post(quote(change)))).status).toBe(200);
    clock.pass(60);
  }
  await send(post(quote({ name: "A test" }), { "x-test-secret": "secret" }));
  await settled();
  return allRequests(query);
}

describe("the owner of requests", () => {
  it("sees all, the newest first, and none of the tests", async () => {
    const requests = await stored({ name: "Anna" }, { name: "Bob", message: "Another" });
    expect(requests.map(({ name, answeredAt, mailTrouble }) => [name, answeredAt, mailTrouble])).toEqual([
      ["Bob", null, null],
      ["Anna", null, null],
    ]);
    expect(listWords(requests)).toMatch(
      /open {6}Bob .*\n.* open {6}Anna .*\n\n2 requests, 2 not answered\.$/,
    );
    expect(listWords([])).toBe("There are no requests.");
  });

  it("sees one by the beginning of its id", async () => {
    const [bob] = await stored({ name: "Anna" }, { name: "Bob", message: "Two\nlines" });
    const { id } = there(bob, "stored");
    const found = await requestsCalled(query, id.slice(0, 8).toUpperCase());
    expect(found.map(({ name }) => name)).toEqual(["Bob"]);
    expect(found.map(requestWords).join()).toMatch(/Name: +Bob\n(?:.*\n)*Two\nlines/);
    expect(await requestsCalled(query, "%")).toEqual([]);
  });

  it("marks one as answered, and as not", async () => {
    const [request] = await stored({});
    const { id } = there(request, "stored");
    const at = new Date("2026-11-22T12:00:00Z");
    expect(await markAnswered(query, id, at)).toBe(true);
    expect(listWords(await allRequests(query))).toContain("1 request, 0 not answered");
    expect(await markAnswered(query, id, null)).toBe(true);
    expect((await allRequests(query))[0]?.answeredAt).toBeNull();
    expect(await markAnswered(query, "nothing", at)).toBe(false);
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
    const requests = await allRequests(query);
    expect(requests.map(({ email, mailTrouble }) => [email, mailTrouble])).toEqual([
      ["two@example.org", "digest was given up: too long"],
      ["one@example.org", expect.stringMatching(/^owner waits: .*no route.*; acknowledgement waits/)],
    ]);
    expect(listWords(requests)).toContain("MAIL FAILED: owner waits");
  });

  it("is shown no sign that a terminal obeys", async () => {
    const [request] = await stored({ message: "a\u009b31mred\u202e" });
    const shown = requestWords({ ...there(request, "stored"), name: "\u001b[2J", mailTrouble: "\u0007" });
    expect(shown).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
  });
});

describe("the file for spreadsheets", () => {
  it("has a line for each request, however it is written", async () => {
    const csv = toCsv(await stored({ message: 'She said "now",\nand left' }));
    expect(csv).toMatch(/^\ufeff"id","received"/);
    expect(csv).toContain('"She said ""now"",\nand left"');
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  it.each(["=1+1", "+1 305 555 0100", "-2", "@SUM(A1)", "\t=1", " =1", "＝1", "\u200b=1"])(
    "has no formula in it: %s",
    async (text) => {
      const [request] = await stored({});
      expect(toCsv([{ ...there(request, "stored"), message: text }])).toContain(`"'${text}"`);
    },
  );
});

describe("/_quotes while editing", () => {
  let origin = "";
  const server = createServer((incoming, outgoing) => answerQuotes(incoming, outgoing, () => owner));
  beforeAll(async () => {
    origin = `http://localhost:${await listen(server)}`;
  });
  afterAll(() => void server.close());
  const ask = networkAsk();
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = { origin }) =>
    ask(origin + path, { method: "POST", headers, body: new URLSearchParams(form).toString() });

  it("shows what was asked for, as it was typed and as nothing else", async () => {
    await stored({ name: "Anna Weiss", message: HOSTILE });
    const { status, text, headers } = await ask(`${origin}/_quotes`);
    expect([status, headers["content-security-policy"]]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(text).toContain("Anna Weiss");
    expect(text).not.toContain("<script");
  });

  it("gives the file, and marks and deletes by its own forms", async () => {
    const [request] = await stored({});
    const { id, email } = there(request, "stored");
    expect((await ask(`${origin}/_quotes/requests.csv`)).text).toContain(id);
    expect((await send("/_quotes/answered", { id, answered: "yes" })).status).toBe(303);
    expect((await ask(`${origin}/_quotes`)).text).toContain(", answered");
    await send("/_quotes/forget", { email });
    expect(await allRequests(query)).toEqual([]);
  });

  it.each([
    ["by the name of another host", { host: "evil.example" }],
    ["by a proxy", { "x-forwarded-for": "203.0.113.7" }],
  ])("is not for who asks %s", async (_, headers) => {
    await stored({ name: "Anna Weiss" });
    const { status, text } = await ask(`${origin}/_quotes`, { headers });
    expect([status, text]).toEqual([403, expect.not.stringContaining("Anna")]);
  });

  it.each<[string, Record<string, string>]>([
    ["another page", { origin: "https://evil.example" }],
    ["a page in a frame without a name", { origin: "null" }],
    ["who does not say what page", {}],
  ])("changes nothing for %s", async (_, headers) => {
    const [request] = await stored({});
    expect((await send("/_quotes/forget", { email: there(request, "stored").email }, headers)).status).toBe(
      403,
    );
    expect(await allRequests(query)).toHaveLength(1);
  });
});
