// npm run dev: installs what is missing, and starts Vite's server, with Vike as its plugin. Vike's own command would
// load vite.config.ts, and all the code that it imports, four times. Plain JavaScript, because the packages may be
// missing.
import { setFlagsFromString } from "node:v8";
import "./install.mjs";

// Has V8 collect garbage early, as --max-semi-space-size in package.json does: each change of a file leaves megabytes
// behind, which V8 would keep until there are hundreds. A quarter less memory, for a seventh more work.
setFlagsFromString("--heap-growing-percent=50");

// Has the allocator of Vite's bundler take memory as it needs it, and no arenas in advance: 445 MB in place of 540.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = "0";

// React reads NODE_ENV once, when it is loaded; its production build renders pages three times as fast. The React in
// the browser is served by Vite, and stays the development build.
process.env.NODE_ENV = "production";
for (const name of ["react", "react/jsx-runtime", "react-dom/server"]) await import(name);
delete process.env.NODE_ENV; // Vite sets it

// Has vite.config.ts load the editor.
process.env.WITH_EDITOR = "true";
// Skips Vite's search for config code that a later version may not support: it takes as long as loading the file.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
await import("../node_modules/vite/bin/vite.js");
