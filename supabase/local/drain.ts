import type { IncomingMessage, ServerResponse } from "node:http";

const MAX_DRAINED = 32 * 1024 * 1024; // bytes
const MAX_DRAIN_TIME = 5_000; // milliseconds
const TIME_TO_READ = 1_000; // milliseconds to read the answer, once our side has ended

/**
 * Once a request is answered, reads what is left of its body and drops it: the next request on its connection would
 * wait behind that for ever, and who still sends while the connection is closed never reads the answer. Of a body that
 * does not end, ends our side first, and hangs up then.
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
