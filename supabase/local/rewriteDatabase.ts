import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
 * pages, statistics and logs of the old one for months, and VACUUM does not remove it.
 */
export async function rewriteDatabase(folder: string): Promise<void> {
  const database = await openDatabase(folder); // no other process has it open, so no row is added that would be lost
  const tables = await readTables(database).finally(() => database.close());
  rmSync(next(folder), { recursive: true, force: true });
  const fresh = await openDatabase(next(folder));
  try {
    await migrate(fresh);
    await writeTables(fresh, tables);
  } finally {
    await fresh.close();
  }
  const names = readdirSync(next(folder), { recursive: true, encoding: "utf8" });
  for (const name of [".", ...names]) await sync(join(next(folder), name)); // before the old one is removed
  renameSync(folder, before(folder));
  renameSync(next(folder), folder);
  await sync(dirname(folder));
  rmSync(before(folder), { recursive: true, force: true });
}

/** A table's name and its rows, as JSON. */
interface TableRows {
  name: string;
  rows: string;
}

function readTables(database: PGlite): Promise<TableRows[]> {
  return database.transaction(async (transaction) => {
    const names = await transaction.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const tables: TableRows[] = [];
    for (const { name } of names.rows) {
      const sql = `select coalesce(jsonb_agg(one), '[]')::text as rows from public.${name} as one`;
      const [found] = (await transaction.query<{ rows: string }>(sql)).rows;
      tables.push({ name, rows: found?.rows ?? "[]" });
    }
    return tables;
  });
}

async function writeTables(database: PGlite, tables: readonly TableRows[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.exec("set local session_replication_role = replica"); // foreign keys of the tables form a cycle
    for (const { name } of tables) await transaction.exec(`delete from public.${name}`);
    for (const { name, rows } of tables)
      await transaction.query(
        `insert into public.${name} select * from jsonb_populate_recordset(null::public.${name}, $1::text::jsonb)`,
        [rows],
      );
  });
}
