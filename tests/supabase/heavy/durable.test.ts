import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { postOver } from "../support/localServer.ts";
import { startProcess } from "../support/process.ts";
import { quote } from "../support/requests.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

it.skipIf(!canTrace)("what was answered was on the disk before", { timeout: 120_000 }, async () => {
  const trace = join(folder, "trace");
  const options = ["-D", "-f", "-e", "trace=fsync,write,writev,sendto", "-s", "20", "-o", trace];
  const node = [process.execPath, "tests/supabase/support/serve.ts", join(folder, ".data")];
  const server = await startProcess("strace", [...options, ...node], {});
  expect((await postOver(server.port, quote())).status).toBe(200); // creates the database
  const before = readFileSync(trace, "utf8").length;
  expect((await postOver(server.port, quote({ name: "Bob" }))).status).toBe(200);
  const calls = readFileSync(trace, "utf8").slice(before).split("\n");
  await server.kill();
  const answered = calls.findIndex((call) => call.includes("HTTP/1.1 200"));
  const synced = calls.findIndex((call) => / fsync\(\d+/.test(call));
  expect(synced).toBeGreaterThan(-1);
  expect(answered).toBeGreaterThan(synced);
});
