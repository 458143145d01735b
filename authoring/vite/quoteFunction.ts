import type { Plugin } from "vite";
import { openLocalBackend } from "../../supabase/local/openLocalBackend.ts";

/** Answers the quote form while editing, with the same handler that runs on Supabase. */
export function quoteFunctionPlugin(): Plugin {
  return {
    name: "quote-function",
    configureServer(server) {
      const backend = openLocalBackend(process.env.DATA_DIR ?? ".data");
      server.middlewares.use(backend.middleware);
      server.httpServer?.once("close", () => void backend.close());
    },
  };
}
