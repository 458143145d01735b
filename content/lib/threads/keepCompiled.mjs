// Enables Node's compile cache, with which the next run loads modules in a third of the time. Each thread has to enable
// it itself.
import module from "node:module"; // default: Node 20 lacks enableCompileCache, so a named import would not link
import { fileURLToPath } from "node:url";

module.enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
