import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../../supabase/support/listen.ts";
import { postOver } from "../../supabase/support/localServer.ts";
import { quote } from "../../supabase/support/requests.ts";
import { builtSite, memoryOf, startServer } from "../startServer.ts";

it("the server of npm start takes less than 200 MB of memory with its database in use", {
  timeout: 120_000,
}, async () => {
  const { root, remove } = await builtSite();
  const server = await startServer(root, await freePort());
  expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
  const isThere = () => existsSync(join(root, ".data/postgres")); // before anybody has sent the form
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  expect((await postOver(server.port, quote())).status).toBe(200);
  expect((await postOver(server.port, quote({ name: "Bob" }))).status).toBe(200);
  expect(memoryOf(server.child.pid ?? 0)).toBeLessThan(200);
  await server.kill();
  remove();
});
