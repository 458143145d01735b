import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** Makes a server listen on a port of this machine, by default a free one; resolves to the port. */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  server.listen({ port, host, backlog: 2_048 }); // room for a thousand connections at once
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}
