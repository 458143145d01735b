import { once } from "node:events";
import { createServer } from "node:http";
import { siteHandler } from "../../output/siteHandler.ts";

/** A built site served on localhost. */
export interface ServedFolder {
  /** http://localhost and the port, without a slash. */
  origin: string;
  stop(): void;
}

/** Serves a built site at a free port, as a static host would. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(siteHandler(folder)).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${address.port}`, stop };
}
