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

/** A Postgres with the project's own migrations and empty tables, the same for all who need no more of it. */
export async function sharedDatabase(): Promise<PGlite> {
  shared ??= openDatabase(); // of a process; it ends with it
  await emptyTables(await shared);
  return shared;
}

/**
 * An empty Postgres in memory with the project's own migrations. Making one takes seconds; so it is kept
 * as a file, whose name tells the version and the migrations it was made with.
 */
export async function openDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([readFileSync(await snapshot())]) });
}

/** Puts the same into a data folder, for what opens one there. */
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
    await original.exec("checkpoint"); // or each copy would begin by recovering what is not in its files yet
    const dump = await original.dumpDataDir("none");
    writeFileSync(`${copy}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${copy}.${process.pid}`, copy);
    await original.close();
  }
  return copy;
}

/** The same, made from nothing. */
export async function openFreshDatabase(): Promise<PGlite> {
  const pglite = await PGlite.create();
  await migrate(pglite);
  return pglite;
}

/** Empties the function's tables. */
export async function emptyTables(pglite: PGlite): Promise<void> {
  await pglite.exec(
    `truncate public.quote_requests, public.quote_outbox, public.quote_limits, public.quote_keys,
       public.quote_clock, public.quote_services`,
  );
}

function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(PGLITE));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(file, MIGRATIONS)));
  return hash.digest("hex").slice(0, 16);
}
