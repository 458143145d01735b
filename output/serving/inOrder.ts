import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** How many requests of one connection may be unanswered. Browsers have one; attackers fill the memory with more. */
const MAX_UNANSWERED = 2;

/**
 * Has the requests of one connection answered one after the other, so that answers which nobody takes wait for one
 * file and not for all. A connection that sends too many ahead is closed.
 */
export function inOrder(handler: RequestListener): RequestListener {
  /** Of each connection: how many requests have not been answered whole, and when the last one is. */
  const connections = new WeakMap<Socket, { count: number; last: Promise<void> }>();
  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket) ?? { count: 0, last: Promise.resolve() };
    connections.set(socket, waiting);
    if (++waiting.count > MAX_UNANSWERED) {
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
