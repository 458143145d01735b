import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { png, zeros } from "../hostilePictures.ts";
import { builtFiles, smallSite } from "../smallSite.ts";
import { watchedBuild } from "../watchedBuild.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const SECONDS = 120; // for a machine that has much else to do; alone, each takes a tenth
const MEGABYTES = 1000;
const root = smallSite();
afterAll(() => rmSync(root, { recursive: true }));

let clean: Record<string, string>;
beforeAll(async () => {
  expect(await watchedBuild(root)).toMatchObject({ status: 0 });
  clean = builtFiles(root);
});

const PAGE = `title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
    picture: { src: big.jpg, alt: A pool }
`;

/** Builds with a file put into the site, in bounded time and memory, and removes the file. Returns what was said. */
async function buildWithFile(
  name: string,
  put: (path: string) => unknown,
): Promise<{ status: number | null; output: string }> {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  await put(path);
  const start = performance.now();
  try {
    const { megabytes, ...end } = await watchedBuild(root);
    expect(performance.now() - start).toBeLessThan(SECONDS * 1000);
    expect(megabytes).toBeLessThan(MEGABYTES);
    expect(end.output).not.toMatch(/^\s+at /m);
    return end;
  } finally {
    rmSync(path, { recursive: true });
  }
}

const write = (bytes: string | Buffer) => (path: string) => writeFileSync(path, bytes);
const link = (target: string) => (path: string) => symlinkSync(target, path);
const pipe = (path: string) => execFileSync("mkfifo", [path]);
const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join("");

describe("a build stops at a page, says in one sentence why, and what is served stays", () => {
  it.each<[string, (path: string) => unknown, string]>([
    [
      "of 5 MB",
      write(
        `${PAGE}${numbered(60_000, (n) => `# a line of a very, very, very, very long remark, ${n}, that nobody reads\n`)}`,
      ),
      "far too long",
    ],
    ["of one line of 5 MB", write(`title: ${"a".repeat(5_000_000)}`), "far too long"],
    ["of 50,000 keys", write(numbered(50_000, (n) => `k${n}: 1\n`)), "far too long"],
    ["of 50,000 keys in one line", write(`{${numbered(50_000, (n) => `k${n}: 1, `)}}`), "far too long"],
    ["of 10,000 levels", write(`a: ${"[".repeat(10_000)}`), "nested far too deeply"],
    ["of 10,000 levels of dashes", write("- ".repeat(10_000)), "nested far too deeply"],
    ["of 300 levels of lines", write(numbered(300, (n) => `${" ".repeat(n)}a:\n`)), "nested far too deeply"],
    [
      "of aliases that multiply",
      write(`a0: &a0 [x, x]\n${numbered(30, (n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`)}`),
      "stands for another one, which is not allowed here",
    ],
    ["that is a link to another file", link("/etc/hostname"), "link to another file"],
    ["that is a link to a folder", link("/etc"), "link to another file"],
    ["that is a link to itself", link("hostile.yaml"), "link to another file"],
    ["that is a pipe", pipe, "cannot be opened"],
  ])("%s", async (_, put, sentence) => {
    const { status, output } = await buildWithFile("pages-data/hostile.yaml", put);
    expect(status).toBe(1);
    expect(output).toContain("pages-data/hostile.yaml");
    expect(output).toContain(sentence);
    expect(builtFiles(root)).toEqual(clean);
  });
});

const drawing = (inner: string, start = "") =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${numbered(20, (n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`)}]>`;

describe("a build stops at a file of public/, says in one sentence why, and what is served stays", () => {
  it.each<[string, string, (path: string) => unknown]>([
    ["a drawing with a script", "x.svg", write(drawing("<script>alert(1)</script>"))],
    [
      "a drawing with a script by another name",
      "x.svg",
      write(drawing('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>')),
    ],
    [
      "a drawing with a page in it",
      "x.svg",
      write(drawing('<é:object xmlns:é="http://www.w3.org/1999/xhtml" data="https://example.com"/>')),
    ],
    ["a drawing with entities that multiply", "x.svg", write(drawing("&a19;", ENTITIES))],
    ["a link to a file elsewhere", "x.txt", link("/etc/hostname")],
    ["a link to a folder elsewhere", "x", link("/etc")],
    ["a link to itself", "x.jpg", link("x.jpg")],
    ["a pipe", "images/x.jpg", pipe],
  ])("%s", async (_, name, put) => {
    const { status, output } = await buildWithFile(`public/${name}`, put);
    expect(status).toBe(1);
    expect(output).toContain(`public/${name}`);
    expect(builtFiles(root)).toEqual(clean);
  });
});

it("a drawing of a million nodes is published as it is", async () => {
  const text = drawing('<path d="M0 0h1"/>'.repeat(1_000_000));
  const { status } = await buildWithFile("public/million.svg", write(text));
  expect(status).toBe(0);
});

describe("a picture that takes too much to decode is told where it is used, and never decoded", () => {
  const color = { width: 16_000, height: 16_000, channels: 3, background: "teal" } as const;
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["20,000 × 20,000 pixels", () => png(20_000, 20_000)],
    ["16,000 × 16,000 pixels, interlaced", () => png(16_000, 16_000, { interlaced: true, inflated: 1000 })],
    [
      "16,000 × 16,000 pixels, progressive",
      () => sharp({ create: color }).jpeg({ progressive: true }).toBuffer(),
    ],
  ])("%s", async (_, make) => {
    const bytes = await make();
    const name = bytes[0] === 0xff ? "big.jpg" : "big.png";
    writeFileSync(join(root, "pages-data/about.yaml"), PAGE.replace("big.jpg", name));
    const { status, output } = await buildWithFile(`public/images/${name}`, write(bytes));
    rmSync(join(root, "pages-data/about.yaml"));
    expect(status).toBe(1);
    expect(output).toMatch(
      new RegExp(`pages-data/about\\.yaml:6.* '${name}' is far too large: \\d+ × \\d+ pixels`),
    );
  });

  it.each([
    ["pixels", png(100, 100, { inflated: 1_000_000_000 })],
    [
      "words",
      png(100, 100, {
        chunks: [["zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zeros(1_000_000_000)])]],
      }),
    ],
    [
      "colors",
      png(100, 100, { chunks: [["iCCP", Buffer.concat([Buffer.from("icc\0\0"), zeros(1_000_000_000)])]] }),
    ],
  ])("a gigabyte of deflated %s in a small picture takes no more than the picture", async (_, bytes) => {
    writeFileSync(join(root, "pages-data/about.yaml"), PAGE.replace("big.jpg", "bomb.png"));
    const { status } = await buildWithFile("public/images/bomb.png", write(bytes));
    rmSync(join(root, "pages-data/about.yaml"));
    expect([0, 1]).toContain(status);
  });
});
