import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLE } from "./builtExample.ts";
import { buildIn, copyProject } from "./copyOfSite.ts";

// Builds the neutral example in the EXAMPLE folder. What an earlier run built and bundled stays there, for speed.
const KEPT = /^(?:dist.*|node_modules)$/;
mkdirSync(EXAMPLE, { recursive: true });
for (const name of readdirSync(EXAMPLE))
  if (!KEPT.test(name)) rmSync(join(EXAMPLE, name), { recursive: true });
copyProject(EXAMPLE, "tests/example");
const { status, output } = buildIn(EXAMPLE);
console.log(output);
process.exitCode = status ?? 1;
