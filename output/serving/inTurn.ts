import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** A connection may be so many requests ahead of its answers. Browsers are none; attackers keep memory with them. */
const MOST = 8;

/**
 * Has the requests of one connection answered one after the other, so that answers which nobody takes wait for one
 * file and not for all. A connection that sends too many ahead is closed.
 */
export function inTurn(handler: RequestListener): RequestListener {
  /** Of each connection: how many requests have not been answered whole, and when the last one is. */
  const connections = new WeakMap<Socket, { count: number; last: Promise<void> }>();
  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket) ?? { count: 0, last: Promise.resolve() };
    connections.set(socket, waiting);
    if (++waiting.count > MOST) {
      socket.destroy();
      return;
    }
    const before = waiting.last;
    waiting.last = new Promise((resolve) => {
      response.once("close", () => {
        waiting.count--;
        resolve();
      });
    });
    void before.then(() => socket.destroyed || handler(request, response));
  };
}
