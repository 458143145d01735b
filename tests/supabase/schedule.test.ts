import { createServer } from "node:http";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { setSchedule, stateOf } from "../../supabase/hosted/schedule.ts";
import { emptyTables, openDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { VAULT_AND_NET } from "./support/standIns.ts";

// Stand-in for Supabase's pg_cron, as far as the schedule uses it.
const STAND_INS = `${VAULT_AND_NET}
  create schema cron;
  create table cron.job (jobid bigint, jobname text, schedule text, active boolean);
  create table cron.job_run_details (jobid bigint, status text, return_message text, start_time timestamptz);
`;
const JOBS = ["quote-cron-history", "quote-mail-retry", "quote-retention"];

const pglite = await openDatabase();
await pglite.exec(STAND_INS);
const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1", maxConnections: 8 });
await socket.start();
let answer = 202;
const secrets: unknown[] = [];
const server = createServer((incoming, outgoing) => {
  secrets.push(incoming.headers["x-retry-secret"]);
  outgoing.writeHead(answer).end();
});
const functionUrl = `http://127.0.0.1:${await listen(server)}/send-quote-email`;
const databaseUrl = `postgres://postgres@${socket.getServerConn()}/postgres`;
beforeEach(async () => {
  answer = 202;
  await emptyTables(pglite);
  await pglite.exec("truncate vault.secrets, net.calls, cron.job, cron.job_run_details");
});
afterAll(async () => {
  server.close();
  await socket.stop();
  await pglite.close();
});

async function jobsRun(status = "succeeded", ago = "1 minute"): Promise<void> {
  for (const [id, name] of JOBS.entries())
    await pglite.query("insert into cron.job values ($1, $2, '* * * * *', true)", [id, name]);
  await pglite.query("insert into cron.job_run_details values (1, $1, 'said', now() - $2::interval)", [
    status,
    ago,
  ]);
}

const set = (retrySecret = "first") => setSchedule({ databaseUrl, functionUrl, retrySecret }, 0);
const missing = async (retrySecret?: string) =>
  (await set(retrySecret)).filter(({ fine }) => !fine).map(({ needs }) => needs);

describe("the schedule of retries", () => {
  it("is alive when it is set, lets itself in, and its jobs have run", async () => {
    await jobsRun();
    expect(await missing()).toEqual([]);
    expect(secrets.at(-1)).toBe("first");
  });

  it("can be set again, with another secret, and calls with that one", async () => {
    const { context, send } = setup(pglite);
    context.afterAnswer = () => {};
    await send(post(quote()));
    for (const secret of ["first", "first", "second"]) await set(secret);
    await pglite.query("select public.retry_quote_mail()");
    const { rows } = await pglite.query("select url, headers->>'x-retry-secret' as secret from net.calls");
    expect(rows).toEqual([{ url: functionUrl, secret: "second" }]);
  });

  it.each([
    [
      "the function has another secret",
      403,
      "succeeded",
      "1 minute",
      "the function lets the scheduled call in",
    ],
    ["the last run failed", 202, "failed", "1 minute", "a run in the last three minutes"],
    ["the last run is long ago", 202, "succeeded", "4 minutes", "a run in the last three minutes"],
  ])("is not when %s", async (_, status, run, ago, need) => {
    answer = status;
    await jobsRun(run, ago);
    expect(await missing()).toEqual([need]);
  });

  it("that was never run may only be slow to begin, and is no error", async () => {
    await jobsRun();
    await pglite.exec("truncate cron.job_run_details");
    expect((await set()).map(stateOf)).toEqual([...Array(6).fill("ok"), "WAITING"]);
    await pglite.exec("update cron.job set active = false");
    expect((await set()).map(stateOf)).toContain("MISSING");
  });

  it("is not where the jobs are missing", async () => {
    expect(await missing()).toEqual([
      ...JOBS.map((name) => `job ${name}`),
      "a run in the last three minutes",
    ]);
  });

  it("fails aloud, where cron records it, without its secrets", async () => {
    const { context, send } = setup(pglite);
    context.afterAnswer = () => {};
    await send(post(quote()));
    await expect(pglite.query("select public.retry_quote_mail()")).rejects.toThrow("no address or secret");
    await expect(set("")).rejects.toThrow("quote_retry_secret is empty");
  });

  it("calls, though no mail is due, while an alarm waits to be told", async () => {
    const { context, send, settled } = setup(pglite);
    await send(post(quote()));
    await settled();
    await set();
    await pglite.query("select public.retry_quote_mail()");
    expect((await pglite.query("select from net.calls")).rows).toEqual([]);
    await context.database.query(
      "update public.quote_outbox set given_up_at = now(), sent_at = null, alarm = true",
    );
    await pglite.query("select public.retry_quote_mail()");
    expect((await pglite.query("select from net.calls")).rows).toHaveLength(1);
  });

  it("calls for mail that a clock of three years ahead has put off, and takes no run of then for the last", async () => {
    const { context, send } = setup(pglite);
    context.afterAnswer = () => {};
    await send(post(quote()));
    await jobsRun("failed");
    await pglite.query(
      "insert into cron.job_run_details values (1, 'succeeded', '', now() + interval '3 years')",
    );
    expect(await missing()).toEqual(["a run in the last three minutes"]);
    await pglite.query("update quote_outbox set next_attempt_at = now() + interval '3 years'");
    await pglite.query("select public.retry_quote_mail()");
    expect((await pglite.query("select from net.calls")).rows).toHaveLength(1);
  });

  it("is out of reach of everyone but the project's owner", async () => {
    for (const call of ["set_quote_schedule('', '')", "quote_schedule_status()", "forget_person('')"])
      for (const role of ["anon", "authenticated", "service_role"])
        await expect(
          pglite.transaction(async (transaction) => {
            await transaction.exec(`set local role ${role}`);
            await transaction.query(`select public.${call}`);
          }),
        ).rejects.toThrow("permission denied for function");
  });
});
