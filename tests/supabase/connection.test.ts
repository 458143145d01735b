import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FUNCTION_PATH, serveLocally } from "./support/localServer.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(folder);
});
afterAll(async () => {
  await server.close();
  remove();
});

const LARGE = "x".repeat(300_000);
const head = (line: string, headers: string[] = []) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;
const withLength = (line: string, headers: string[], body: string) =>
  head(line, [...headers, `Content-Length: ${body.length}`]) + body;
const inChunks = (line: string, headers: string[], body: string) =>
  `${head(line, [...headers, "Transfer-Encoding: chunked"])}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** All data received on a connection: for a request and, if `interval` is 0, for a second one sent after its answer. */
function converse(request: string, interval = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(server.port, "127.0.0.1", () => socket.write(request));
    const dripping = interval ? setInterval(() => socket.write("x"), interval) : undefined;
    socket.setEncoding("latin1").on("data", (text) => {
      if (answer === "" && !interval) socket.write(head("GET /other", ["Connection: close"]));
      answer += text;
    });
    socket.on("close", () => resolve(answer)).on("error", (error) => answer || reject(error));
    socket.on("close", () => clearInterval(dripping));
  });
}

describe("a connection whose request is refused", () => {
  const post = `POST ${FUNCTION_PATH}`;
  const elsewhere = ["Origin: https://evil.example", "Content-Type: application/json"];
  it.each([
    ["a body of another type", 415, withLength(post, ["Content-Type: text/plain"], LARGE)],
    ["one in chunks", 415, inChunks(post, ["Content-Type: text/plain"], LARGE)],
    ["a short one", 415, withLength(post, ["Content-Type: text/plain"], "abc")],
    ["a body from elsewhere", 403, withLength(post, elsewhere, LARGE)],
    ["one in chunks from elsewhere", 403, inChunks(post, elsewhere, LARGE)],
    ["a body too large", 413, withLength(post, ["Content-Type: application/json"], LARGE)],
    ["one too large in chunks", 413, inChunks(post, ["Content-Type: application/json"], LARGE)],
    ["a body by another method", 405, withLength(`PUT ${FUNCTION_PATH}`, [], LARGE)],
    ["one in chunks by another method", 405, inChunks(`PUT ${FUNCTION_PATH}`, [], LARGE)],
  ])("for %s answers the next request, too", async (_, status, request) => {
    const statuses = [...(await converse(request)).matchAll(/HTTP\/1.1 (\d+)/g)].map(([, code]) =>
      Number(code),
    );
    expect(statuses).toEqual([status, 200]);
  });

  it("for a body of 20 MB lets its sender read the answer, every time", { timeout: 60_000 }, async () => {
    const body = "x".repeat(20_000_000);
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const url = `http://127.0.0.1:${server.port}${FUNCTION_PATH}`;
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      statuses.push(response.status);
      expect(await response.json()).toMatchObject({ error: { code: "too_large" } });
    }
    expect(statuses).toEqual(Array(10).fill(413));
  });

  it("is closed when the body does not end", { timeout: 15_000 }, async () => {
    const endless = head(post, ["Content-Type: text/plain", "Content-Length: 1000000"]);
    expect(await converse(endless, 100)).toMatch(/^HTTP\/1.1 415 /);
  });
});
