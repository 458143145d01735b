import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { describePictures, makePicture } from "../../output/pictures/pictures.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "public/images"), { recursive: true });

it("a picture that a phone stored lying on its side stands upright", async () => {
  const lying = sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } });
  await lying.withMetadata({ orientation: 6 }).jpeg().toFile(join(root, "public/images/pump.jpg"));
  const pictures = await describePictures(root);
  const { base, ...shape } = pictures["pump.jpg"] ?? {};
  expect(shape).toEqual({ width: 600, height: 800, widths: [480] });
  const { width, height } = await sharp(await makePicture(root, `${base}-480.webp`, pictures)).metadata();
  expect({ width, height }).toEqual({ width: 480, height: 640 });
});
