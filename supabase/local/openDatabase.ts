import { execFile } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  globSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import {
  type Database,
  OutcomeUnknown,
  type Parameter,
  type Query,
} from "../functions/send-quote-email/store/database.ts";

const CREATE = "supabase/local/createDatabase.mjs"; // relative to the project's folder, like all paths
const NO_SYNC = "-F";
/** Makes Postgres sync commits to disk, and limits its buffers to 1 MB, as PGlite touches all of them. */
const PARAMETERS = ["fsync=on", "wal_sync_method=fsync", "shared_buffers=1MB"].flatMap((one) => ["-c", one]);

/** Opens the Postgres in a folder, creating it if needed. Throws an error that says what to do. */
export async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}.draft`; // so that a database in `folder` is always complete
    // A process that creates one may outlive its killed parent for a moment.
    const options = { recursive: true, force: true, maxRetries: 5 };
    const left = globSync(`${basename(folder)}.*.draft`, { cwd: dirname(folder) });
    for (const name of left) rmSync(join(dirname(folder), name), options);
    await promisify(execFile)(process.execPath, ["--liftoff-only", CREATE, draft, String(process.pid)]);
    renameSync(draft, folder);
  }
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(cannotOpen(folder)); // PGlite would create a new one
  const startParams = [...PGlite.defaultStartParams.filter((word) => word !== NO_SYNC), ...PARAMETERS];
  try {
    return await PGlite.create({ dataDir: folder, fs: new DurableFiles(folder), startParams });
  } catch (error) {
    throw new Error(cannotOpen(folder), { cause: error });
  }
}

function cannotOpen(folder: string): string {
  return (
    `The database in ${folder} cannot be opened: its files are damaged, or the disk is full. Stop the site, and put ` +
    `back a copy of that folder; or rename it to ${folder}.damaged, and the site begins with an empty one ` +
    "(requests that were mailed are in the mail)."
  );
}

/**
 * A file system for PGlite with which commits survive a power cut. By default PGlite runs without fsync, and its file
 * system does not implement it.
 */
class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, given: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun = [withSync, ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** What Emscripten calls an open file; folders have no descriptor. */
type OpenFile = { nfd?: number; flags: number; node: object };
type NodeFiles = { stream_ops?: unknown; realPath(node: object): string };

function withSync({ FS }: { FS: { filesystems: { NODEFS: NodeFiles } } }): void {
  const { NODEFS } = FS.filesystems;
  const operations = NODEFS.stream_ops;
  if (typeof operations !== "object" || operations === null)
    throw new Error("PGlite's files cannot be synced.");
  Reflect.set(operations, "fsync", ({ nfd, flags, node }: OpenFile) => {
    if (nfd === undefined) return 0;
    const isReadOnly = (flags & (constants.O_RDWR | constants.O_WRONLY)) === 0;
    if (process.platform === "win32" && isReadOnly) syncByName(NODEFS.realPath(node));
    else fsyncSync(nfd);
    return 0;
  });
}

/** Syncs a file that Postgres has open for reading, as after a crash: Windows syncs only what is open for writing. */
function syncByName(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Cleans pages and statistics of deleted rows, and has the log's old files removed, not renamed to be written again. */
const CLEAN = ["delete from pg_statistic", "vacuum (full, analyze)", "set wal_recycle = off", "checkpoint"];

/** Removes deleted rows from a database's files, in which they would stay for months: VACUUM alone leaves them in logs. */
export async function eraseDeleted(database: PGlite): Promise<void> {
  for (const statement of CLEAN) await database.exec(statement);
  const { rows } = await database.query("select name from pg_ls_waldir()");
  // Earlier checkpoints have renamed old files, to be written next: each becomes the present one, and is removed after.
  for (const _ of [...rows, "the present one"]) {
    await database.exec("select pg_switch_wal()");
    await database.exec("checkpoint");
  }
}

const MIGRATIONS = "supabase/migrations"; // relative to the project's folder, where every command runs

/** Runs the migrations that have not been applied to this database, in the order of their names. */
export async function migrate(database: PGlite): Promise<void> {
  // The same table in which the Supabase CLI records migrations.
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const file of files.sort()) await migrateOne(database, file);
}

async function migrateOne(database: PGlite, file: string): Promise<void> {
  const version = file.split("_")[0];
  const record = "insert into supabase_migrations.schema_migrations values ($1) on conflict do nothing";
  await database.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(record, [version]);
    if (affectedRows === 1) await transaction.exec(readFileSync(join(MIGRATIONS, file), "utf8"));
  });
}

/** Runs statements on a PGlite, as its owner, or on a transaction of it. */
export function queryOn(connection: Pick<PGlite, "query">): Query {
  return async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await connection.query<Row>(sql, [...parameters])).rows;
}

/**
 * PGlite as the function's database, opened by `open` when it is used. It has one connection, so transactions take
 * turns.
 */
export function pgliteDatabase(open: () => Promise<PGlite>): Database {
  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const pglite = await open();
    let committing = false;
    try {
      return await pglite.transaction(async (connection) => {
        await connection.exec("set local role service_role");
        const result = await work(queryOn(connection));
        committing = true;
        return result;
      });
    } catch (error) {
      throw committing ? new OutcomeUnknown({ cause: error }) : error;
    }
  }
  return {
    transaction,
    query: (statement, parameters) => transaction((query) => query(statement, parameters)),
  };
}
