import { createReadStream, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { PGlite } from "@electric-sql/pglite";
import { sync } from "./fileMailer.ts";
import { migrate, openDatabase } from "./openDatabase.ts";

/** The folders of the new database while it is written, and of the old one until it is removed. */
const next = (folder: string) => `${folder}.next`;
const before = (folder: string) => `${folder}.before`;

/** The suffixes of those folders, and of a database that is being created. */
const LEFT = /\.(?:next|before|draft)$/;

/** Whether there is a database in a folder, or one beside it that an interrupted rewrite has left. */
export function hasDatabase(folder: string): boolean {
  return existsSync(folder) || existsSync(before(folder));
}

/**
 * Cleans up after an interruption: restores the old database, unless a new one has replaced it, and removes databases
 * that were being created.
 */
export function tidyUp(folder: string): void {
  if (!existsSync(folder) && existsSync(before(folder))) renameSync(before(folder), folder);
  const names = readdirSync(dirname(folder)).filter((name) => name.startsWith(basename(folder)));
  // A process that creates one may outlive its killed parent for a moment.
  const options = { recursive: true, force: true, maxRetries: 5 };
  for (const name of names) if (LEFT.test(name)) rmSync(join(dirname(folder), name), options);
}

/**
 * Copies all rows of a database, which must be closed, into a new one that replaces it: deleted data stays in the
 * pages, statistics and logs of the old one for months, and VACUUM does not remove it. On the way the rows are in a
 * file, as two open databases would need twice the memory.
 */
export async function rewriteDatabase(folder: string): Promise<void> {
  const file = next(`${folder}.rows`);
  const database = await openDatabase(folder); // no other process has it open, so no row is added that would be lost
  await writeFile(file, readRows(database), { mode: 0o600 }).finally(() => database.close());
  rmSync(next(folder), { recursive: true, force: true });
  const fresh = await openDatabase(next(folder));
  try {
    await migrate(fresh);
    await writeRows(fresh, file);
  } finally {
    await fresh.close();
  }
  rmSync(file);
  const names = readdirSync(next(folder), { recursive: true, encoding: "utf8" });
  for (const name of [".", ...names]) await sync(join(next(folder), name)); // before the old one is removed
  renameSync(folder, before(folder));
  renameSync(next(folder), folder);
  await sync(dirname(folder));
  rmSync(before(folder), { recursive: true, force: true });
}

const PAGE = 250; // rows

/** Reads all tables page by page: lines of a table's name and an array of rows in JSON, with a tab between. */
async function* readRows(database: PGlite): AsyncGenerator<string> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await database.exec("begin");
  for (const { name } of tables.rows) {
    await database.exec(
      `declare page cursor for select to_jsonb(one)::text as row from public.${name} as one`,
    );
    for (let more = true; more; ) {
      const { rows } = await database.query<{ row: string }>(`fetch ${PAGE} from page`);
      yield `${name}\t[${rows.map(({ row }) => row).join()}]\n`;
      more = rows.length === PAGE;
    }
    await database.exec("close page");
  }
  await database.exec("commit");
}

async function writeRows(database: PGlite, file: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.exec("set local session_replication_role = replica"); // foreign keys of the tables form a cycle
    const cleared = new Set<string>();
    for await (const line of createInterface(createReadStream(file))) {
      const [name = "", rows = ""] = line.split(/\t(.*)/s);
      if (!cleared.has(name)) await transaction.exec(`delete from public.${name}`);
      cleared.add(name);
      await transaction.query(
        `insert into public.${name} select * from jsonb_populate_recordset(null::public.${name}, $1::text::jsonb)`,
        [rows],
      );
    }
  });
}
