import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginBuild, endBuild, swapIn } from "../../commands/build/builds.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const symlinked = vi.hoisted(() => ({ fails: false }));
vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  const symlink = async (...words: Parameters<typeof original.symlink>) => {
    if (symlinked.fails) throw new Error("ENOTSUP");
    return original.symlink(...words);
  };
  return { ...original, symlink };
});

const BUILDS = new URL("../../commands/build/builds.ts", import.meta.url).href;

const before = process.cwd();
let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
  process.chdir(temporary.folder);
});
afterEach(() => {
  symlinked.fails = false;
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

it("a build that dist leads to by an absolute link, as a junction does, is served until the next is swapped in", async () => {
  await swapIn(await build("first"));
  const first = realpathSync("dist");
  rmSync("dist");
  symlinkSync(first, "dist");
  const long = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(first, long, long);
  const next = await build("second");
  expect(served()).toBe("first");
  await swapIn(next);
  expect(served()).toBe("second");
  expect(existsSync(first)).toBe(false);
});

it("what dist leads to outside the builds is nobody's to delete", async () => {
  mkdirSync("kept");
  writeFileSync("kept/page", "kept");
  symlinkSync(join(process.cwd(), "kept"), "dist");
  await swapIn(await build("first"));
  expect(served()).toBe("first");
  expect(readFileSync("kept/page", "utf8")).toBe("kept");
});

it("where no link can be, as on a FAT drive, dist is the build itself", async () => {
  symlinked.fails = true;
  for (const text of ["first", "second"]) {
    expect(await swapIn(await build(text))).toBe("dist");
    expect(served()).toBe(text);
  }
  expect(readdirSync(".").sort()).toEqual(["dist", "dist.builds"]);
  expect(readdirSync("dist.builds")).toEqual([]);
  symlinked.fails = false;
  const third = await build("third");
  expect(await swapIn(third)).toBe(third);
  expect(served()).toBe("third");
});

it("a mount, which nothing can move, is filled anew, and nothing else is left", {
  timeout: 60_000,
}, async () => {
  mkdirSync("dist");
  mkdirSync("volume/client", { recursive: true });
  writeFileSync("volume/client/old", "old");
  const inMount = (command: string) =>
    spawnSync("unshare", ["-rm", "sh", "-c", `mount --bind volume dist && ${command}`], { encoding: "utf8" });
  if (inMount("true").status !== 0) return; // a machine that lets nobody mount anything
  const next = await build("first");
  const swap = `import(${JSON.stringify(BUILDS)}).then(({ swapIn }) => swapIn(${JSON.stringify(next)}))`;
  const swapped = inMount(`${process.execPath} --input-type=module -e '${swap}.then(console.log)'`);
  expect(swapped).toMatchObject({ stderr: "", stdout: "dist\n" }); // where its pictures are made from then on
  expect(readdirSync("volume")).toEqual(["page"]);
  expect(readdirSync(".").sort()).toEqual(["dist", "dist.builds", "volume"]);
  expect(readdirSync("dist.builds")).toEqual([]);
});

it("a link that a killed build had not yet put in the place of dist is removed with the build", async () => {
  const folder = await build("killed");
  const link = `dist.${basename(folder)}`;
  symlinkSync(folder, link);
  await endBuild(folder);
  expect(readdirSync(".")).toEqual(["dist.builds"]);
});

it("many builds at once all succeed, and one of them is served", async () => {
  const texts = Array.from({ length: 20 }, (_, number) => String(number));
  await Promise.all(texts.map(async (text) => swapIn(await build(text))));
  expect(texts).toContain(served());
  expect(readdirSync(".").sort()).toEqual(["dist", "dist.builds"]);
});
