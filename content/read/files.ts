import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A content file as it stands on disk. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Undefined where it cannot be opened. */
  bytes: Uint8Array | undefined;
}

/** site.yaml and all files below pages-data, in the order of their paths. */
export function readFiles(root: string): { site: ContentFile; pages: ContentFile[] } {
  const read = (file: string) => ({ file, bytes: attempt(() => readFileSync(join(root, file))) });
  return { site: read("site.yaml"), pages: pageFilesIn(root).map(read) };
}

/** The files below pages-data, hidden ones aside; the folder itself where it cannot be opened. */
function pageFilesIn(root: string): string[] {
  const folder = join(root, "pages-data");
  const entries = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true }));
  if (!entries) return ["pages-data"];
  return entries
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith("."))
    .map(
      (entry) => `pages-data${join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/")}`,
    )
    .sort();
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
