import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { there } from "../../content/published.ts";
import { copyOfSite } from "../../output/copyOfSite.ts";
import { commandWith, runIn } from "../support/followReadme.ts";
import { startMailServer } from "../support/mailServer.ts";
import { startManagementApi } from "../support/managementApi.ts";
import { isPostgresThere, startPostgres } from "../support/postgres15.ts";
import { denoProgram, startProcess } from "../support/process.ts";
import { BY_HAND, quote } from "../support/requests.ts";

const PROJECT = "abcdefghijklmnopqrst";
const ROLES = ["anon", "authenticated"];
const ENTRY = "supabase/functions/send-quote-email/index.ts";
const CONFIG = "supabase/functions/send-quote-email/deno.json";

describe.runIf(isPostgresThere)(
  "the first deployment, by the commands of supabase/README.md",
  { timeout: 300_000 },
  () => {
    const root = copyOfSite();
    const site = join(root, "uploaded");
    let database: Awaited<ReturnType<typeof startPostgres>>;
    let api: Awaited<ReturnType<typeof startManagementApi>>;
    let mail: Awaited<ReturnType<typeof startMailServer>>;
    let deno: Awaited<ReturnType<typeof startProcess>>;
    beforeAll(async () => {
      [database, api, mail] = await Promise.all([
        startPostgres(),
        startManagementApi(PROJECT),
        startMailServer(),
      ]);
      writeFileSync(
        join(root, "profile.yaml"),
        `name: rehearsal\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: supabase.co\n`,
      );
    });
    afterAll(async () => {
      await deno?.kill();
      await database.stop();
      await mail.close();
      api.close();
      rmSync(root, { recursive: true, force: true });
    });

    const run = (command: string, environment: Record<string, string> = {}) =>
      runIn(root, command, {
        SUPABASE_PROFILE: join(root, "profile.yaml"),
        SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`,
        ...environment,
      });
    const follow = (words: string, environment?: Record<string, string>, more = "") =>
      run(commandWith(words).replace("<project-ref>", PROJECT) + more, environment);

    it("writes the settings, and links the project", async () => {
      await follow("secrets.ts");
      const file = join(root, "supabase/.env");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^SMTP_URL=.*$/m, `SMTP_URL="${mail.url}"`));
      await follow("link");
    });

    it("makes the tables, and finds nothing to do the second time", async () => {
      expect(await follow("db push", {}, `=${database.url}`)).toContain("Applying migration");
      expect(await follow("db push", {}, `=${database.url}`)).toMatch(/up to date/i);
    });

    it("lets nobody with a browser's key read, write or run anything", async () => {
      const { admin } = database;
      const tables = await admin<
        { name: string }[]
      >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`;
      const functions = await admin<{ call: string }[]>`
      select format('%I(%s)', proname, (select string_agg('null::' || format_type(type, null), ', ') from unnest(proargtypes) as type)) as call
      from pg_proc where pronamespace = 'public'::regnamespace`;
      expect([tables.length, functions.length].every((count) => count >= 5)).toBe(true);
      const statements = [
        ...tables.flatMap(({ name }) => [
          `select * from public.${name}`,
          `insert into public.${name} default values`,
          `delete from public.${name}`,
          `truncate public.${name}`,
        ]),
        ...functions.map(({ call }) => `select public.${call}`),
      ];
      for (const role of ROLES)
        for (const statement of statements) {
          const failure = await admin
            .begin(async (transaction) => {
              await transaction.unsafe(`set local role ${role}; ${statement}`);
            })
            .catch((error: Error) => error.message);
          expect(failure, `${role}: ${statement}`).toMatch(/^permission denied for/);
        }
    });

    it("sets the secrets", async () => {
      await follow("secrets set");
      expect(api.secrets).toMatchObject({
        SMTP_URL: mail.url,
        RETRY_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    });

    it("uploads a function that is whole, reading its settings without a warning", async () => {
      const said = await follow("functions deploy", {}, " --use-api"); // as the CLI does where Docker is missing
      expect(said.replace(/^npm warn .*$/gm, "")).not.toMatch(/warn|deprecated|unknown|invalid/i);
      const files = await api.unpack(site);
      expect(files).toContain("schema/quoteRequest.json");
      const lock = join(root, ENTRY, "../deno.lock");
      const deno = `${denoProgram()} check --node-modules-dir=none --frozen --lock=${lock} --config ${CONFIG} ${ENTRY}`;
      await run(`cd ${site} && ${deno}`, { DENO_DIR: join(root, ".deno") });
      symlinkSync(join(root, "node_modules"), join(site, "node_modules"));
    });

    it("and the function that was uploaded, with the secrets that were set, stores and mails", async () => {
      const words = ["run", "--allow-all", "--node-modules-dir=manual", "--config", CONFIG, ENTRY];
      const environment = {
        ...api.secrets,
        SUPABASE_DB_URL: database.url,
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        DENO_NO_UPDATE_CHECK: "1",
        NO_COLOR: "1",
      };
      deno = await startProcess(denoProgram(), words, environment, site);
      const { status } = await fetch(`http://127.0.0.1:${deno.port}/`, {
        method: "POST",
        headers: {
          origin: there(api.secrets.SITE_URL, "SITE_URL"),
          "content-type": "application/json",
          ...BY_HAND,
        },
        body: JSON.stringify(quote()),
      });
      expect(status).toBe(200);
      await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(2);
    });

    it("sets the schedule, which is alive when its first run is over", async () => {
      const said = await follow("setSchedule.ts", {
        DATABASE_URL: database.url,
        QUOTE_FUNCTION_URL: `http://127.0.0.1:${deno.port}/`,
      });
      expect(said).not.toContain("MISSING");
      expect(said).toContain("ok      a run in the last three minutes");
    });

    it("and a copy of what was stored is whole in another project", async () => {
      const other = await startPostgres();
      onTestFinished(other.stop);
      await follow("db push", {}, `=${other.url}`);
      await follow("pg_dump", { DATABASE_URL: database.url });
      await follow("psql", { OTHER_DATABASE_URL: other.url });
      expect(await follow("count(*)", { OTHER_DATABASE_URL: other.url })).toMatch(/^ +1 \| 20\d\d-/m);
      for (const table of ["quote_requests", "quote_outbox"]) {
        const rows = ({ admin }: typeof other) => admin.unsafe(`select * from public.${table} order by 1`);
        expect(await rows(other)).toEqual(await rows(database));
      }
    });
  },
);
