import { beforeEach, describe, expect, it } from "vitest";
import type { Ask } from "../../output/verify/ask.ts";
import { sendMarked } from "../../output/verify/checks/quoteFunction.ts";
import { liveSite } from "../../output/verify/live.ts";
import { pages, site } from "../content/published.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote, SITE } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

const ENVIRONMENT = { RETRY_SECRET: "correct horse", LIMIT_EMAIL_DAY: "1", LIMIT_ALL_HOUR: "1" };
const marked = (secret: string, changes = {}) => post(quote(changes), { "x-test-secret": secret });
const countIn = async (table: string) => (await pglite.query(`select from ${table}`)).rows.length;

describe("a request that the owner marks as a test", () => {
  it("is stored, mailed to the owner as a test and to nobody else, and counted nowhere", async () => {
    const { send, settled, emails, clock } = setup(pglite, ENVIRONMENT);
    for (const message of ["one", "two", "three"])
      expect((await send(marked("correct horse", { message }))).status).toBe(200);
    await settled();
    expect((await pglite.query("select distinct test, doubtful from quote_requests")).rows).toEqual([
      { test: true, doubtful: false },
    ]);
    expect(emails.map(({ to, subject }) => [to, subject.slice(0, 6)])).toEqual(
      Array(3).fill(["owner@example.com", "[Test]"]),
    );
    expect(await countIn("quote_limits")).toBe(0);
    const { rows } = await pglite.query("select * from quote_status($1)", [clock.now()]);
    expect(rows).toEqual([
      expect.objectContaining({ last_request: null, last_mail_sent: null, quiet_since: null }),
    ]);
    expect((await send(post(quote()))).status).toBe(200); // tests do not count toward the visitor's limit
  });

  it.each(["", "wrong"])("is refused with the secret '%s'", async (secret) => {
    const { send } = setup(pglite, ENVIRONMENT);
    expect((await send(marked(secret))).status).toBe(403);
  });

  it("is refused where no secret is set, and nothing is stored", async () => {
    const { send } = setup(pglite);
    for (const secret of ["", "undefined"]) expect((await send(marked(secret))).status).toBe(403);
    expect(await countIn("quote_requests")).toBe(0);
  });

  it("cannot be sent by a page of any site: browsers ask first, and are told no", async () => {
    const { send } = setup(pglite, ENVIRONMENT);
    const asked = new Request("https://project.supabase.co/", {
      method: "OPTIONS",
      headers: { origin: SITE },
    });
    expect((await send(asked)).headers.get("access-control-allow-headers")).not.toContain("x-test-secret");
  });

  it("is what npm run verify sends", async () => {
    const { send, settled, emails } = setup(pglite, { ...ENVIRONMENT, SITE_URL: site.business.url });
    const ask: Ask = async (url, question) => {
      const answer = await send(new Request(url, question));
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
      };
    };
    const live = liveSite(ask, site.business.url, site, pages, {});
    expect((await sendMarked(live, "correct horse")).misses).toEqual([]);
    await settled();
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^\[Test\]/)]);
    for (const secret of ["wrong", undefined])
      expect((await sendMarked(live, secret)).misses).toHaveLength(1);
  });
});
