import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../output/compress.ts";
import { hostFiles } from "../../../output/hosts/hostFiles.ts";
import { headerRules, headersFor } from "../../../output/hosts/hosting.ts";
import { loadWith } from "../../content/project.ts";
import { askRaw } from "../rawServer.ts";
import { isInstalled, SERVERS, startServer } from "./startServer.ts";

const page = (title: string) => `title: ${title}
description: A page that stands in the tests of servers, and nowhere else on earth or on the internet.
blocks: [{ type: hero, heading: ${title} }]
`;
const written = {
  "pages-data/about.yaml": `moved: [/Old-Page.html, /gone/away]\n${page("About")}`,
  "pages-data/404.yaml": page("Lost"),
  "pages-data/blog/index.yaml": page("Blog"),
  "pages-data/blog/404.yaml": page("Lost article"),
};
const { site, pages } = loadWith(written);
if (!site) throw new Error("The fixture's site.yaml is not right.");
const files = hostFiles(site, pages);
const rules = headerRules(site);

const folder = mkdtempSync(join(tmpdir(), "servers-"));
const built = {
  ...Object.fromEntries(
    pages.map(({ url, title }) => [`${url === "/" ? "/index" : url}.html`, `<h1>${title}</h1>`]),
  ),
  "/assets/Ab-1.js": "export {};",
  "/manifest.webmanifest": "{}",
  "/speculation-rules.json": "{}",
  "/_headers": files["client/_headers"] ?? "",
  "/_redirects": files["client/_redirects"] ?? "",
};
for (const [path, text] of Object.entries(built)) {
  mkdirSync(dirname(join(folder, "client", path)), { recursive: true });
  writeFileSync(join(folder, "client", path), text);
}
await compressFiles(join(folder, "client"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(SERVERS)("$name, started with the file that the build writes", (kind) => {
  if (!isInstalled(kind.name)) return it.skip(`is not installed here: apt-get install ${kind.name}`);

  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(kind, files[kind.file] ?? "", folder);
  });
  afterAll(() => server.stop());

  /** The answer to a request for a path as it stands. */
  async function ask(path: string, { method = "GET", headers = "" } = {}) {
    const answer = await askRaw(server.port, `${method} ${path}`, headers);
    const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
    const [first = "", ...lines] = head.split("\r\n");
    const named = lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^.*?:\s*/, "")]);
    return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(named), body };
  }

  const expected = (path: string) =>
    Object.fromEntries(
      Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]),
    );

  it.each(["/", "/about", "/blog", "/blog/salt", "/assets/Ab-1.js", "/speculation-rules.json"])(
    "shows %s with every header",
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(expected(path));
    },
  );

  it("says what a file is", async () => {
    expect((await ask("/about")).headers["content-type"]).toMatch(/^text\/html/);
    expect((await ask("/manifest.webmanifest")).headers["content-type"]).toBe("application/manifest+json");
  });

  it.each([
    ["/nope", "Lost"],
    ["/services/nope", "Lost"],
    ["/assets/nope.js", "Lost"],
    ["/404", "Lost"],
    ["/_headers", "Lost"],
    ["/blog/nope", "Lost article"],
    ["/blog/404", "Lost article"],
  ])("answers %s with status 404, the page for it, and every header", async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([404, expect.stringContaining(`<h1>${title}`)]);
    expect(headers).toMatchObject(expected("/nope"));
  });

  it.each(["/about.html", "/ABOUT", "/about/", "/about/index.html", "/about/index"])(
    "leads from %s to the one right address, with what is asked there",
    async (path) => {
      const { status, headers } = await ask(`${path}?a=1&b=/x`);
      expect([status, headers.location]).toEqual([308, "/about?a=1&b=/x"]);
    },
  );

  it.each(["/old-page", "/Old-Page.html", "/old-page/", "/gone/away", "/GONE/away/index.html"])(
    "leads from the old address %s to the page, with what is asked there",
    async (path) => {
      const { status, headers } = await ask(`${path}?a=1`);
      expect([status, headers.location]).toEqual([308, "/about?a=1"]);
    },
  );

  it("leads home from its other names", async () => {
    for (const path of ["/index.html", "/index"]) expect((await ask(path)).headers.location, path).toBe("/");
  });

  it("sends what was compressed at build", async () => {
    for (const path of ["/about", "/assets/Ab-1.js"]) {
      const { status, headers } = await ask(path, { headers: `Accept-Encoding: ${kind.encoding}\r\n` });
      expect([status, headers["content-encoding"]], path).toEqual([200, kind.encoding]);
      expect(headers.vary, path).toMatch(/accept-encoding/i);
    }
    expect((await ask("/about")).headers).not.toHaveProperty("content-encoding");
  });

  it("lets nobody write", async () => {
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await ask("/about", { method })).status).toBe(405);
  });

  it("never leads to another host, whatever is asked for", async () => {
    const starts = [
      "//",
      "///",
      "/\\",
      "/%5C",
      "/%5c/",
      "/%09/",
      "/\t/",
      "/%0d%0aX-Evil:/",
      "/.//",
      "/%2f",
      "/%2F%2f",
      "/a/..//",
    ];
    const ends = [
      "evil.com",
      "evil.com/",
      "evil.com.html",
      "evil.com/index.html",
      "EVIL.com/",
      "about/",
      "ABOUT",
    ];
    for (const path of starts.flatMap((start) => ends.map((end) => start + end))) {
      const { status, headers } = await ask(path);
      expect(status, path).toBeLessThan(500);
      const { origin } = new URL(headers.location ?? "/", "http://localhost");
      expect(origin, `${path} leads to ${headers.location}`).toBe("http://localhost");
      expect(headers, path).not.toHaveProperty("x-evil");
    }
  });
});
