import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** The most unanswered requests per connection. Browsers have one; attackers would fill the memory with more. */
const MAX_UNANSWERED = 2;

/** Answers a connection's requests one by one, so that slow clients hold one file in memory; closes it at too many. */
export function inOrder(handler: RequestListener): RequestListener {
  /** By connection: the number of unfinished responses, and a promise for the end of the last one. */
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
