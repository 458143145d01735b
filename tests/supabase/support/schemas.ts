import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";

/**
 * Data folders as each schema left them, by the version of its newest migration, in one file, in which they share what
 * they have in common.
 */
export const PACKED = "tests/supabase/support/schemas.tar.zst";
/** More than the folders have. */
export const MOST_BYTES = 1024 ** 3;

/** The version of the newest migration. */
export function newestMigration(): string {
  return readdirSync("supabase/migrations").sort().at(-1)?.split("_")[0] ?? "";
}

/** Unpacks the data folders into a folder; returns their versions. */
export function unpackSchemas(folder: string): string[] {
  const input = zstdDecompressSync(readFileSync(PACKED));
  execFileSync("tar", ["-x", "--no-same-owner", "-C", folder], { input, maxBuffer: MOST_BYTES });
  return readdirSync(folder).sort();
}
