// `node commands/run.mjs check --launch` runs commands/check.ts, `run.mjs tests/bench/quote.ts` runs that file, and
// `run.mjs biome check` runs a program of an installed package. Plain JavaScript that Node 20 runs, because Node 24 and
// the packages may be missing.
import "./install.mjs";
import { existsSync } from "node:fs";
import { programOf } from "./programs.mjs";
import { spawnAlong } from "./spawnAlong.mjs";

const [name = ""] = process.argv.splice(2, 1);
const file = new URL(name.endsWith(".ts") ? `../${name}` : `${name}.ts`, import.meta.url);
if (existsSync(file)) {
  await import("../content/lib/threads/keepCompiled.mjs");
  process.env.NODE_ENV = "production"; // React reads it once, when loaded, and renders three times as fast
  await import(file.href);
} else {
  const [program, ...words] = programOf(name);
  process.exitCode = await spawnAlong(program, [...words, ...process.argv.slice(2)]);
}
