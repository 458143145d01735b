// npm run dev: installs what is missing, and starts Vite's server, of which Vike is a plugin. Vike's own command would
// read vite.config.ts, and all the code that it imports, four times over. Plain JavaScript, because the packages may
// be missing.
import "./install.mjs";

// React looks once, when it is loaded, and renders pages three times as fast as while it is developed with. The one in
// the browser is Vite's, and stays the other.
process.env.NODE_ENV = "production";
for (const name of ["react", "react/jsx-runtime", "react-dom/server"]) await import(name);
delete process.env.NODE_ENV; // Vite sets it

// Vite looks for what a later version of it may not take, which takes as long as reading the file itself.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
await import("../node_modules/vite/bin/vite.js");
