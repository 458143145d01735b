import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Refusal, refusalFor } from "../../editor/refusal.ts";
import { textOf, writeAll } from "../../editor/server/files.ts";
import { upload } from "../../editor/server/upload.ts";

const root = mkdtempSync(join(tmpdir(), "editor-"));
const PAGE = "pages-data/about.yaml";
const TEXT = "\ufefftitle: About\r\n# a comment\r\n";

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "pages-data/services"), { recursive: true });
  mkdirSync(join(root, "public/images"), { recursive: true });
  writeFileSync(join(root, PAGE), TEXT);
  writeFileSync(join(root, "site.yaml"), "business: {}\n");
  writeFileSync(join(root, "secret.yaml"), "a secret\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a file of the content", () => {
  it("is read with every byte, and written so", () => {
    expect(textOf(root, PAGE)).toBe(TEXT);
    writeAll(root, [{ file: PAGE, text: TEXT.replace("About", "Us") }]);
    expect(readFileSync(join(root, PAGE), "utf8")).toBe(TEXT.replace("About", "Us"));
    expect(readdirSync(join(root, "pages-data"))).toEqual(["about.yaml", "services"]);
  });

  it.each([
    "../secret.yaml",
    "secret.yaml",
    "pages-data/../secret.yaml",
    "pages-data/%2e%2e/secret.yaml",
    "pages-data/..%2fsecret.yaml",
    "pages-data\\..\\secret.yaml",
    join(root, PAGE),
    "/etc/passwd",
    "pages-data/about.yaml\0.yaml",
    "pages-data",
    "pages-data/services",
    "pages-data/.hidden.yaml",
    "package.json",
    ".git/config",
    "schema/page.json",
    "",
  ])("is nothing else: %j", (file) => {
    expect(() => textOf(root, file)).toThrow(Refusal);
    expect(() => writeAll(root, [{ file, text: "stolen" }])).toThrow(Refusal);
    expect(readFileSync(join(root, "secret.yaml"), "utf8")).toBe("a secret\n");
  });

  it("is no link, nor reached by one", () => {
    symlinkSync(join(root, "secret.yaml"), join(root, "pages-data/link.yaml"));
    mkdirSync(join(root, "elsewhere"));
    writeFileSync(join(root, "elsewhere/page.yaml"), "a secret\n");
    symlinkSync(join(root, "elsewhere"), join(root, "pages-data/folder"));
    for (const file of ["pages-data/link.yaml", "pages-data/folder/page.yaml"])
      expect(() => textOf(root, file)).toThrow(Refusal);
  });

  it("that is not saved as UTF-8 is left alone", () => {
    writeFileSync(join(root, PAGE), Buffer.from("title: Caf\xe9\n", "latin1"));
    expect(() => textOf(root, PAGE)).toThrow(/UTF-8/);
  });

  it("that cannot be written is told in words", () => {
    for (const [code, words] of [
      ["ENOSPC", /disk is full/],
      ["EROFS", /cannot be written/],
      ["EACCES", /may not be written/],
    ] as const)
      expect(refusalFor(Object.assign(new Error("no"), { code }))).toMatchObject({
        message: expect.stringMatching(words),
      });
  });
});

describe("a picture that is put in", () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#0a7482" } });
  const images = () => readdirSync(join(root, "public/images")).sort();

  it("has a safe name of its own and takes no other's place", async () => {
    const bytes = await picture(40, 20).png().toBuffer();
    expect(await upload(root, "../../My Pool (1).JPG", bytes)).toMatchObject({ src: "my-pool-1.png" });
    expect(await upload(root, "my pool 1.png", bytes)).toMatchObject({ src: "my-pool-1-2.png" });
    expect(await upload(root, "\u0000/….exe", bytes)).toMatchObject({ src: "picture.png" });
    expect(images()).toEqual(["my-pool-1-2.png", "my-pool-1.png", "picture.png"]);
  });

  it("stands upright, and is made smaller where it is too large", async () => {
    const lying = await picture(3000, 1500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { src } = await upload(root, "phone.jpeg", lying);
    expect(src).toBe("phone.jpg");
    const kept = await sharp(readFileSync(join(root, "public/images", src))).metadata();
    expect([kept.width, kept.height, kept.orientation]).toEqual([1200, 2400, undefined]);
  });

  it("of a phone's own kind becomes one that all can show, or the phone's setting is said", async () => {
    const readable = await picture(900, 600).avif({ effort: 0 }).toBuffer(); // a HEIF file, too
    expect(await upload(root, "IMG_1.HEIC", readable)).toMatchObject({ src: "img-1.jpg" });
    const unreadable = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await expect(upload(root, "IMG_2.HEIC", unreadable)).rejects.toThrow(/Formats, Most Compatible/);
    expect(images()).toEqual(["img-1.jpg"]);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a drawing that can run scripts", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["nothing", ""],
    ["the beginning of a picture", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ])("is refused where it is %s, whatever its name says", async (_, content) => {
    await expect(upload(root, "pool.jpg", Buffer.from(content, "latin1"))).rejects.toThrow(/not a picture/);
    expect(images()).toEqual([]);
  });
});
