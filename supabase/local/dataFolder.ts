import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Parameter } from "../functions/send-quote-email/store/database.ts";
import { makeAllDue } from "../functions/send-quote-email/store/outbox.ts";
import { forgetExports } from "../owner/exports.ts";
import { writeServices } from "../owner/services.ts";
import { deleteMail, forgetMail } from "./fileMailer.ts";
import { lockFolder } from "./lock.ts";
import { eraseDeleted, migrate, openDatabase, pgliteDatabase, queryOn } from "./openDatabase.ts";

const MAIL_KEPT = 90 * 86_400_000; // milliseconds; the same as for the rows of sent mail

/**
 * The Postgres and the mail in `folder`, for one process at a time, created when first needed. `now` decides which data
 * is old; `services` returns the services that the form lists, if known. Throws if the folder belongs to another user.
 */
export function dataFolder(folder: string, now: () => Date, services?: () => readonly string[]) {
  if (existsSync(folder)) makePrivate(folder);
  const database = join(folder, "postgres");
  let opening: ReturnType<typeof openAlone> | undefined;
  /** Returns the database: opened, locked and migrated at the first call. Rejects if another process has it. */
  async function open(): Promise<PGlite> {
    opening ??= openAlone(folder, now(), services).catch((error) => {
      opening = undefined; // so that the next request tries again
      throw error;
    });
    return (await opening).pglite;
  }
  return {
    /** Whether there is a database in the folder. */
    exists: () => existsSync(database) || existsSync(`${database}.before`),
    open,
    query: async <Row>(sql: string, parameters?: readonly Parameter[]) =>
      queryOn(await open())<Row>(sql, parameters),
    /** Deletes data older than the privacy policy allows. Opening does so too; a server must call it daily. */
    forgetOld: async () => forgetOld(await open(), folder, now()),
    deleteMail: (ids: readonly string[]) => deleteMail(join(folder, "mail"), ids),
    /** Returns the key that mailboxes are hashed with in the limits. Opens the database, as it is created with it. */
    mailboxKey: async () => {
      await open();
      return readFileSync(keyFile(folder), "utf8");
    },
    async erase(): Promise<void> {
      forgetExports(folder);
      writeKey(folder); // so that the counts of the old one tell nothing, wherever they are left
      await eraseDeleted(await open());
    },
    /** Closes the database if it is open, and unlocks the folder. */
    async close(): Promise<void> {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      await opened?.pglite.close();
      opened?.unlock();
    },
  };
}

async function openAlone(folder: string, now: Date, services?: () => readonly string[]) {
  makePrivate(folder);
  const unlock = lockFolder(folder); // before any file below is touched: its holder may just delete it
  try {
    const database = join(folder, "postgres");
    putBack(database);
    const pglite = await openDatabase(database);
    if (!existsSync(keyFile(folder))) writeKey(folder);
    shut(folder);
    await migrate(pglite);
    await forgetOld(pglite, folder, now);
    // No other process has the folder, so mail that one was sending when it died can be sent again.
    await makeAllDue(pgliteDatabase(async () => pglite).query, now);
    if (services) await writeServices(queryOn(pglite), services());
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Ends what an earlier version left where it was interrupted while it copied the database into a new one. */
function putBack(database: string): void {
  if (!existsSync(database) && existsSync(`${database}.before`)) renameSync(`${database}.before`, database);
  for (const left of ["before", "next", "rows.next"])
    rmSync(`${database}.${left}`, { recursive: true, force: true });
}

const keyFile = (folder: string) => join(folder, "mailbox.key");

function writeKey(folder: string): void {
  writeFileSync(keyFile(folder), randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
}

/** Creates a folder if needed, and denies other users access to it. Throws if it belongs to another user. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid && statSync(folder).uid !== process.getuid())
    throw new Error(
      `${folder} belongs to another user, who could read all requests. Give it to the one that serves.`,
    );
  chmodSync(folder, 0o700);
}

/** Removes other users' permissions on a folder and everything in it; links are not followed. */
function shut(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) shut(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

/** Deletes data older than supabase/README.md says: rows of the database and .eml files. */
async function forgetOld(pglite: PGlite, folder: string, now: Date): Promise<void> {
  await pglite.query("select public.forget_old_quotes($1)", [now]);
  const trusted = "select from public.quote_clock where steady_since <= $1::timestamptz - interval '14 days'";
  if ((await pglite.query(trusted, [now])).rows.length === 0) return; // the clock may be wrong
  await forgetMail(join(folder, "mail"), now, MAIL_KEPT);
}
