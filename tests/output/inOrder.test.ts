import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inOrder } from "../../output/serving/inOrder.ts";
import { listen } from "../supabase/support/listen.ts";

let underWay = 0;
let most = 0;
const server = createServer(
  inOrder(async (request, response) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay--;
    response.end(`<${request.url}>`);
  }),
);
let port: number;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => void server.close());

/** Sends `count` requests at once over one connection, and returns all that comes back; empty on an error. */
function sendAtOnce(count: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const line = (number: number) =>
    `GET /${number} HTTP/1.1\r\nHost: localhost\r\n${number === count ? "Connection: close\r\n" : ""}\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => line(index + 1)).join(""));
  return text(socket).catch(() => "");
}

it("requests that are sent ahead are answered one after the other, in their order", async () => {
  const answers = await sendAtOnce(2);
  expect(answers.match(/<[^>]*>/g)).toEqual(["</1>", "</2>"]);
  expect(most).toBe(1);
});

it("a connection that sends a hundred ahead is closed, and others are answered", async () => {
  expect(await sendAtOnce(100)).not.toContain("</100>");
  expect(await sendAtOnce(1)).toContain("</1>");
});
