import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { headerRules, headersFor, OWN_FUNCTION, twinOf } from "../../../output/hosts/hosting.ts";
import { networkAsk } from "../../../output/verify/ask.ts";
import { liveSite } from "../../../output/verify/live.ts";
import { verify } from "../../../output/verify/verify.ts";
import { MOST_BYTES } from "../../../schema/formFile.ts";
import { there } from "../../content/published.ts";
import { FUNCTION_PATH, postFileOver, postOver, serveLocally } from "../../supabase/support/localServer.ts";
import { quote } from "../../supabase/support/requests.ts";
import { askRaw } from "../rawServer.ts";
import { writeFixtureSite } from "../verify/fixtureSite.ts";
import { isInstalled, SERVERS, startServer } from "./startServer.ts";

const { site, pages, files, folder } = await writeFixtureSite();
const rules = headerRules(site, pages);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(SERVERS)("$name, started with the file that the build writes", (kind) => {
  if (!isInstalled(kind.name)) return it.skip(`is not installed here: apt-get install ${kind.name}`);

  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(kind, files[kind.file] ?? "", folder);
  });
  afterAll(() => server.stop());

  /** Requests a path exactly as given, and returns the parsed response. */
  async function ask(path: string, { method = "GET", headers = "" } = {}) {
    const answer = await askRaw(server.port, `${method} ${path}`, headers);
    const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
    const [first = "", ...lines] = head.split("\r\n");
    const named = lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^.*?:\s*/, "")]);
    return {
      status: Number(first.split(" ")[1]),
      headers: Object.fromEntries(named),
      body: Buffer.from(body, "latin1").toString(),
    };
  }

  it("serves the site as npm run verify wants it", async () => {
    const origin = `http://localhost:${server.port}`;
    const backend = await serveLocally(join(folder, ".data"), { env: { ALLOWED_ORIGINS: origin } });
    const live = liveSite(networkAsk, origin, site, pages, {});
    const rows = await verify({ ...live, quoteUrl: `http://localhost:${backend.port}${FUNCTION_PATH}` });
    await backend.close();
    expect(rows.filter(({ misses }) => misses.length)).toEqual([]);
  });

  it("hands the form on to this project's server, which knows the visitors apart", async () => {
    const data = join(folder, `.data.${kind.name}`);
    const env = { TRUSTED_PROXY: "127.0.0.1", LIMIT_ADDRESS_10_MINUTES: "1" };
    const backend = await serveLocally(data, { env });
    onTestFinished(backend.close);
    const text = (files[kind.file] ?? "").replace(OWN_FUNCTION.server, `127.0.0.1:${backend.port}`);
    const proxy = await startServer(kind, text, folder);
    onTestFinished(proxy.stop);
    const forged = { "x-forwarded-for": "192.0.2.1" };
    const ask = async (email: string, from: string) =>
      (await postOver(proxy.port, quote({ email }), from, forged)).status;
    const statuses = [await ask("a@example.org", "127.0.0.8"), await ask("b@example.org", "127.0.0.9")];
    expect([...statuses, await ask("c@example.org", "127.0.0.9")]).toEqual([200, 200, 429]);
    const file = Buffer.alloc(MOST_BYTES, "%PDF-");
    const form = `http://localhost:${proxy.port}${OWN_FUNCTION.path}`;
    expect((await postFileOver(form, file)).status).toBe(200);
    const [sent] = (await backend.owner()?.query<{ token: string }>("select token from quote_files")) ?? [];
    const answer = await fetch(`${form}?file=${sent?.token}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "content-disposition": expect.stringMatching(/^attachment; /),
      "x-robots-tag": "noindex",
    });
    expect((await fetch(`http://localhost:${proxy.port}/healthz`)).status).toBe(404);
  });

  const expected = (path: string) =>
    Object.fromEntries(
      Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]),
    );

  it.each([
    ["/nope", "Lost"],
    ["/services/nope", "Lost"],
    ["/assets/nope.js", "Lost"],
    ["/404", "Lost"],
    ["/_headers", "Lost"],
    ["/blog/nope", "Lost article"],
    ["/es/nope", "Página no encontrada"],
    ["/es/blog/nope", "Página no encontrada"],
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

  it("leads from the host's other name, with www. or without it, to the one right address", async () => {
    const { hostname } = new URL(site.business.url);
    const { status, headers } = await ask(`http://${twinOf(hostname)}/nope?a=1`);
    expect([status, headers.location]).toEqual([308, `https://${hostname}/nope?a=1`]);
  });

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

describe.runIf(isInstalled("nginx"))("nginx with nothing but its proxy_pass", () => {
  it("does not say to the outside how the server is", async () => {
    const backend = await serveLocally(join(folder, ".data.bare"));
    onTestFinished(backend.close);
    const [, nginx] = SERVERS;
    const text = `server {
  listen 80;
  location / {
    proxy_pass http://127.0.0.1:${backend.port};
  }
}`;
    const proxy = await startServer(there(nginx, "nginx"), text, folder);
    onTestFinished(proxy.stop);
    expect(await (await fetch(`http://localhost:${backend.port}/healthz`)).json()).toMatchObject({
      ok: true,
    });
    expect(await (await fetch(`http://localhost:${proxy.port}/healthz`)).text()).toBe("not the function");
  });
});
