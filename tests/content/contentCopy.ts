import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with a copy of this site's content, for as long as the process runs. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  for (const name of ["site.yaml", "pages-data"]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "public"), join(root, "public"));
  process.once("exit", () => rmSync(root, { recursive: true }));
  return root;
}
