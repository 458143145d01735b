import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// A process id comes round again, most of all in containers; with the start time it does not.
const MARK = `${process.pid} ${performance.timeOrigin}`;

/**
 * Takes a folder for this process alone, by a file named `lock` in it, and returns the function that gives
 * it back. The lock of a dead process is taken over. Throws an error that names the process which has it.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, "lock");
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, MARK);
  try {
    if (!tryLink(draft, lock)) {
      removeStale(lock);
      if (!tryLink(draft, lock)) throw inUse(lock, read(lock));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const release = () => {
    process.off("exit", release);
    if (read(lock) === MARK) rmSync(lock, { force: true });
  };
  process.on("exit", release);
  return release;
}

// A hard link is made whole or not at all, and by one process alone.
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "EEXIST") return false;
    throw error;
  }
}

// Moved aside before it goes: of two processes that find it stale, one alone can move it.
function removeStale(lock: string): void {
  const mark = read(lock);
  if (mark === undefined) return;
  if (isAlive(mark)) throw inUse(lock, mark);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // the other process was faster
  }
  if (read(aside) !== mark) tryLink(aside, lock); // the other's new lock, not the stale one: back with it
  rmSync(aside, { force: true });
}

function isAlive(mark: string): boolean {
  const pid = Number(mark.split(" ")[0]);
  if (!(pid > 0)) return false; // nonsense; and 0 would mean this process's own group
  if (pid === process.pid) return mark === MARK;
  try {
    process.kill(pid, 0); // sends nothing; tells whether the process is there
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function inUse(lock: string, mark = ""): Error {
  const owner = mark === MARK ? "this process" : `process ${mark.split(" ")[0] || "(unknown)"}`;
  return new Error(
    `The folder ${dirname(lock)} is in use by ${owner}. Stop it first, or delete ${lock} if that is no longer so.`,
  );
}
