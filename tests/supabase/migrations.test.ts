import { readdirSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../supabase/local/openDatabase.ts";
import { emptyTables, openFreshDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await openFreshDatabase();
afterAll(() => pglite.close());

const TABLES = ["quote_requests", "quote_outbox", "quote_limits", "quote_keys"];

/** Runs one statement as a role; returns "done" or the error message. */
async function as(role: string, sql: string): Promise<string> {
  return pglite
    .transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`);
      await transaction.query(sql);
      return "done";
    })
    .catch((error: Error) => error.message);
}

describe("the migrations", () => {
  it("are recorded, and each runs once", async () => {
    await migrate(pglite);
    const { rows } = await pglite.query(
      "select version from supabase_migrations.schema_migrations order by 1",
    );
    expect(rows).toHaveLength(readdirSync("supabase/migrations").length);
  });

  it("create no schedule where pg_cron is absent", async () => {
    expect((await pglite.query("select from pg_namespace where nspname = 'cron'")).rows).toEqual([]);
  });
});

describe.each([...TABLES, "quote_files"])("the table %s", (table) => {
  it.each(["anon", "authenticated"])("cannot be read or written by %s", async (role) => {
    for (const sql of ["select * from", "insert into", "update", "delete from", "truncate"]) {
      const tail = sql === "insert into" ? "default values" : sql === "update" ? `set ctid = ctid` : "";
      expect(await as(role, `${sql} public.${table} ${tail}`), sql).toMatch(
        /permission denied|system column/,
      );
    }
  });

  it("has row level security on, and no policy", async () => {
    const { rows } = await pglite.query(
      "select relrowsecurity, (select count(*)::int from pg_policy where polrelid = c.oid) as policies from pg_class c where relname = $1",
      [table],
    );
    expect(rows).toEqual([{ relrowsecurity: true, policies: 0 }]);
  });

  it("can be added to by the service role, but not emptied", async () => {
    expect(await as("service_role", `select * from public.${table}`)).toBe("done");
    expect(await as("service_role", `delete from public.${table}`)).toMatch("permission denied");
  });
});

describe("the table quote_services", () => {
  it("is read by the function, and written by the owner alone", async () => {
    for (const role of ["anon", "authenticated"])
      expect(await as(role, "select * from public.quote_services")).toMatch("permission denied");
    expect(await as("service_role", "select * from public.quote_services")).toBe("done");
    for (const sql of ["insert into public.quote_services values ('x')", "delete from public.quote_services"])
      expect(await as("service_role", sql)).toMatch("permission denied");
  });
});

describe("the function", () => {
  it("acts as the service role, whoever connected", async () => {
    const { database } = setup(pglite).context;
    const who = "select current_user::text as name";
    expect(await database.query(who)).toEqual([{ name: "service_role" }]);
    expect(await database.transaction((query) => query(who))).toEqual([{ name: "service_role" }]);
    expect((await pglite.query(who)).rows).toEqual([{ name: "postgres" }]);
  });
});

const forget = (at: Date) => pglite.query("select public.forget_old_quotes($1)", [at]);

async function counts(): Promise<unknown> {
  const each = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await pglite.query(`select ${each.join(", ")}`)).rows[0];
}

describe("the jobs", () => {
  it.each(["anon", "authenticated", "service_role"])("cannot be run by %s", async (role) => {
    expect(await as(role, "select public.forget_old_quotes()")).toMatch("permission denied for function");
    expect(await as(role, "select public.retry_quote_mail()")).toMatch("permission denied for function");
  });

  it("forget counts and keys after a day, sent mail after 90 days, requests after two years", async () => {
    const { send, settled, clock } = setup(pglite);
    await send(post(quote()));
    await settled();
    let passed = 0;
    const left = async (days: number) => {
      while (passed < days) {
        passed = Math.min(passed + 2, days);
        await forgetAfter(passed);
      }
      return counts();
    };
    const forgetAfter = (days: number) => forget(new Date(clock.now().getTime() + days * 86_400_000));
    expect(await left(0.9)).toEqual({ quote_requests: 1, quote_outbox: 2, quote_limits: 7, quote_keys: 1 });
    expect(await left(1.1)).toEqual({ quote_requests: 1, quote_outbox: 2, quote_limits: 0, quote_keys: 0 });
    expect(await left(91)).toEqual({ quote_requests: 1, quote_outbox: 0, quote_limits: 0, quote_keys: 0 });
    expect(await left(729)).toEqual({ quote_requests: 1, quote_outbox: 0, quote_limits: 0, quote_keys: 0 });
    expect(await left(732)).toEqual({ quote_requests: 0, quote_outbox: 0, quote_limits: 0, quote_keys: 0 });
  });

  it.each([3 * 365, -3 * 365])(
    "delete nothing that is kept for months by a clock that jumps by %i days, nor when it comes back",
    async (jump) => {
      await emptyTables(pglite);
      const { send, settled, clock } = setup(pglite);
      await send(post(quote()));
      await settled();
      const days = [...Array(20).keys()]; // the clock is right for weeks, wrong for days, and right again
      for (const day of [...days, 20 + jump, 21 + jump, 30 + jump, 31 + jump, 20, 21, 22])
        await forget(new Date(clock.now().getTime() + day * 86_400_000));
      expect(await counts()).toMatchObject({ quote_requests: 1, quote_outbox: 2 });
    },
  );

  it("tell how the form is doing, in one row, to nobody but the owner", async () => {
    const { context, send, settled, clock } = setup(pglite);
    await forget(clock.now());
    await send(post(quote()));
    await settled();
    const sent = clock.now();
    clock.pass(3 * 86_400);
    context.mailer.send = () => Promise.reject(new Error("down"));
    await send(post(quote({ email: "late@example.org", message: "Another pool" })));
    await settled();
    clock.pass(6 * 86_400);
    const { rows } = await pglite.query("select * from public.quote_status($1)", [clock.now()]);
    expect(rows).toEqual([
      expect.objectContaining({
        last_mail_sent: sent,
        quiet_since: new Date(sent.getTime() + 3 * 86_400_000),
        last_request: new Date(sent.getTime() + 3 * 86_400_000),
        oldest_unsent_mail: new Date(sent.getTime() + 3 * 86_400_000),
        unsent_mail: 1,
        mail_given_up: 0,
        acknowledgements_given_up: 0,
      }),
    ]);
    for (const role of ["anon", "authenticated", "service_role"])
      expect(await as(role, "select * from public.quote_status()")).toMatch("permission denied");
  });

  it("ask the function only when mail is due", async () => {
    await emptyTables(pglite);
    const { context, send } = setup(pglite);
    context.afterAnswer = () => {};
    await pglite.query("select public.retry_quote_mail()"); // nothing is due: does not read the vault
    await send(post(quote({ email: "due@example.org" })));
    await expect(pglite.query("select public.retry_quote_mail()")).rejects.toThrow("vault.decrypted_secrets");
  });
});
