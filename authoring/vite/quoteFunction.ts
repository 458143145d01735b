import type { Plugin } from "vite";
import { openLocalBackend } from "../../supabase/local/openLocalBackend.ts";
import { answerQuotes, QUOTES } from "../quotes/answerQuotes.ts";

/** Answers the quote form on the dev server, with the handler that runs on Supabase, and shows the stored requests. */
export function quoteFunctionPlugin(): Plugin {
  return {
    name: "quote-function",
    apply: "serve",
    configureServer(server) {
      const backend = openLocalBackend(process.env.DATA_DIR ?? ".data");
      server.middlewares.use(backend.middleware);
      server.middlewares.use((incoming, outgoing, next) => {
        const path = incoming.url?.split("?")[0] ?? "";
        if (path !== QUOTES && !path.startsWith(`${QUOTES}/`)) return next();
        answerQuotes(incoming, outgoing, backend.owner).catch(next);
      });
      server.httpServer?.once("close", () => void backend.close());
    },
  };
}
