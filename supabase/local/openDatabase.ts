import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { DURABLE, DurableFiles } from "./durableFiles.ts";

const CREATE = "supabase/local/createDatabase.mjs"; // as all paths, from the project's folder
const NO_SYNC = "-F";
const SMALL = ["-c", "shared_buffers=1MB"]; // of 128 MB, all of which PGlite touches
/** Postgres is fast enough as V8 first compiles it; optimised, its code takes 100 MB and seconds of the first request. */
export const UNOPTIMISED = "--wasm-tiering-budget=2147483647";

/** Opens the Postgres in a folder, which is made when it is not there. Throws an error that says what to do. */
export async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`; // so that a database which is there is whole
    rmSync(draft, { recursive: true, force: true });
    await promisify(execFile)(process.execPath, [UNOPTIMISED, CREATE, draft]);
    renameSync(draft, folder);
  }
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(cannotOpen(folder)); // PGlite would make a new one
  setFlagsFromString(UNOPTIMISED);
  const startParams = [...PGlite.defaultStartParams.filter((word) => word !== NO_SYNC), ...DURABLE, ...SMALL];
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
