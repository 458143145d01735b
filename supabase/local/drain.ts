import type { IncomingMessage, ServerResponse } from "node:http";

const MAX_DRAIN_TIME = 5_000; // milliseconds

/**
 * Once a request is answered, reads and discards the rest of its body: otherwise the next request on its connection
 * would wait forever, and a client that is still sending when the connection closes would never read the answer. If
 * the body does not end, ends the connection.
 */
export function drainAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once("finish", () => {
    if (incoming.complete) return;
    const timer = setTimeout(() => incoming.socket.destroySoon(), MAX_DRAIN_TIME).unref();
    incoming.once("close", () => clearTimeout(timer)).resume();
  });
}
