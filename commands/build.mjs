// npm run build: build.ts, in a process that is set up for it.
import { spawnBuild } from "./spawnBuild.mjs";

process.exitCode = await spawnBuild(...process.argv.slice(2));
