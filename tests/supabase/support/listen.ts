import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on a port of this machine, a free one unless one is given; resolves to the port. */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  server.listen({ port, host, backlog: 2_048 }); // room for a thousand who knock at once
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}
