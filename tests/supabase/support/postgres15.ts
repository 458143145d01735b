import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "./listen.ts";
import { ROLES, VAULT_AND_NET } from "./standIns.ts";

const PROGRAMS = "/usr/lib/postgresql/15/bin";
const CRON = "/usr/share/postgresql/15/extension/pg_cron.control";

/** Whether Debian's Postgres 15 and pg_cron are installed: apt-get install postgresql-15 postgresql-15-cron. */
export const isPostgresThere = existsSync(PROGRAMS) && existsSync(CRON);

/** A real Postgres on this machine. */
export interface RealPostgres {
  /** Connects as the role that runs migrations, which is not a superuser. */
  url: string;
  /** A connection as the superuser. */
  admin: postgres.Sql;
  stop(): Promise<void>;
}

/**
 * Starts an empty Postgres 15 set up as on Supabase, with its roles and default privileges and a real pg_cron;
 * pg_net and the vault are stand-ins.
 */
export async function startPostgres(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o777); // for the user postgres: Postgres refuses to run as root
  const data = join(folder, "data");
  const port = await freePort();
  run("initdb", "-D", data, "-U", "supabase_admin", "--auth=trust", "-E", "UTF8");
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`,
    "-c shared_preload_libraries=pg_cron -c cron.database_name=postgres",
  ];
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options.join(" "), "start");
  const admin = postgres(`postgres://supabase_admin@127.0.0.1:${port}/postgres`, {
    max: 1,
    onnotice: () => {},
  });
  await admin.unsafe(ROLES);
  await admin.unsafe(VAULT_AND_NET);
  await admin.unsafe(`
    create extension pg_cron with schema pg_catalog;
    grant set on parameter session_replication_role to postgres;
    grant usage on schema cron, vault, net to postgres;
    grant all on all tables in schema cron, vault, net to postgres;
    grant all on all functions in schema cron, vault, net to postgres;
    -- So that asking for the extension, where it is, changes nothing.
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 999999, 'pg_net', 10, oid, false, 'stand-in' from pg_namespace where nspname = 'net';
  `);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    admin,
    async stop() {
      await admin.end();
      run("pg_ctl", "-D", data, "-m", "fast", "-w", "stop");
      rmSync(folder, { recursive: true });
    },
  };
}

function run(program: string, ...words: string[]): void {
  const whole = [join(PROGRAMS, program), ...words];
  const [command = "", ...rest] =
    process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...whole] : whole;
  const { status, stderr } = spawnSync(command, rest, { stdio: ["ignore", "ignore", "pipe"], cwd: tmpdir() });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
