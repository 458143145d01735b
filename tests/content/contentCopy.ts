import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/** A folder with a copy of the site's content, for as long as the tests run. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  for (const name of ["site.yaml", "theme", "words", "pages-data", "public"])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  return root;
}
