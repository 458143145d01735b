import type { Plugin } from "vite";

/**
 * Ends the server when nobody can read its output any more, as after its terminal was closed. Otherwise Vike reports
 * the failed write with another write, which fails too, and so on without end, at the cost of a whole core.
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
