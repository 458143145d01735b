// npm start: installs what is missing, builds, and serves; ending npm ends everything. Plain JavaScript, because the
// packages may be missing. The build runs in a child process, whose memory is freed when it exits.
// package.json runs everything that opens the database with --liftoff-only: V8 then never optimizes Postgres (PGlite),
// which is fast enough unoptimized; optimizing would take 700 MB for a moment, and 60 MB permanently.
import "./install.mjs";
import { spawnAlong } from "./spawnAlong.mjs";

const code = await spawnAlong(process.execPath, ["commands/run.mjs", "build"]);
if (code !== 0) process.exit(code);
await import("../dist/server/serve.js"); // from here on the server watches its parent process itself
