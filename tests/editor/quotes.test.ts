import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerQuotes } from "../../editor/quotes/answerQuotes.ts";
import { isOurs } from "../../editor/server/http/guard.ts";
import { networkAsk } from "../../output/verify/ask.ts";
import { newestRequests } from "../../supabase/owner/requests.ts";
import { there } from "../content/published.ts";
import { emptyTables, sharedDatabase } from "../supabase/support/database.ts";
import { listen } from "../supabase/support/listen.ts";
import { ownerOf, storeRequests, toCsv } from "../supabase/support/owner.ts";
import type { quote } from "../supabase/support/requests.ts";
import { askAs } from "./askAs.ts";

const pglite = await sharedDatabase();
const owner = ownerOf(pglite);
const stored = (...changes: Parameters<typeof quote>[0][]) => storeRequests(pglite, ...changes);
beforeEach(() => emptyTables(pglite));

const HOSTILE = `</p><script>alert("x")</script>`;

describe("the file for spreadsheets", () => {
  it("has a line for each request, however it is written", async () => {
    const csv = await toCsv(await stored({ message: 'She said "now",\nand left' }));
    expect(csv).toMatch(/^\ufeff"id","received"/);
    expect(csv).toContain('"She said ""now"",\nand left"');
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  it.each(["=1+1", "+1 305 555 0100", "-2", "@SUM(A1)", "\t=1", " =1", "＝1", "\u200b=1"])(
    "has no formula in it: %s",
    async (text) => {
      const [request] = await stored({});
      expect(await toCsv([{ ...there(request, "stored"), message: text }])).toContain(`"'${text}"`);
    },
  );
});

describe("/_quotes while editing", () => {
  let origin = "";
  const server = createServer((incoming, outgoing) => {
    if (isOurs(incoming, {})) return answerQuotes(incoming, outgoing, () => owner);
    outgoing.writeHead(403).end();
  });
  beforeAll(async () => {
    origin = `http://localhost:${await listen(server)}`;
  });
  afterAll(() => void server.close());
  const ask = networkAsk;
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
    await send("/_quotes/forget", { person: email });
    expect(await newestRequests(owner.query)).toEqual([]);
  });

  it("deletes what somebody sent who gave a phone number alone", async () => {
    await stored({});
    await pglite.query("update quote_requests set email = ''"); // as another form may leave it
    const person = /name="person" value="([^"]+)"/.exec((await ask(`${origin}/_quotes`)).text)?.[1] ?? "";
    await send("/_quotes/forget", { person });
    expect(await newestRequests(owner.query)).toEqual([]);
  });

  it.each([
    ["by the name of another host", { host: "evil.example" }],
    ["by a proxy", { "x-forwarded-for": "203.0.113.7" }],
  ])("is not for who asks %s", async (_, headers) => {
    await stored({ name: "Anna Weiss" });
    const { status, text } = await askAs(`${origin}/_quotes`, headers);
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
    expect(await newestRequests(owner.query)).toHaveLength(1);
  });
});
