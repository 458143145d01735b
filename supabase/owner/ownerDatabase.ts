import postgres from "postgres";
import type { Parameter, Query } from "../functions/send-quote-email/store/database.ts";
import { dataFolder } from "../local/dataFolder.ts";

/** The database of requests as its owner has it, who may read and delete everything. */
export interface OwnerDatabase {
  query: Query;
  /** Deletes the .eml files about these requests and digests, where mail is kept as files; gives how many. */
  deleteMail(ids: readonly string[]): Promise<number>;
  /**
   * Leaves nothing of what was deleted in the database's files, nor in exports beside it. Of a hosted database, its
   * logs and backups are out of reach.
   */
  erase(): Promise<void>;
}

/** The tables that hold something about people. */
const TABLES = ["requests", "outbox", "limits", "keys"].map((name) => `public.quote_${name}`).join(", ");

/**
 * Does something with the database: a Postgres where one is given, else that in a data folder on this machine. Gives
 * undefined where nothing was ever stored in the folder. Rejects where another process has the folder, as a server
 * does that runs.
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

/** Does something with the database in a Postgres. */
export async function inPostgres<T>(url: string, work: (database: OwnerDatabase) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, prepare: false, fetch_types: false });
  try {
    return await work({
      query: async <Row>(text: string, parameters: readonly Parameter[] = []) => [
        ...(await sql.unsafe<Row[]>(text, [...parameters])),
      ],
      deleteMail: async () => 0,
      erase: async () => void (await sql.unsafe(`vacuum (full, analyze) ${TABLES}`)),
    });
  } finally {
    await sql.end();
  }
}
