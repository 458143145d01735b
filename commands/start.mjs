// npm start: installs what is missing, builds, and serves; whoever ends npm ends everything. Plain JavaScript,
// because the packages may be missing.
import { spawnBuild } from "./spawnBuild.mjs";

const code = await spawnBuild();
if (code !== 0) process.exit(code);
await import("../dist/server/serve.js"); // from here on the server looks itself
