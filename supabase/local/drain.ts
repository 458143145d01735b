import type { IncomingMessage, ServerResponse } from "node:http";

const MAX_DRAINED = 32 * 1024 * 1024; // bytes
const MAX_DRAIN_TIME = 5_000; // milliseconds
const TIME_TO_READ = 1_000; // milliseconds that the client has to read the answer, once our side has ended

/**
 * Once a request is answered, reads and discards the rest of its body: otherwise the next request on its connection
 * would wait forever, and a client that is still sending when the connection closes would never read the answer. If
 * the body does not end, ends our side of the connection first, and destroys it a moment later.
 */
export function drainAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once("finish", () => {
    if (incoming.complete) return;
    const hangUp = () => {
      incoming.socket.end();
      setTimeout(() => incoming.socket.destroy(), TIME_TO_READ).unref();
    };
    const timer = setTimeout(hangUp, MAX_DRAIN_TIME).unref();
    let left = MAX_DRAINED;
    incoming.on("data", (chunk: Buffer) => {
      const isLast = left >= 0 && left < chunk.length;
      left -= chunk.length;
      if (isLast) hangUp();
    });
    incoming.once("close", () => clearTimeout(timer)).resume();
  });
}
