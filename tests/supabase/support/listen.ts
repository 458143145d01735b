import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** Lets a server listen on a port of this machine, a free one unless one is given; resolves to the port. */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  server.listen({ port, host, backlog: 2_048 }); // room for a thousand who knock at once
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}
