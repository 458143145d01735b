import { networkInterfaces } from "node:os";
import { createServer, type InlineConfig } from "vite";
import { afterEach, describe, expect, it } from "vitest";
import { guardFor, isOurs } from "../../editor/server/http/guard.ts";
import { networkAsk as ask } from "../../output/verify/ask.ts";
import { there } from "../content/published.ts";

const HOST = "localhost:5173";
const CODESPACE = {
  CODESPACE_NAME: "blue-pool",
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev",
};
const from = (remoteAddress: string, headers: Record<string, string>, method = "GET", env = {}) =>
  isOurs({ headers, method, socket: { remoteAddress } }, env);

describe("a request to the editor", () => {
  it.each([
    [{ host: HOST, origin: `http://${HOST}` }],
    [{ host: "127.0.0.1:5173", origin: "http://127.0.0.1:5173" }],
    [{ host: "[::1]:5173", origin: "http://[::1]:5173" }],
    [{ host: HOST, "sec-fetch-site": "same-origin" }],
    [
      {
        host: HOST,
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      },
    ],
  ])("is taken from a page of this server: %o", (headers) => {
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(from(address, headers)).toBe(true);
  });

  it.each([
    ["without a host", {}],
    ["by a name that is given to this machine by another site", { host: "evil.example:5173" }],
    ["by a name that begins as one of this machine", { host: "localhost.evil.example:5173" }],
    ["from another site's page", { host: HOST, origin: "https://evil.example" }],
    ["from another server on this machine", { host: HOST, origin: "http://localhost:3000" }],
    ["from a page without an origin", { host: HOST, origin: "null" }],
    ["by a frame or script of another site", { host: HOST, "sec-fetch-site": "cross-site" }],
    ["from another port, as the browser says", { host: HOST, "sec-fetch-site": "same-site" }],
    ["from a workspace where there is none", { host: HOST, origin: "https://blue-pool-5173.app.github.dev" }],
    ["by a proxy", { host: HOST, "x-forwarded-for": "203.0.113.7" }],
  ])("is refused %s", (_, headers) => {
    expect(from("127.0.0.1", headers)).toBe(false);
  });

  it.each(["192.0.2.2", "::ffff:192.0.2.2", "fd00::2", "10.0.0.1", ""])(
    "is refused from the address %s, whatever it says of itself",
    (address) => {
      expect(from(address, { host: HOST, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" })).toBe(
        false,
      );
    },
  );

  it("that writes must say which page it comes from", () => {
    const isTaken = (headers: Record<string, string>) =>
      from("127.0.0.1", { host: HOST, ...headers }, "POST");
    expect(isTaken({ origin: `http://${HOST}` })).toBe(true);
    expect(isTaken({})).toBe(false);
    const followed = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    expect(isTaken({ origin: `http://${HOST}`, "sec-fetch-site": "cross-site", ...followed })).toBe(false);
  });

  it("is taken by the name under which a hosted workspace is reached, and no other one there", () => {
    const by = (origin: string) =>
      from("127.0.0.1", { host: HOST, origin, "x-forwarded-for": "203.0.113.7" }, "POST", CODESPACE);
    expect(by("https://blue-pool-5173.app.github.dev")).toBe(true);
    expect(by("https://other-pool-5173.app.github.dev")).toBe(false);
    expect(by("https://blue-pool-5173.app.github.dev.evil.example")).toBe(false);
    const gitpod = { GITPOD_WORKSPACE_URL: "https://blue-pool.ws.gitpod.io" };
    expect(from("127.0.0.1", { host: "5173-blue-pool.ws.gitpod.io" }, "GET", gitpod)).toBe(true);
    expect(from("127.0.0.1", { host: "5173-other.ws.gitpod.io" }, "GET", gitpod)).toBe(false);
  });
});

describe("a dev server", () => {
  let close = async () => {};
  afterEach(() => close());

  /** Starts a server whose only page is guarded. Returns its address, and what the terminal prints. */
  async function start(host: NonNullable<InlineConfig["server"]>["host"]) {
    const said: string[] = [];
    const server = await createServer({
      configFile: false,
      logLevel: "silent",
      server: { host, port: 0, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: "guarded",
          configureServer(own) {
            own.config.logger.info = (words) => void said.push(words);
            const guard = guardFor(own);
            own.middlewares.use("/_editor", (request, response) => {
              if (guard(request, response)) response.end("in");
            });
          },
        },
      ],
    });
    close = () => server.close();
    await server.listen();
    server.printUrls();
    return { address: there(server.resolvedUrls?.local[0], "address"), said };
  }
  const keyIn = (said: string[]) => there(/\?key=(\S+)/.exec(said.at(-1) ?? "")?.[1], "key");

  it("that only this machine can reach needs no key", async () => {
    const { address, said } = await start("localhost");
    expect((await ask(`${address}_editor`)).text).toBe("in");
    expect(said.join()).not.toContain("key=");
  });

  it("that the network can reach lets in who has the key from the terminal, once", async () => {
    const { address, said } = await start(true);
    expect((await ask(`${address}_editor`)).status).toBe(403);
    expect((await ask(`${address}_editor?key=guess`)).status).toBe(403);
    const key = keyIn(said);
    const { status, headers } = await ask(`${address}_editor?key=${key}`);
    expect(status).toBe(303);
    expect(headers["set-cookie"]).toContain("HttpOnly; SameSite=Strict");
    const cookie = there(headers["set-cookie"]?.split(";")[0], "cookie");
    expect((await ask(`${address}_editor`, { headers: { cookie } })).text).toBe("in");
    expect((await ask(`${address}_editor?key=${key}`)).status).toBe(403);
    expect(keyIn(said)).not.toBe(key);
  });

  it("lets nobody in from the network, whatever name or key is given", async ({ skip }) => {
    const own = Object.values(networkInterfaces()).flatMap((all = []) => all);
    const outside = own.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
    if (!outside) return skip("this machine is in no network");
    const { address, said } = await start(true);
    const { port } = new URL(address);
    for (const host of [`${outside}:${port}`, `localhost:${port}`, `127.0.0.1:${port}`, "evil.example"]) {
      const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
      const url = `http://${outside}:${port}/_editor`;
      expect((await ask(url, { headers })).status).toBe(403);
      expect((await ask(`${url}?key=${keyIn(said)}`, { headers })).status).toBe(403);
    }
  });
});
