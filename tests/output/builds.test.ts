import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginBuild, endBuild, swapIn } from "../../commands/build/builds.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const before = process.cwd();
let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
  process.chdir(temporary.folder);
});
afterEach(() => {
  process.chdir(before);
  temporary.remove();
});

const served = () => (existsSync("dist/page") ? readFileSync("dist/page", "utf8") : undefined);

/** Makes a complete build of one file, not yet swapped in, and returns its folder. */
async function build(text: string): Promise<string> {
  const folder = await beginBuild();
  writeFileSync(join(folder, "page"), text);
  return folder;
}

it("a build takes the place of the one before, of which nothing is left", async () => {
  await swapIn(await build("first"));
  expect(served()).toBe("first");
  await swapIn(await build("second"));
  expect(served()).toBe("second");
  expect(readdirSync(".").sort()).toEqual(["dist", "dist.builds"]);
  expect(readdirSync("dist.builds")).toHaveLength(1);
});

it("somebody who looks all the time always finds a site", async () => {
  await swapIn(await build("0"));
  const seen = new Set<string | undefined>();
  const looking = setInterval(() => seen.add(served()), 0);
  for (let number = 1; number <= 50; number += 1) {
    await swapIn(await build(String(number)));
    seen.add(served());
  }
  clearInterval(looking);
  expect(seen).not.toContain(undefined);
});

it("takes the place of a folder, too", async () => {
  mkdirSync("dist");
  writeFileSync("dist/page", "folder");
  await swapIn(await build("first"));
  expect(served()).toBe("first");
  expect(readdirSync(".").sort()).toEqual(["dist", "dist.builds"]);
});

it("a folder that a killed build had moved aside is back as soon as the next begins", async () => {
  mkdirSync("dist.old");
  writeFileSync("dist.old/page", "the last good site");
  await endBuild(await build("failing"));
  expect(served()).toBe("the last good site");
});

it("leaves builds that are under way alone, and removes what killed ones left", async () => {
  await swapIn(await build("served"));
  const underWay = await build("under way");
  const killed = join("dist.builds", "killed");
  renameSync(await build("killed"), killed);
  const long = new Date(Date.now() - 24 * 3_600_000);
  for (const folder of [killed, "dist"]) utimesSync(folder, long, long);
  await beginBuild();
  expect(existsSync(killed)).toBe(false);
  expect(existsSync(underWay)).toBe(true);
  expect(served()).toBe("served");
});
