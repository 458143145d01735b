import type { Plugin } from "vite";

/**
 * Ends the server when nobody can read what it says any more: a closed terminal, an editor that quit. Without it,
 * Vike reports the failed write by another write, which fails too, and so on for ever, at the cost of a whole core.
 */
export function endWithTerminalPlugin(): Plugin {
  return {
    name: "end-with-terminal",
    apply: "serve",
    configureServer() {
      for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit(1));
    },
  };
}
