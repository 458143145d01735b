import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Has all temporary files of the tests in one folder, and removes it with what is left there: the processes that run
 * them are ended without being asked, so that none can clear up behind itself.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  chmodSync(folder, 0o755); // Postgres is another user
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
