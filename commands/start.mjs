// npm start: installs what is missing, builds, and serves; ending npm ends everything. Plain JavaScript, because the
// packages may be missing. The build runs in a child process, whose memory is freed when it exits: that is once it has
// made the pictures, while its pages are served already.
// package.json runs what opens the database every day with --liftoff-only: V8 then never optimizes Postgres (PGlite),
// which is fast enough unoptimized; optimizing would take 700 MB for a moment, and 60 MB permanently.
import { once } from "node:events";
import { startAlong } from "./spawnAlong.mjs";

const HELP = `Installs what is missing, builds the site, and serves it on http://localhost:4173 (PORT=4174 npm start: on
another port) with its quote form, until you press Ctrl-C. Its pages are there after about a minute the first time, and
after seconds from then on; pictures follow. To see changes while you make them, use npm run dev.

  --launch  builds the live site, as npm run build -- --launch does; where that is refused, serves nothing`;

const words = process.argv.slice(2);
const [unknown] = words.filter((word) => word !== "--launch");
if (unknown !== undefined) {
  if (unknown === "--help") console.log(HELP);
  else console.error(`npm start takes no ${unknown}.\n\n${HELP}`);
  process.exit(unknown === "--help" ? 0 : 2);
}
await import("./install.mjs"); // not before: help needs nothing

const launch = words.length > 0 ? ["--launch", "--own-server"] : [];
const build = startAlong(process.execPath, ["commands/run.mjs", "build", "--pages-first", ...launch], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
const code = await Promise.race([build.ended, once(build.child, "message").then(() => 0)]);
if (code !== 0) process.exit(code);
const { serve } = await import("../dist/server/serve.js");
await serve(build.child); // from here on the server watches its parent process itself
