import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { likeAnyMachine } from "./machine.ts";

const PREFIX = "site-tests-";
const DAY = 86_400_000; // milliseconds

/**
 * Sets one seed for all random tests and prints it, so that failures can be reproduced.
 * Puts all temporary files of the tests in one folder and removes it at the end with all that is left there: the
 * processes that run the tests are killed without notice, so they cannot clean up after themselves.
 */
export default function setUp(): () => void {
  const parent = inMemory() ?? tmpdir();
  removeOld(parent);
  const folder = mkdtempSync(join(parent, PREFIX));
  chmodSync(folder, 0o755); // Postgres runs as another user
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder; // the last two on Windows
  likeAnyMachine();
  process.env.SEED ??= String(randomInt(2 ** 31));
  console.log(`SEED=${process.env.SEED} has the tests try again what they try at random in this run.`);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Removes what killed runs have left. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const left = join(parent, name);
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now(); // another run may have ended
    if (Date.now() - changed > DAY) rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Linux's folder in memory, where it has room: half of what databases and Git do in tests is waiting for a disk. The room
 * that they need is below 1 GB; containers often have 64 MB.
 */
function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize > 4 * 2 ** 30 ? "/dev/shm" : undefined;
  } catch {
    return undefined;
  }
}
