import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/** Copies the site's content to a new temporary folder, and returns its path. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  for (const name of ["site.yaml", "theme", "words", "pages-data", "public"])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  return root;
}
