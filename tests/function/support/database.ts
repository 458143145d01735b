import { PGlite } from "@electric-sql/pglite";
import { migrate } from "../../../supabase/local/migrate.ts";

/** An empty Postgres in memory with the project's own migrations. */
export async function openDatabase(): Promise<PGlite> {
  const pglite = await PGlite.create();
  await migrate(pglite);
  return pglite;
}

/** Empties the function's tables. */
export async function emptyTables(pglite: PGlite): Promise<void> {
  await pglite.exec("truncate public.quote_requests, public.quote_outbox, public.quote_limits");
}
