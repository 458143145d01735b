// npm start: installs what is missing, builds, and serves; ending npm ends everything. Plain JavaScript, because the
// packages may be missing. The build runs in a child process, whose memory is freed when it exits: that is once it has
// made the pictures, while its pages are served already.
// package.json runs everything that opens the database with --liftoff-only: V8 then never optimizes Postgres (PGlite),
// which is fast enough unoptimized; optimizing would take 700 MB for a moment, and 60 MB permanently.
import { once } from "node:events";
import { startAlong } from "./spawnAlong.mjs";

const HELP = `Installs what is missing, builds the site, and serves it on http://localhost:4173 (PORT=4174 npm start: on
another port) with its quote form, until you press Ctrl-C. Its pages are there after about a minute the first time, and
after seconds from then on; pictures follow. To see changes while you make them, use npm run dev.`;

const words = process.argv.slice(2);
if (words.length > 0) {
  if (words[0] === "--help") console.log(HELP);
  else console.error(`npm start takes no ${words[0]}.\n\n${HELP}`);
  process.exit(words[0] === "--help" ? 0 : 2);
}
await import("./install.mjs"); // not before: help needs nothing

const build = startAlong(process.execPath, ["commands/run.mjs", "build", "--pages-first"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
const code = await Promise.race([build.ended, once(build.child, "message").then(() => 0)]);
if (code !== 0) process.exit(code);
const { serve } = await import("../dist/server/serve.js");
await serve(build.child); // from here on the server watches its parent process itself
