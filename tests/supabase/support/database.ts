import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "../../../supabase/local/openDatabase.ts";

const PGLITE = "node_modules/@electric-sql/pglite/package.json";
const KEPT = ".cache/tests";
const MIGRATIONS = new URL("../../../supabase/migrations/", import.meta.url);

let shared: Promise<PGlite> | undefined;

/** The process's shared in-memory Postgres, with the project's migrations and emptied tables. */
export async function sharedDatabase(): Promise<PGlite> {
  shared ??= openDatabase(); // one per process, never closed
  await emptyTables(await shared);
  return shared;
}

/**
 * An empty Postgres in memory with the project's migrations. Creating one takes seconds, so a snapshot is cached
 * as a file, named by a hash of the PGlite version and the migrations.
 */
export async function openDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([readFileSync(await snapshot())]) });
}

/** Extracts the same snapshot into a data folder, for tests that open one there. */
export async function fillDataFolder(folder: string): Promise<void> {
  const postgres = join(folder, "postgres");
  mkdirSync(postgres, { recursive: true });
  execFileSync("tar", ["-xf", await snapshot(), "-C", postgres], { stdio: "ignore" });
}

async function snapshot(): Promise<string> {
  const copy = join(KEPT, `database-${fingerprint()}.tar`);
  if (!existsSync(copy)) {
    mkdirSync(KEPT, { recursive: true });
    const original = await openFreshDatabase();
    await original.exec("checkpoint"); // otherwise each copy would first recover what is not in its files yet
    const dump = await original.dumpDataDir("none");
    writeFileSync(`${copy}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${copy}.${process.pid}`, copy);
    await original.close();
  }
  return copy;
}

/** The same, created without the snapshot. */
export async function openFreshDatabase(): Promise<PGlite> {
  const pglite = await PGlite.create();
  await migrate(pglite);
  return pglite;
}

/** Empties the function's tables. */
export async function emptyTables(pglite: PGlite): Promise<void> {
  await pglite.exec(
    `truncate public.quote_requests, public.quote_files, public.quote_outbox, public.quote_limits, public.quote_keys,
       public.quote_clock, public.quote_services`,
  );
}

function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(PGLITE));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(file, MIGRATIONS)));
  return hash.digest("hex").slice(0, 16);
}
