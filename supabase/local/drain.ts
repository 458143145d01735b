import type { IncomingMessage, ServerResponse } from "node:http";

const MOST = 1024 * 1024; // bytes
const LONGEST = 2_000; // milliseconds

/**
 * Once a request is answered, reads on what is left of its body, or the next request on its connection would
 * wait behind that for ever. Hangs up on a body that does not end.
 */
export function drainAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once("finish", () => {
    if (incoming.complete) return;
    const hangUp = () => incoming.socket.destroy();
    const timer = setTimeout(hangUp, LONGEST).unref();
    let left = MOST;
    incoming.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) hangUp();
    });
    incoming.once("close", () => clearTimeout(timer)).resume();
  });
}
