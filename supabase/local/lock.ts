import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Types of network file systems, by statfs(2): a lock there may be known to only one of the machines. */
const SHARED = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0xc36400, 0x5346414f, 0xbd00bd0, 0x47504653];
const SQLITE_BUSY = 5;
/** Those that are held: one that nothing refers to would be closed with the next garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process, and returns the function that unlocks it. Throws an error that names the process
 * that holds it.
 *
 * The lock is SQLite's, on an empty database. The system frees it when its process dies, and knows of it in every
 * container that shares the folder, where process ids and times mean nothing.
 */
export function lockFolder(folder: string): () => void {
  if (SHARED.includes(statfsSync(folder).type))
    throw new Error(
      `The folder ${folder} is on a network disk, where nobody can tell who else uses it. Set DATA_DIR to a local one.`,
    );
  const lock = new DatabaseSync(join(folder, "lock"));
  const holder = join(folder, "lock.holder");
  try {
    lock.exec("begin exclusive");
    writeFileSync(holder, `process ${process.pid}`);
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY)) throw error;
    const name = existsSync(holder) ? readFileSync(holder, "utf8") : "another process";
    throw new Error(
      `The folder ${folder} is in use by ${name}, here or in a container that shares the folder. Stop it first.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
