import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../content/lib/cache.ts";
import { freePort } from "../../supabase/support/listen.ts";
import { startProcess } from "../../supabase/support/process.ts";
import { buildWith } from "../copyOfSite.ts";
import { builtFiles, filesIn, smallSite } from "../smallSite.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const root = smallSite();
afterAll(() => rmSync(root, { recursive: true }));

/** The results of each command's first run, starting with only pictures in the cache. */
let clean: { check: unknown; build: ReturnType<typeof build>; start: Awaited<ReturnType<typeof start>> };
const TODAY = "2026-11-22";
const { ALL: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;

function check(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/run.mjs", "check"], {
    cwd: root,
    env: { ...env, TODAY },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

function build(...args: string[]): { status: number | null; output: string; files: Record<string, string> } {
  const { status, output } = buildWith({ TODAY }, root, ...args);
  // Only a build that finds no bundle of the code makes one, and says so.
  return { status, output: output.replace(/^Reading the content.*\n/m, ""), files: builtFiles(root) };
}

/**
 * The responses of `npm start` at several paths, and the files of its build, once it was asked for each picture that
 * some built files have: it makes them behind the pages.
 */
async function start(
  built: Record<string, string>,
): Promise<{ pages: string[]; files: Record<string, string> }> {
  const variables = {
    TODAY,
    PORT: String(await freePort()),
    VITEST: "",
    NODE_ENV: "",
    DATA_DIR: join(root, ".data"),
  };
  const server = await startProcess(process.execPath, ["commands/start.mjs"], variables, root);
  const pages: string[] = [];
  for (const path of ["/", "/contact", "/quote", "/nope", "/sitemap.xml", "/llms-full.txt"])
    pages.push(await fetch(`http://localhost:${server.port}${path}`).then((answer) => answer.text()));
  for (const file of Object.keys(built).filter((name) => /^\/client\/.*\.(?:avif|jpg|webp)$/.test(name)))
    await fetch(`http://localhost:${server.port}${file.slice("/client".length)}`).then((answer) =>
      answer.bytes(),
    );
  await server.kill();
  return { pages, files: builtFiles(root) };
}

beforeAll(async () => {
  const [checked, built] = [check(), build()];
  clean = { check: checked, build: built, start: await start(built.files) };
  expect(clean).toMatchObject({ check: { status: 0 }, build: { status: 0 } });
});

describe.each([
  ["a module that throws", 'globalThis.ran = true;\nthrow new Error("The cache was run.");\nexport {};\n'],
  ["a list that somebody forged", '[{"url":"/forged","title":"Forged","html":"<h1>Forged</h1></html>"}]'],
  ["nothing", ""],
])("with %s in place of each file in the cache", (_, forged) => {
  const forge = () => {
    const files = filesIn(join(root, ".cache"));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) writeFileSync(file, forged);
  };

  it("npm run check tells what it told", () => {
    forge();
    expect(check()).toEqual(clean.check);
  });

  it("npm run build builds what it built", () => {
    forge();
    expect(build()).toEqual(clean.build);
  });

  it("npm start serves what it served", async () => {
    forge();
    expect(await start(clean.build.files)).toEqual(clean.start);
  });
});

describe.each(["null", "{}", "[]", '"x"'])("with %s in place of each entry, under a right hash", (forged) => {
  it("npm run build says what helps, serves what it served, and builds it anew with --clean", () => {
    const bytes = Buffer.from(forged);
    const entries = filesIn(join(root, ".cache")).filter((file) => !file.includes("/files/"));
    expect(entries.length).toBeGreaterThan(10);
    for (const file of entries) writeFileSync(file, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]));
    const { status, output, files } = build();
    expect(files).toEqual(clean.start.files);
    expect(output).not.toMatch(/^\s+at /m);
    if (status !== 0) expect(output).toContain("npm run build -- --clean");
    expect(build("--clean").files).toEqual(clean.start.files);
  });
});
