import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../content/lib/cache.ts";
import { serveBuilt } from "../../../output/serving/serveBuilt.ts";
import fc from "../../fastCheck.ts";
import { builtFiles, smallSite } from "../smallSite.ts";
import { type BuildEnd, startBuild, watchedBuild } from "../watchedBuild.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
const KILLS = 20;
const root = smallSite();
const home = join(root, "pages-data/index.yaml");
const before = readFileSync(home, "utf8");
const isRoot = process.getuid?.() === 0 && process.platform === "linux";
afterAll(() => rmSync(root, { recursive: true }));

/** The files of clean builds of the two states of the content, which differ in the title of the home page. */
let clean: { old: Record<string, string>; new: Record<string, string> };

function write(state: "old" | "new"): void {
  writeFileSync(home, state === "old" ? before : before.replace(/^title: /m, "title: New, "));
}

/** What earlier builds made is gone, but for the pictures, which take long. */
function forget(folder = root): void {
  for (const name of readdirSync(join(folder, ".cache")))
    if (name !== "pictures") rmSync(join(folder, ".cache", name), { recursive: true });
  rmSync(join(folder, "node_modules/.cache/bundles"), { recursive: true, force: true });
}

async function build(folder = root): Promise<BuildEnd> {
  const end = await watchedBuild(folder);
  expect(end).toEqual({ status: 0, output: expect.any(String), megabytes: expect.any(Number) });
  return end;
}

/** Copies the site with what its builds have made, but without its builds. */
function copyInto(folder: string): void {
  const filter = (path: string) => !/\/dist(?:\.|$)/.test(path.slice(root.length));
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter });
}

beforeAll(async () => {
  write("new");
  await build();
  const files = builtFiles(root);
  write("old");
  forget();
  await build();
  clean = { old: builtFiles(root), new: files };
  expect(clean.old).not.toEqual(clean.new);
});

describe("a site that is served while it is built", () => {
  let site: Awaited<ReturnType<typeof serveBuilt>>;
  const seen = new Map<string, number>();
  let isLooking = true;
  let looking: Promise<void>;

  beforeAll(async () => {
    site = await serveBuilt(join(root, "dist/client"));
    looking = (async () => {
      while (isLooking) {
        const answer = await fetch(site.origin);
        const html = await answer.text();
        const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
        const shown = `${answer.status} ${html.trimEnd().endsWith("</html>") ? title : "a part"}`;
        seen.set(shown, (seen.get(shown) ?? 0) + 1);
        await wait(5);
      }
    })();
  });
  afterAll(() => site.close());

  it(`stays whole while ${KILLS} builds are killed, and the next build is a clean one`, async () => {
    const states = fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), isCold: fc.boolean() }),
      {
        minLength: KILLS,
        maxLength: KILLS,
      },
    );
    const kills = fc.sample(states, { numRuns: 1, seed: Number(process.env.SEED) })[0] ?? [];
    const times = { cold: await timeOf(true), warm: await timeOf(false) };
    for (const [number, { at, isCold }] of kills.entries()) {
      write(number % 2 ? "old" : "new");
      if (isCold) forget();
      const { child, end } = startBuild(root);
      await Promise.race([wait(at * (isCold ? times.cold : times.warm)), end]);
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
      await end;
      const files = builtFiles(root);
      expect([clean.old, clean.new]).toContainEqual(files);
    }
    write("new");
    await build();
    expect(builtFiles(root)).toEqual(clean.new);
  });

  it("stays whole while two builds run at once, from nothing, and each of them succeeds", async () => {
    forget();
    write("old");
    await Promise.all([build(), build()]);
    expect(builtFiles(root)).toEqual(clean.old);
    expect(readdirSync(root).filter((name) => name.startsWith("dist")).length).toBeLessThan(KILLS);
  });

  it("has answered with a whole page all the while, the old or the new", async () => {
    isLooking = false;
    await looking;
    const titles = [...seen.keys()].sort();
    expect(titles).toHaveLength(2);
    for (const title of titles) expect(title).toMatch(/^200 (?!a part)/);
  });

  async function timeOf(isCold: boolean): Promise<number> {
    if (isCold) forget();
    const start = performance.now();
    await build();
    return performance.now() - start;
  }
});

it.each(["a folder", "façade é 房", "it's $HOME & co"])(
  "builds the same site in a folder called '%s'",
  async (name) => {
    write("old");
    const folder = join(mkdtempSync(join(tmpdir(), "named-")), name);
    copyInto(folder);
    forget(folder);
    await build(folder);
    expect(builtFiles(folder)).toEqual(clean.old);
  },
);

describe.runIf(isRoot)("on a disk of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  const mounted: string[] = [];
  const mount = (place: string, ...words: string[]) => {
    execFileSync("mount", [...words, place]);
    mounted.push(place);
  };
  const resize = (bytes: number) => execFileSync("mount", ["-o", `remount,size=${Math.ceil(bytes)}`, folder]);
  afterEach(() => {
    for (const place of mounted.splice(0).reverse()) execFileSync("umount", [place]);
  });
  /** Puts the old site on the disk, built. */
  const prepare = async () => {
    mount(folder, "-t", "tmpfs", "-o", "size=200m", "tmpfs");
    write("old");
    copyInto(join(folder, "site"));
    await build(join(folder, "site"));
    return join(folder, "site");
  };
  const rewrite = (site: string) => {
    write("new");
    cpSync(home, join(site, "pages-data/index.yaml"));
  };

  it("that runs full in the middle, says so in a sentence, and what is served stays whole", async () => {
    const site = await prepare();
    rewrite(site);
    const ends = [];
    for (const megabytes of [0, 0.1, 0.3, 1, 2, 3, 4, 5, 6, 20]) {
      forget(site);
      const { bsize, blocks, bfree } = statfsSync(folder);
      resize((blocks - bfree) * bsize + megabytes * 1024 ** 2);
      const { status, output } = await watchedBuild(site);
      ends.push(status);
      expect(output).not.toMatch(/^\s+at /m);
      if (status !== 0) expect(output).toMatch(/The disk is full\. Make room, then run this again\.\n$/);
      expect(builtFiles(site)).toEqual(status === 0 ? clean.new : clean.old);
      if (status === 0) break;
      resize(200 * 1024 ** 2);
    }
    expect(ends.length).toBeGreaterThan(3);
    expect(ends.at(-1)).toBe(0);
    expect(readdirSync(join(site, "dist.builds"))).toHaveLength(1);
  });

  it("that can only be read, says so, and what is served stays", async () => {
    const site = await prepare();
    rewrite(site);
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const { status, output } = await watchedBuild(site);
    expect(status).toBe(1);
    expect(output).toMatch(/: Nothing can be written there: the disk can only be read\.\n$/);
    expect(builtFiles(site)).toEqual(clean.old);
  });

  it("that is dist itself and has no room for a second build, says so, and what is served stays", async () => {
    const site = await prepare();
    rmSync(join(site, "dist"));
    mkdirSync(join(site, "dist"));
    mount(join(site, "dist"), "-t", "tmpfs", "-o", "size=1m", "tmpfs");
    writeFileSync(join(site, "dist/page"), "the last good site");
    const { status, output } = await watchedBuild(site);
    expect(status).toBe(1);
    expect(output).toMatch(/The disk is full\. Make room, then run this again\.\n$/);
    expect(builtFiles(site)).toEqual({ "/page": hashOf("the last good site") });
    expect(readdirSync(site).filter((name) => name.startsWith("dist"))).toEqual(["dist", "dist.builds"]);
  });
});
