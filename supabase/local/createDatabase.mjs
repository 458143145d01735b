// Creates a database in the folder given, for the process given. Runs as a child process, because creating one takes
// 700 MB more memory than using it; plain JavaScript, because the process that starts it may have no compiler.
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

// It syncs only what is open for writing, and no folder: NTFS keeps a journal of what folders hold.
const ON_WINDOWS = process.platform === "win32";
const AT_ONCE = 100; // files; syncing many at once takes a tenth of the time

const [folder, parent] = process.argv.slice(2);
// The server may be killed meanwhile. Another thread looks, as Postgres keeps this one busy for seconds.
const watch =
  "setInterval(() => process.ppid === Number(workerData) || process.kill(process.pid, 'SIGKILL'), 100)";
const start = 'const { workerData } = require("node:worker_threads");';
new Worker(start + watch, { eval: true, workerData: parent }).unref();
const database = await PGlite.create(folder);
await database.close();

// Everything is synced to disk before it is used, or a power cut soon after would destroy it.
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const synced = entries.filter((entry) => !(ON_WINDOWS && entry.isDirectory()));
const paths = synced.map((entry) => join(entry.parentPath, entry.name));
if (!ON_WINDOWS) paths.push(folder);
while (paths.length) await Promise.all(paths.splice(0, AT_ONCE).map(sync));

async function sync(path) {
  await using file = await open(path, ON_WINDOWS ? "r+" : "r");
  await file.sync();
}
