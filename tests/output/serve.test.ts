import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServingProcess } from "../supabase/support/process.ts";
import { builtSite, freePort, memoryOf, startServer } from "./startServer.ts";

let site: Awaited<ReturnType<typeof builtSite>>;
let port: number;
let server: ServingProcess;
beforeAll(async () => {
  site = await builtSite();
  port = await freePort();
  server = await startServer(site.root, port);
});
afterAll(async () => {
  await server.kill();
  site.remove();
});

const answers = (at: number) =>
  fetch(`http://localhost:${at}/`)
    .then(({ ok }) => ok)
    .catch(() => false);

describe("the server of npm start", () => {
  it("serves the built site", async () => {
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("the last good site");
  });

  it.skipIf(!existsSync("/proc"))("takes less than 80 MB of memory until the quote form is used", () => {
    expect(memoryOf(server.child.pid ?? 0)).toBeLessThan(80);
  });

  it("has nothing of the build with it", () => {
    const script = readFileSync(join(site.root, "dist/server/serve.js"), "utf8");
    const imported = [...script.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name);
    expect(imported).toContain("sirv");
    for (const heavy of ["vite", "vike", "react", "sharp"]) expect(imported.join()).not.toContain(heavy);
  });

  it("says so when another program has its port, and fails", async () => {
    const words = `Port ${port} is in use by another program. Stop it, or choose another: PORT=4174 npm start`;
    await expect(startServer(site.root, port)).rejects.toThrow(`ended: ${words}`);
  });

  it("ends well when told to", async () => {
    const { child } = await startServer(site.root, await freePort());
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("ends when the npm that started it is killed, so that its port is free", async () => {
    const own = String(await freePort());
    const npm = `const { spawn } = require("node:child_process");
      spawn("node", ["dist/server/serve.js"], { stdio: "inherit" });`;
    const env = { ...process.env, PORT: own, npm_lifecycle_event: "start" };
    const parent = spawn("node", ["-e", npm], { cwd: site.root, env, stdio: "ignore" });
    await expect.poll(() => answers(Number(own)), { timeout: 10_000 }).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => answers(Number(own)), { timeout: 5_000 }).toBe(false);
  });
});
