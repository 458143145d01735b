import { describe, expect, it } from "vitest";
import { isOurs } from "../../../authoring/editor/server/http/guard.ts";

const HOST = "localhost:5173";
const CODESPACE = {
  CODESPACE_NAME: "blue-pool",
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev",
};

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
    expect(isOurs(headers, {})).toBe(true);
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
  ])("is refused %s", (_, headers) => {
    expect(isOurs(headers, {})).toBe(false);
  });

  it("is taken by the name under which a hosted workspace is reached, and no other one there", () => {
    const from = (origin: string) => isOurs({ host: HOST, origin }, CODESPACE);
    expect(from("https://blue-pool-5173.app.github.dev")).toBe(true);
    expect(from("https://other-pool-5173.app.github.dev")).toBe(false);
    expect(from("https://blue-pool-5173.app.github.dev.evil.example")).toBe(false);
    const gitpod = { GITPOD_WORKSPACE_URL: "https://blue-pool.ws.gitpod.io" };
    expect(isOurs({ host: "5173-blue-pool.ws.gitpod.io" }, gitpod)).toBe(true);
    expect(isOurs({ host: "5173-other.ws.gitpod.io" }, gitpod)).toBe(false);
  });
});
