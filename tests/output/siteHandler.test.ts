import { afterAll, describe, expect, it } from "vitest";
import { serve } from "./rawServer.ts";

const server = await serve({
  "client/index.html": "home",
  "client/about.html": "0123456789",
  "client/404.html": "not found",
  "client/blog/404.html": "no such article",
  "client/blog.html": "blog",
  "client/.well-known/security.txt": "Contact:",
  "client/.vite/manifest.json": "{}",
  "client/_headers": "/*\n  X-Test: a: b\n/assets/*\n  Cache-Control: immutable\n",
  "client/_redirects": "/About-Us.html /about 301\n/about.html /about 301\n/blog/* /blog/404.html 404\n",
  "client/assets/A.css": "body{}",
  "secret.txt": "secret",
});
const get = (path: string, headers?: string) => server.ask(`GET ${path}`, headers);
const status = (answer: string) => Number(answer.split(" ")[1]);

afterAll(() => server.close());

describe("a path", () => {
  it.each([
    ["/", 200, "home"],
    ["/about", 200, "0123456789"],
    ["/about?a=%zz", 200, "0123456789"],
    ["/%ff", 400, ""],
    ["/%", 400, ""],
    ["/%uff0e", 400, ""],
    ["http://localhost/about", 200, "0123456789"],
    ["http://localhost", 200, "home"],
    ["/blog", 200, "blog"],
    ["/.well-known/security.txt", 200, "Contact:"],
    ["/nope", 404, "not found"],
    ["/blog/nope", 404, "no such article"],
    ["/404", 404, "not found"],
    ["/blog/404", 404, "no such article"],
    ["/_headers", 404, "not found"],
    ["/.vite/manifest.json", 404, "not found"],
    ["/%2evite/manifest.json", 404, "not found"],
    ["/%34%30%34", 404, "not found"],
    ["/assets/%2e%2e/about", 404, "not found"],
    ["/assets/", 404, "not found"],
    ["/assets", 404, "not found"],
  ])("%s answers %i with %j", async (path, code, text) => {
    const answer = await get(path);
    expect(status(answer)).toBe(code);
    expect(answer).toMatch(new RegExp(`\r\n\r\n${text}$`));
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/../../secret.txt",
  ])("%s does not lead out of the folder", async (path) => {
    expect(await get(path)).not.toContain("\r\n\r\nsecret");
  });

  it.each(["/%zz", "/%", "about", "ftp://localhost/about", "/%ff"])(
    "%s is refused as malformed",
    async (path) => {
      expect(status(await get(path))).toBe(400);
    },
  );

  it.each([
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["//evil.example/%2e%2e", "/evil.example/%2e%2e"],
    ["http://evil.example/about/", "/about"],
    ["/About/?q=//evil.example", "/about?q=//evil.example"],
    ["/About-Us.html?q=1", "/about?q=1"],
    ["/about-us/", "/about"],
  ])("%s leads to %s, on this host", async (path, location) => {
    const answer = await get(path);
    expect(status(answer)).toBe(308);
    expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
  });

  it("with a NUL in it finds nothing and stops nothing", async () => {
    expect(status(await get("/%00"))).toBe(404);
    expect(status(await get("/"))).toBe(200);
  });
});

describe("a method", () => {
  it("HEAD gets the headers alone, of pages and of the 404 page", async () => {
    for (const path of ["/about", "/nope"]) {
      const answer = await server.ask(`HEAD ${path}`);
      expect(answer).toMatch(/content-length: \d/i);
      expect(answer).toMatch(/\r\n\r\n$/);
    }
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("%s is not allowed", async (method) => {
    const answer = await server.ask(`${method} /about`);
    expect(status(answer)).toBe(405);
    expect(answer).toContain("\r\nAllow: GET, HEAD\r\n");
  });
});

describe("a range", () => {
  it.each([
    ["bytes=2-4", 206, "234"],
    ["bytes=7-", 206, "789"],
    ["bytes=99-", 416, ""],
    ["bytes=5-2", 200, "0123456789"],
    ["bytes=-3", 206, "789"],
    ["bytes=-99", 206, "0123456789"],
    ["bytes=-0", 416, ""],
    ["bytes=0-1,4-5", 200, "0123456789"],
    ["lines=1-2", 200, "0123456789"],
    ["bytes=0-0", 206, "0"],
    ["bytes=7-99", 206, "789"],
    ["bytes=0-99999999999999999999", 206, "0123456789"],
    ["bytes=99999999999999999999-", 416, ""],
    ["bytes=99999999999999999999-99999999999999999999", 416, ""],
    [`bytes=0-${"9".repeat(400)}`, 206, "0123456789"],
    ["bytes=-", 200, "0123456789"],
  ])("%s answers %i with %j", async (range, code, text) => {
    const answer = await get("/about", `Range: ${range}\r\n`);
    expect(status(answer)).toBe(code);
    expect(answer).toMatch(new RegExp(`\r\n\r\n${text}$`));
  });

  it("of a version that may be gone is answered with the whole", async () => {
    expect(status(await get("/about", 'Range: bytes=2-4\r\nIf-Range: "x"\r\n'))).toBe(200);
  });
});
