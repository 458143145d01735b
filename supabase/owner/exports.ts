import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { appendFile, rename, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

/** Files that were written elsewhere than into the folder of exports, one path a line. */
const listOf = (dataDir: string) => join(dataDir, "exports.elsewhere");
const folderOf = (dataDir: string) => join(dataDir, "exports");

/**
 * Writes an export: under a bare name into the data folder's exports, which are deleted when a person is forgotten; at
 * a path anywhere else, which is noted, so that it can be named then. Returns where it is, and whether it is elsewhere.
 */
export async function writeExport(dataDir: string, name: string, parts: AsyncIterable<string> | Uint8Array) {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isElsewhere = basename(name) !== name;
  const file = isElsewhere ? name : join(folder, name);
  if (isElsewhere) await appendFile(listOf(dataDir), `${resolve(name)}\n`, { mode: 0o600 });
  const draft = `${file}.part`; // so that an export is whole or not there
  rmSync(draft, { force: true });
  await writeFile(draft, parts, { flag: "wx", mode: 0o600 });
  await rename(draft, file);
  return { file, isElsewhere };
}

/** Deletes the exports in a data folder. Returns the paths of those elsewhere that are still there. */
export function forgetExports(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  const early = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.endsWith(".csv")) : [];
  const named = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of early) rmSync(join(dataDir, name));
  for (const name of named) rmSync(join(folder, name));
  const list = listOf(dataDir);
  const elsewhere = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  return [...new Set(elsewhere)].filter((path) => existsSync(path));
}
