import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with a copy of this site's content, for as long as the tests run. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  for (const name of ["site.yaml", "pages-data", "public"])
    cpSync(name, join(root, name), { recursive: true });
  return root;
}
