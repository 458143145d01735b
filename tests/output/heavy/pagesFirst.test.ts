import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { freePort } from "../../supabase/support/listen.ts";
import { startProcess } from "../../supabase/support/process.ts";
import { buildIn, copyOfSite } from "../copyOfSite.ts";
import { builtFiles } from "../smallSite.ts";

it("a cold start serves a page before its pictures are made, each of which comes whole; a build for a host has all", {
  timeout: 600_000,
}, async () => {
  const root = copyOfSite();
  rmSync(join(root, ".cache")); // a link to this project's, which has pictures
  const env = { PORT: String(await freePort()), npm_lifecycle_event: "" };
  const npm = await startProcess("npm", ["start"], env, root);
  const told = () => npm.lines.join("\n");
  const ask = (path: string) => fetch(`http://localhost:${npm.port}${path}`);
  const page = await (await ask("/")).text();
  expect(told()).not.toContain("All pictures are made.");
  const shown = new Set(page.match(/\/pictures\/[\w./-]+\.(?:avif|webp)|\/og\/[\w.-]+\.jpg/g));
  expect(shown.size).toBeGreaterThan(6);
  for (const address of shown) {
    const { width } = await sharp(await (await ask(address)).arrayBuffer(), { failOn: "warning" }).metadata();
    expect(address).toContain(address.startsWith("/og/") ? "" : `-${width}.`);
  }
  await expect.poll(told, { timeout: 300_000 }).toContain("All pictures are made.");
  const made = Object.keys(builtFiles(root));
  npm.child.kill("SIGTERM");
  await once(npm.child, "exit");

  rmSync(join(root, ".cache"), { recursive: true });
  expect(buildIn(root).status).toBe(0);
  expect(Object.keys(builtFiles(root))).toEqual(made);
  for (const address of shown)
    expect(readFileSync(join(root, "dist/client", address)).length).toBeGreaterThan(0);
  rmSync(root, { recursive: true });
});
