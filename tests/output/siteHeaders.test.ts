import { afterAll, describe, expect, it } from "vitest";
import { serve } from "./rawServer.ts";

const server = await serve({
  "client/index.html": "home",
  "client/about.html": "0123456789",
  "client/404.html": "not found",
  "client/llms.txt": "é",
  "client/_headers": "/*\n  X-Test: a: b\n/assets/*\n  Cache-Control: immutable\n",
  "client/assets/A.css": "body{}",
});
const get = (path: string, headers?: string) => server.ask(`GET ${path}`, headers);

afterAll(() => server.close());

describe("headers", () => {
  it.each(["/", "/nope", "/about/", "/%zz", "/llms.txt"])(
    "of _headers come with every answer: %s",
    async (path) => {
      expect(await get(path)).toContain("\r\nX-Test: a: b\r\n");
    },
  );

  it("of a folder add to those of all, and pages, and what is not found, are asked for anew", async () => {
    expect(await get("/assets/A.css")).toContain("\r\nCache-Control: immutable\r\n");
    for (const path of ["/about", "/assets/nope.css"])
      expect(await get(path)).toContain("\r\nCache-Control: public, max-age=0, must-revalidate\r\n");
  });

  it.each(["br", "gzip"])("say that a page, and the 404 page, is compressed by %s", async (encoding) => {
    for (const path of ["/about", "/nope"]) {
      const answer = await get(path, `Accept-Encoding: ${encoding}\r\n`);
      expect(answer).toMatch(new RegExp(`\r\nContent-Encoding: ${encoding}\r\n`, "i"));
      expect(answer).toMatch(/\r\nVary: Accept-Encoding\r\n/);
    }
    expect(await get("/about")).not.toMatch(/content-encoding/i);
  });

  it.each([
    ["gzip, br", "br"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["br; q=0, *", "gzip"],
    ["*;q=0.5", "br"],
    ["br;q=0.5, identity", undefined],
    ["br;q=0, gzip;q=0.000", undefined],
    ["BR;Q=1", "br"],
    ["br;q=x", undefined],
  ])("say for '%s' that a page is compressed by %s", async (accepted, encoding) => {
    const answer = await get("/about", `Accept-Encoding: ${accepted}\r\n`);
    expect(/\r\nContent-Encoding: (\w+)\r\n/.exec(answer)?.[1]).toBe(encoding);
  });

  it("name the letters of text files", async () => {
    expect(await get("/llms.txt")).toContain("\r\nContent-Type: text/plain; charset=utf-8\r\n");
  });

  it("let a browser keep what has not changed", async () => {
    const etag = /\r\nETag: (.+)\r\n/.exec(await get("/about"))?.[1];
    for (const known of [etag, `"x", W/${etag}`, "*"])
      expect(await get("/about", `If-None-Match: ${known}\r\n`), known).toContain(" 304 ");
    const answer = await get("/about", `If-None-Match: ${etag}\r\n`);
    expect(answer).toContain("Cache-Control: public, max-age=0, must-revalidate");
  });
});
