// npm start: installs what is missing, builds, and serves; whoever ends npm ends everything. Plain JavaScript,
// because the packages may be missing. The build has a process of its own, whose memory goes with it.
// package.json starts all that opens the database with --liftoff-only: V8 then never optimises Postgres (PGlite), which
// is fast enough without, and would take 700 MB for a moment, and 60 MB for good.
import "./install.mjs";
import { spawnAlong } from "./spawnAlong.mjs";

const code = await spawnAlong(process.execPath, ["commands/run.mjs", "build"]);
if (code !== 0) process.exit(code);
await import("../dist/server/serve.js"); // from here on the server looks itself
