import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Parameter, Query } from "../functions/send-quote-email/store/database.ts";
import { makeAllDue } from "../functions/send-quote-email/store/outbox.ts";
import { writeServices } from "../owner/services.ts";
import { deleteMail, forgetMail } from "./fileMailer.ts";
import { lockFolder } from "./lock.ts";
import { migrate, openDatabase } from "./openDatabase.ts";
import { pgliteDatabase } from "./pgliteDatabase.ts";
import { hasDatabase, rewriteDatabase, tidyUp } from "./rewriteDatabase.ts";

const MAIL_KEPT = 90 * 86_400_000; // milliseconds; as long as the rows of sent mail

/**
 * The Postgres and the mail in `folder`, for one process at a time. It is made when first needed. `now` is the time that
 * old data is judged by; `services` gives what the form lists, where that is known. Throws where the folder is another
 * user's.
 */
export function dataFolder(folder: string, now: () => Date, services?: () => readonly string[]) {
  if (existsSync(folder)) makePrivate(folder);
  const database = join(folder, "postgres");
  let opening: ReturnType<typeof openAlone> | undefined;
  function begin() {
    const attempt = openAlone(folder, now(), services);
    opening = attempt;
    attempt.catch(() => {
      opening = undefined; // so that the next request tries again
    });
    return attempt;
  }
  /** The database: opened, locked and migrated at the first call. Rejects when another process has it. */
  const open = async () => (await (opening ?? begin())).pglite;
  return {
    /** Whether a database was ever opened there. */
    exists: () => hasDatabase(database),
    open,
    query: async <Row>(sql: string, parameters?: readonly Parameter[]) =>
      ownQuery(await open())<Row>(sql, parameters),
    /** Deletes what is older than the privacy policy allows. Opening does so too; a server must call it daily. */
    forgetOld: async () => forgetOld(await open(), folder, now()),
    deleteMail: (ids: readonly string[]) => deleteMail(join(folder, "mail"), ids),
    async erase(): Promise<void> {
      const exports = readdirSync(folder).filter((name) => name.endsWith(".csv"));
      for (const name of exports) rmSync(join(folder, name));
      const opened = await (opening ?? begin());
      const rewriting = opened.pglite.close().then(() => rewriteDatabase(database));
      const reopen = async () => {
        tidyUp(database); // where that failed, the old one is put back
        shut(folder);
        return { ...opened, pglite: await openDatabase(database) };
      };
      opening = rewriting.then(reopen, reopen); // who asks meanwhile waits
      await rewriting;
      await opening;
    },
    /** Closes the database if it is open, and gives the folder back. */
    async close(): Promise<void> {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      await opened?.pglite.close();
      await opened?.unlock();
    },
  };
}

async function openAlone(folder: string, now: Date, services?: () => readonly string[]) {
  makePrivate(folder);
  const unlock = await lockFolder(folder);
  try {
    const database = join(folder, "postgres");
    tidyUp(database);
    const pglite = await openDatabase(database);
    shut(folder); // once more: a new database is made by a process of its own
    await migrate(pglite);
    await forgetOld(pglite, folder, now);
    // Nobody else has the folder, so whatever a process was sending when it died is free again.
    await makeAllDue(pgliteDatabase(async () => pglite).query, now);
    if (services) await writeServices(ownQuery(pglite), services());
    return { pglite, unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Runs statements as the database's owner. */
function ownQuery(pglite: PGlite): Query {
  return async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await pglite.query<Row>(sql, [...parameters])).rows;
}

/** Makes a folder, where there is none, and shuts it and all in it to other users. Throws where it is another user's. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid && statSync(folder).uid !== process.getuid())
    throw new Error(
      `${folder} belongs to another user, who could read all requests. Give it to the one that serves.`,
    );
  shut(folder);
}

/** Takes the rights of others from a folder and from all in it; links are not followed. */
function shut(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) shut(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

/** Deletes what is older than supabase/README.md says: in the database, and the .eml files. */
async function forgetOld(pglite: PGlite, folder: string, now: Date): Promise<void> {
  await pglite.query("select public.forget_old_quotes($1)", [now]);
  const trusted = "select from public.quote_clock where steady_since <= $1::timestamptz - interval '14 days'";
  if ((await pglite.query(trusted, [now])).rows.length === 0) return; // the clock may be wrong
  await forgetMail(join(folder, "mail"), new Date(now.getTime() - MAIL_KEPT));
}
