import postgres from "postgres";
import type { Query } from "../functions/send-quote-email/store/database.ts";
import { queryOn } from "../functions/send-quote-email/store/postgresDatabase.ts";
import { dataFolder } from "../local/dataFolder.ts";

/** The owner's access to the database of requests: the owner may read and delete everything. */
export interface OwnerDatabase {
  query: Query;
  /** Deletes the .eml files of these requests and digests, if mail is kept as files. Returns how many there were. */
  deleteMail(ids: readonly string[]): Promise<number>;
  /**
   * Removes what is left of deleted rows in the database's files, and exports beside them. The logs and backups of a
   * hosted database are out of reach.
   */
  erase(): Promise<void>;
}

/** The tables with data about people. */
const TABLES = ["requests", "files", "outbox", "limits", "keys"]
  .map((name) => `public.quote_${name}`)
  .join(", ");

/**
 * Runs `work` on the Postgres at `databaseUrl`, or without one on the database in the local data folder. Returns
 * undefined if there is no database in the folder. Rejects if another process, such as a running server, has the
 * folder.
 */
export async function withOwnerDatabase<T>(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  work: (database: OwnerDatabase) => Promise<T>,
): Promise<T | undefined> {
  if (databaseUrl) return inPostgres(databaseUrl, work);
  const folder = dataFolder(dataDir, () => new Date());
  if (!folder.exists()) return undefined;
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

/** Runs `work` on the database at a Postgres URL. */
export async function inPostgres<T>(url: string, work: (database: OwnerDatabase) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, prepare: false, fetch_types: false });
  try {
    return await work({
      query: queryOn(sql),
      deleteMail: async () => 0,
      erase: async () => void (await sql.unsafe(`vacuum (full, analyze) ${TABLES}`)),
    });
  } finally {
    await sql.end();
  }
}
