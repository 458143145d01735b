import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { likeAnyMachine } from "./machine.ts";

/**
 * Sets one seed for all random tests and prints it, so that failures can be reproduced.
 * Puts all temporary files of the tests in one folder and removes it at the end with all that is left there: the
 * processes that run the tests are killed without notice, so they cannot clean up after themselves.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  chmodSync(folder, 0o755); // Postgres runs as another user
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder; // the last two on Windows
  likeAnyMachine();
  process.env.SEED ??= String(randomInt(2 ** 31));
  console.log(`SEED=${process.env.SEED} has the tests try again what they try at random in this run.`);
  return () => rmSync(folder, { recursive: true, force: true });
}
