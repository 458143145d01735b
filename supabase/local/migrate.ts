import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

const FOLDER = "supabase/migrations"; // of the project, where every command runs

/** Runs the migrations that this database has not had, each once, in the order of their names. */
export async function migrate(database: PGlite): Promise<void> {
  // The same record that the Supabase CLI keeps.
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    await migrateOne(database, file);
  }
}

async function migrateOne(database: PGlite, file: string): Promise<void> {
  const version = file.split("_")[0];
  const record = "insert into supabase_migrations.schema_migrations values ($1) on conflict do nothing";
  await database.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(record, [version]);
    if (affectedRows === 1) await transaction.exec(readFileSync(join(FOLDER, file), "utf8"));
  });
}
