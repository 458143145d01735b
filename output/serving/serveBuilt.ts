import { once } from "node:events";
import { createServer } from "node:http";
import { siteHandler } from "./siteHandler.ts";

/** Serves a built site on localhost only, on a free port, until it is closed. */
export async function serveBuilt(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(siteHandler(folder)).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
