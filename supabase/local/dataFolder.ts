import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { makeAllDue } from "../functions/send-quote-email/store/outbox.ts";
import { lockFolder } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { pgliteDatabase } from "./pgliteDatabase.ts";

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
  let opening: Promise<Opened> | undefined;
  function begin(): Promise<Opened> {
    const attempt = openAlone(folder, now());
    opening = attempt;
    attempt.catch(() => {
      opening = undefined; // so that the next request tries again
    });
    return attempt;
  }
  return {
    exists: () => existsSync(join(folder, "postgres")),
    open: async () => (await (opening ?? begin())).pglite,
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      await opened?.pglite.close();
      opened?.unlock();
    },
  };
}

interface Opened {
  pglite: PGlite;
  unlock: () => void;
}

async function openAlone(folder: string, now: Date): Promise<Opened> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create(join(folder, "postgres"));
    await migrate(pglite);
    await pglite.query("select public.forget_old_quotes($1)", [now]);
    // Nobody else has the folder, so whatever a process was sending when it died is free again.
    await makeAllDue(pgliteDatabase(async () => pglite).query, now);
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
