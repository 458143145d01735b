import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readStatus, reportSilence } from "../../supabase/local/health.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { ownerOf } from "./support/owner.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { accept, DAY, HOUR, MINUTE, storedRequest } from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("a clock that is eight days off", () => {
  it("gives up no mail, and does not put it off once it is right again", async () => {
    const { behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    clock.pass(8 * DAY);
    for (let time = 0; time < 3; time += 1) {
      clock.pass(10 * MINUTE);
      await sendDue();
    }
    expect(await ownerMail()).toMatchObject({ sent_at: null, given_up_at: null });
    clock.pass(-8 * DAY);
    behaves(accept);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("shuts nobody out once it is right again", async () => {
    const { send, clock } = setup(pglite);
    const ask = async (message: string) => (await send(post(quote({ message })))).status;
    clock.pass(8 * DAY);
    for (let number = 1; number <= 5; number += 1) expect(await ask(`Pool ${number}`)).toBe(200);
    expect(await ask("Pool 6")).toBe(429);
    clock.pass(-8 * DAY);
    expect(await ask("Pool 7")).toBe(200);
  });
});

const YEARS = 3 * 365 * DAY;

describe.each([
  ["ahead", YEARS],
  ["behind", -YEARS],
])("a clock that is three years %s for a moment", (_, jump) => {
  /** A setup in which requests, repeats, limits, mail, digests and alarms were dated by that clock. */
  async function afterJump(environment: Record<string, string> = {}) {
    const set = await storedRequest(pglite, { LIMIT_ALL_HOUR: "2", ...environment });
    const { clock, send, settled, sendDue } = set;
    await forget(clock.now());
    clock.pass(jump);
    await forget(clock.now());
    for (let n = 0; n < 4; n += 1)
      await send(post(quote({ email: `jump${n}@example.org` }), { "idempotency-key": `${n}` }));
    clock.pass(2 * HOUR);
    await sendDue();
    await settled();
    clock.pass(-jump);
    await forget(clock.now());
    return set;
  }
  const forget = (at: Date) => pglite.query("select public.forget_old_quotes($1)", [at]);

  it("does not keep the owner from being told of mail that fails from then on", async () => {
    const { told, clock, send, settled, sendDue } = await afterJump();
    await send(post(quote({ email: "later@example.org" })));
    await settled();
    const before = told.length; // of mail that failed by the other clock, too
    clock.pass(2 * HOUR);
    await sendDue();
    expect(told.length).toBe(before + 1);
  });

  it("does not keep mail that was stored then from being flagged and sent", async () => {
    const { behaves, clock, sendDue } = await afterJump();
    clock.pass(2 * HOUR);
    await sendDue();
    const { rows } = await pglite.query("select from quote_outbox where not alarm and kind = 'owner'");
    expect(rows).toEqual([]);
    behaves(accept);
    clock.pass(4 * HOUR);
    await sendDue();
    expect((await pglite.query("select from quote_outbox where sent_at is null")).rows).toEqual([]);
  });

  it("does not put off the next digest", async () => {
    const { behaves, clock, send, settled, sendDue } = await afterJump();
    behaves(accept);
    await sendDue();
    clock.pass(HOUR);
    for (let n = 0; n < 4; n += 1) await send(post(quote({ email: `after${n}@example.org` })));
    await settled();
    clock.pass(2 * HOUR);
    await sendDue();
    const { rows } = await pglite.query("select sent_at from quote_outbox where kind = 'digest'");
    expect(rows).toHaveLength(2);
    expect(rows).not.toContainEqual({ sent_at: null });
  });

  it("does not take another request for a repeat, nor counts what was sent then", async () => {
    const { send } = await afterJump({ LIMIT_EMAIL_10_MINUTES: "1" });
    const other = post(quote({ email: "jump0@example.org", message: "Another" }), { "idempotency-key": "0" });
    expect((await send(other)).status).toBe(200);
  });

  it("leaves nothing for longer than it is kept otherwise", async () => {
    const { clock } = await afterJump();
    for (let days = 0; days <= 2 * 365 + 40; days += 2) {
      clock.pass(2 * DAY);
      await forget(clock.now());
    }
    for (const table of ["requests", "outbox", "limits", "keys"])
      expect((await pglite.query(`select from quote_${table}`)).rows, table).toEqual([]);
  });

  it("does not hide that no request has come since", async () => {
    const { clock, context, told, lines } = await afterJump();
    const query = ownerOf(pglite).query;
    const look = async () => reportSilence(context, query, await readStatus(query, clock.now()));
    await pglite.query("update quote_clock set silence_told_at = $1", [
      new Date(clock.now().getTime() + YEARS * 1000),
    ]);
    told.length = 0;
    for (let days = 0; days < 40; days += 1) {
      await look();
      clock.pass(DAY);
    }
    expect(told).toEqual([expect.stringContaining("No request for 14 days")]);
    expect(lines.filter((line) => line.includes("No request"))).toHaveLength(1);
  });
});

it("no comparison with a time that is stored takes for the latest what is of the future", async () => {
  const columns = await pglite.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  );
  const bodies = await pglite.query<{ body: string }>(
    "select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const files = readdirSync("supabase", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const texts = files.flatMap(
    (name) => readFileSync(join("supabase", name), "utf8").match(/`[^`]*`|"[^"\n]*"/g) ?? [],
  );
  const statements = [...bodies.rows.map(({ body }) => body), ...texts].flatMap((text) =>
    text.split(/;|\n\n/),
  );
  expect(columns.rows.length).toBeGreaterThan(8);
  const names = [...columns.rows.map(({ name }) => name), "start_time"];
  const open = statements.flatMap((statement) =>
    names.filter((name) => {
      const latest = new RegExp(`\\b${name}\\s*>=?(?! tomorrow)|max\\(\\w*\\.?${name}\\)`);
      const bounded = new RegExp(`\\b${name}\\s*(?:<|between|not between)`);
      return latest.test(statement) && !bounded.test(statement);
    }),
  );
  expect(open).toEqual([]);
});
