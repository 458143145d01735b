import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { decodePictures, publicFilesIn } from "../../../checker/public/decodePictures.ts";
import { quickRules } from "../../../checker/rules/rules.ts";
import { Cache, hashOf } from "../../../content/lib/cache.ts";
import { mediaOf } from "../../../output/pictures/media.ts";
import { describePictures, pictureVersion, writePictures } from "../../../output/pictures/pictures.ts";
import { makeAll } from "../../../output/unmade.ts";
import { contentCopy } from "../../content/contentCopy.ts";
import { type Files, loadWith } from "../../content/project.ts";
import { loadSite, site } from "../../content/published.ts";

const canvas = sharp({ create: { width: 600, height: 400, channels: 3, background: "teal" } });
const [jpg, png, webp] = await Promise.all([
  canvas.clone().jpeg().toBuffer(),
  canvas.clone().png().toBuffer(),
  canvas.clone().webp().toBuffer(),
]);
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
const page = (src: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
    picture: { src: ${src}, alt: A pool }
`;

/** The problems with a file in public/images that a page shows, as place, severity and message. */
function said(name: string, bytes: Uint8Array, files: Files = { "pages-data/about.yaml": page(name) }) {
  const { problems } = loadWith({ [`public/images/${name}`]: bytes, ...files });
  return problems.map(
    ({ file, range, severity, message }) => `${file}:${range.start.line} ${severity}: ${message}`,
  );
}

describe("a picture that cannot be shown is told at the line that uses it", () => {
  it.each([
    ["cut off", "a.jpg", half(jpg), "error: 'a.jpg' is cut off: its end is missing."],
    ["cut off", "a.png", half(png), "error: 'a.png' is cut off: its end is missing."],
    ["cut off", "a.webp", half(webp), "error: 'a.webp' is cut off: its end is missing."],
    ["empty", "a.jpg", Buffer.alloc(0), "error: 'a.jpg' is empty."],
    ["a text", "a.jpg", Buffer.from("<html>"), "error: 'a.jpg' is no picture that can be read."],
    [
      "of an iPhone",
      "a.jpg",
      heic,
      "error: 'a.jpg' is a .heic file, which a page cannot show; iPhones store photos so.",
    ],
    ["a PNG by another name", "a.jpg", png, "warning: 'a.jpg' is really a .png file."],
    [
      "a drawing by another name",
      "a.png",
      Buffer.from("<svg/>"),
      "error: 'a.png' is a .svg file, which a page cannot show.",
    ],
  ])("%s (%s)", (_, name, bytes, expected) => {
    expect(said(name, bytes)).toEqual([`pages-data/about.yaml:7 ${expected}`]);
  });

  it("and as a warning at the file itself where none does", () => {
    expect(said("a.jpg", half(jpg), {})).toEqual([
      "public/images/a.jpg:1 warning: 'a.jpg' is cut off: its end is missing.",
    ]);
  });

  it("once, however many pages show it", () => {
    const about = { "pages-data/about.yaml": page("a.jpg") };
    const other = page("a.jpg").replace("About us", "Others").replace("Who we", "How we");
    expect(said("a.jpg", half(jpg), { ...about, "pages-data/team.yaml": other })).toHaveLength(1);
  });
});

describe("a picture is right", () => {
  it.each([
    ["a.jpg", jpg],
    ["a.png", png],
    ["a.webp", webp],
    ["moving.jpg", Buffer.concat([jpg, Buffer.alloc(9000)])],
  ])("%s, whatever a phone has written behind its end", (name, bytes) => {
    expect(said(name, bytes)).toEqual([]);
  });
});

/** A temporary project with nothing but these pictures, removed when the test ends. */
function projectWith(pictures: Record<string, Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "public/images"), { recursive: true });
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(root, "public/images", name), bytes);
  return root;
}

/** The PictureFolder of a project, which `writePictures` needs. */
async function folderOf(root: string) {
  return { root, pictures: await describePictures(root), cache: new Cache(root) };
}

/** Writes all versions of some pictures into dist, cached ones and others. */
async function writeAll(folder: Awaited<ReturnType<typeof folderOf>>, names: string[]): Promise<void> {
  const dist = join(folder.root, "dist");
  await makeAll(await writePictures(folder, dist, names), dist);
}

/** The files in the cache of pictures, each with its modification time. */
function cached(root: string): [file: string, time: number][] {
  const folder = join(root, ".cache/pictures");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, statSync(file).mtimeMs]);
}

it("a broken picture keeps no other from being shown", async () => {
  const root = projectWith({ "a.jpg": half(jpg).subarray(0, 40), "b.png": png });
  const folder = await folderOf(root);
  expect(Object.keys(folder.pictures)).toEqual(["b.png"]);
  const { address } = mediaOf(folder.pictures, site).pictureOf({ src: "a.jpg", alt: "A pool" });
  expect(address).toBe("/images/a.jpg");
  const written = writeAll(folder, ["a.jpg"]);
  await expect(written).rejects.toThrow("public/images/a.jpg cannot be read to its end");
});

it("a version of a picture that is damaged in the cache is made again", async () => {
  const root = projectWith({ "a.jpg": jpg });
  const folder = await folderOf(root);
  const written = async () => {
    await writeAll(folder, ["a.jpg"]);
    return readFileSync(join(root, "dist", `${folder.pictures["a.jpg"]?.base}-480.webp`));
  };
  const whole = await written();
  for (const entry of readdirSync(join(root, ".cache/pictures"), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name), 100);
  expect((await written()).equals(whole)).toBe(true);
});

describe("what decoding a picture has shown is found out again where the cache's entry", () => {
  const other = Buffer.from("no data");
  it.each([
    ["is empty", (entry: string) => writeFileSync(entry, "")],
    ["is cut", (entry: string) => truncateSync(entry, 40)],
    ["is whole, and no data", (entry: string) => writeFileSync(entry, `${hashOf(other)}${other}`)],
  ])("%s", async (_, damage) => {
    const root = projectWith({ "a.jpg": jpg });
    const decoded = async () => {
      await decodePictures(root, new Cache(root));
      return publicFilesIn(root, new Cache(root))[0]?.decoded;
    };
    const right = await decoded();
    expect(right).toMatchObject({ isRight: true, width: 600 });
    damage(cached(root)[0]?.[0] ?? "");
    expect(publicFilesIn(root, new Cache(root))[0]?.decoded).toBeUndefined();
    expect(await decoded()).toEqual(right);
  });
});

it("versions that were made before another could not be are kept for the next build", async () => {
  const root = projectWith({ "a.jpg": jpg, "b.jpg": half(jpg) });
  const folder = await folderOf(root);
  const write = (...names: string[]) => writeAll(folder, names);
  await expect(write("a.jpg", "b.jpg")).rejects.toThrow("b.jpg cannot be read to its end");
  const before = cached(root);
  await write("a.jpg");
  expect(before.length).toBeGreaterThan(0);
  expect(cached(root)).toEqual(before);
});

it("a version of a picture that two ask for at once is made for both", async () => {
  const folder = await folderOf(projectWith({ "a.jpg": jpg }));
  const url = `${folder.pictures["a.jpg"]?.base}-480.webp`;
  const [one, other] = await Promise.all([pictureVersion(folder, url), pictureVersion(folder, url)]);
  expect(other.equals(one)).toBe(true);
  expect((await sharp(one).metadata()).width).toBe(480);
});

describe("what a picture holds beside its picture is told once, at the file", () => {
  /** What is said of a picture that was decoded, and that a page shows or not. */
  async function saidOnceDecoded(name: string, bytes: Buffer, isShown: boolean): Promise<string[]> {
    const root = contentCopy();
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, "public/images", name), bytes);
    if (isShown) writeFileSync(join(root, "pages-data/about.yaml"), page(name));
    const known = new Cache(root);
    await decodePictures(root, known);
    const { problems } = loadSite(root, { cache: known, rules: quickRules });
    return problems
      .filter(({ code }) => code === "bad-picture")
      .map(({ file, message }) => `${file}: ${message}`);
  }

  it("the place where it was taken, whether a page shows it or not", async () => {
    const placed = canvas.clone().withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 46/1 0/1" } });
    const told = [
      "public/images/placed.jpg: This picture holds the place where it was taken. Visitors get it without.",
    ];
    for (const isShown of [false, true])
      expect(await saidOnceDecoded("placed.jpg", await placed.clone().jpeg().toBuffer(), isShown)).toEqual(
        isShown ? expect.arrayContaining(told) : told,
      );
    const unplaced = await canvas
      .clone()
      .withExif({ IFD0: { Make: "Phone" } })
      .jpeg()
      .toBuffer();
    expect(await saidOnceDecoded("unplaced.jpg", unplaced, false)).toEqual([]);
  });

  it("that it moves, which pages do not show", async () => {
    const frames = await Promise.all(
      ["teal", "red"].map((background) =>
        sharp({ create: { width: 600, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await saidOnceDecoded("moving.webp", moving, false)).toEqual([
      "public/images/moving.webp: 'moving.webp' moves, and pages show only its first picture.",
    ]);
  });

  it("nothing at all: only what Git LFS keeps in its place", () => {
    const pointer = Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n");
    expect(said("a.jpg", pointer)).toEqual([
      "public/images/a.jpg:1 error: This is not the file itself, but what Git LFS keeps in its place.",
    ]);
  });
});
