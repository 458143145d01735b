import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { makeAllDue } from "../functions/send-quote-email/outbox.ts";
import { lockFolder } from "./lock.ts";
import { migrate } from "./migrate.ts";

/** A folder with a Postgres in it, for one process at a time. */
export interface DataFolder {
  /** The database: opened, locked and migrated at the first call. Rejects when another process has it. */
  open(): Promise<PGlite>;
  /** Whether a database was ever opened there. */
  exists(): boolean;
  /** Closes the database if it is open, and gives the folder back. */
  close(): Promise<void>;
}

/** The database in `folder`, which is made when first needed. `now` is the time that old data is judged by. */
export function dataFolder(folder: string, now: () => Date): DataFolder {
  let opened: Promise<{ pglite: PGlite; unlock: () => void }> | undefined;
  const forget = () => {
    opened = undefined; // so that the next request tries again
  };
  return {
    exists: () => existsSync(join(folder, "postgres")),
    async open() {
      opened ??= openAlone(folder, now());
      opened.catch(forget);
      return (await opened).pglite;
    },
    async close() {
      const present = await opened?.catch(forget);
      forget();
      await present?.pglite.close();
      present?.unlock();
    },
  };
}

async function openAlone(folder: string, now: Date): Promise<{ pglite: PGlite; unlock: () => void }> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create(join(folder, "postgres"));
    await migrate(pglite);
    await pglite.query("select public.forget_old_quotes($1)", [now]);
    // Nobody else has the folder, so whatever a process was sending when it died is free again.
    await makeAllDue(
      async (sql, parameters = []) => (await pglite.query<never>(sql, [...parameters])).rows,
      now,
    );
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
