import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { holdsMetadata, withoutMetadata } from "../../output/pictures/withoutMetadata.ts";
import { copyPublicFiles, UnusableFile } from "../../output/publicFiles.ts";

const canvas = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="25,46N"/></rdf:RDF></x:xmpmeta>';

/** A picture as a phone writes it: lying on its side, with its camera, its place and a profile. */
const ofPhone = (picture: Sharp) =>
  picture
    .clone()
    .withIccProfile("p3")
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 46/1 0/1" } })
    .withXmp(XMP)
    .withMetadata({ orientation: 6 });

describe("a picture is published without what its camera wrote into it", () => {
  it.each([
    ["jpg", () => ofPhone(canvas).jpeg()],
    ["png", () => ofPhone(canvas).png()],
    ["webp", () => ofPhone(canvas).webp()],
    ["avif", () => ofPhone(canvas).avif()],
  ])("%s", async (_, make) => {
    const bytes = await make().toBuffer();
    expect(holdsMetadata(bytes)).toBe(true);
    const clean = await withoutMetadata(bytes);
    expect(holdsMetadata(clean)).toBe(false);
    const { exif, xmp, iptc, orientation, width, height, icc } = await sharp(clean).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([40, 60]);
    expect(icc).toBeDefined();
  });

  it("and is the same, byte for byte, where there is nothing to take out", async () => {
    const bytes = await canvas.clone().jpeg().toBuffer();
    expect(await withoutMetadata(bytes)).toBe(bytes);
  });

  it("and moves as it moved", async () => {
    const frames = await Promise.all(
      ["teal", "red"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .withXmp(XMP)
      .webp()
      .toBuffer();
    const clean = await withoutMetadata(moving);
    expect(holdsMetadata(clean)).toBe(false);
    expect((await sharp(clean).metadata()).pages).toBe(2);
  });

  it("and stops a build where it cannot be read", async () => {
    const root = mkdtempSync(join(tmpdir(), "metadata-"));
    mkdirSync(join(root, "public/images"), { recursive: true });
    const whole = await ofPhone(canvas).jpeg().toBuffer();
    writeFileSync(join(root, "public/images/a.jpg"), whole);
    await copyPublicFiles(root, join(root, "client"));
    expect(holdsMetadata(readFileSync(join(root, "client/images/a.jpg")))).toBe(false);
    writeFileSync(
      join(root, "public/images/b.jpg"),
      Buffer.from("\xff\xd8\xff\xe1Exif\0\0 and no picture", "latin1"),
    );
    await expect(copyPublicFiles(root, join(root, "client"))).rejects.toThrow(UnusableFile);
  });
});
