// `node commands/run.mjs check --launch` runs commands/check.ts, by the types that Node strips by itself.
// Plain JavaScript, because nothing else runs before the packages are there.
import "./install.mjs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const [name] = process.argv.splice(2, 1);
process.env.NODE_ENV = "production"; // React looks once, when it is loaded, and renders three times as fast
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)));
await import(`./${name}.ts`);
