// Adds a data folder of the present schema to those that the upgrade is tested with; run it with each new migration:
// node commands/run.mjs tests/supabase/support/keepSchema.ts
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { postOver, serveLocally } from "./localServer.ts";
import { quote } from "./requests.ts";
import { MOST_BYTES, newestMigration, PACKED, unpackSchemas } from "./schemas.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const versions = unpackSchemas(folder);
const present = join(folder, newestMigration());
rmSync(present, { recursive: true, force: true });
const server = await serveLocally(present);
const { status } = await postOver(server.port, quote({ message: "From before." }));
await new Promise((resolve) => setTimeout(resolve, 4_000)); // for its mail
await server.close();
if (status !== 200) throw new Error(`The request was answered with ${status}.`);
const names = [...new Set([...versions, newestMigration()])].sort();
const words = ["-c", "--owner=0", "--group=0", "--numeric-owner", "-C", folder, ...names];
const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: 27, // 128 MB: as much as a reader takes without being told
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
};
writeFileSync(PACKED, zstdCompressSync(execFileSync("tar", words, { maxBuffer: MOST_BYTES }), { params }));
remove();
