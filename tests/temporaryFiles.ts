import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives all that tests try at random one seed, and says it, so that whatever fails can be had again.
 * Has all temporary files of the tests in one folder, and removes it with what is left there: the processes that run
 * them are ended without being asked, so that none can clear up behind itself.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  chmodSync(folder, 0o755); // Postgres is another user
  process.env.TMPDIR = folder;
  process.env.SEED ??= String(randomInt(2 ** 31));
  console.log(`SEED=${process.env.SEED} has the tests try again what they try at random in this run.`);
  return () => rmSync(folder, { recursive: true, force: true });
}
