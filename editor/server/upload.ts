import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugFor } from "../../content/lib/fileName.ts";
import { isOwn } from "../../content/read/files.ts";
import { Refusal } from "../refusal.ts";
import { writeWhole } from "./files.ts";

const PICTURES = "public/images";
const WIDEST = 2400; // pixels; no screen shows more, and larger pictures are scaled down
const PIXELS = 100_000_000; // a picture that claims to be larger would fill the memory
/** How pictures are saved, by their format; HEIC and AVIF, where they can be read, as the pictures that all can show. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", heif: "jpg", png: "png", webp: "webp" };
const HEIC = /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/** Saves a picture to public/images under a free name. Its format is detected from its bytes, not its name. */
export async function upload(root: string, name: string, bytes: Uint8Array) {
  if (!isOwn(root, PICTURES)) throw new Refusal("public/images is not a folder of this project.");
  const notAPicture = () => refuse(HEIC.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1")));
  if (bytes.length === 0) notAPicture();
  const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: "error" });
  const { format } = await picture.metadata().catch(notAPicture);
  const ending = ENDINGS[format ?? ""] ?? notAPicture();
  const upright = picture
    .autoOrient()
    .resize({ width: WIDEST, height: WIDEST, fit: "inside", withoutEnlargement: true });
  const data = await (ending === "jpg" ? upright.jpeg({ quality: 86, mozjpeg: true }) : upright)
    .toBuffer()
    .catch(notAPicture);
  const src = freeName(root, name, ending);
  writeWhole(join(root, PICTURES, src), data);
  return { src };
}

/** Returns a free file name: the slug of a name, with a number if another file has it. */
function freeName(root: string, name: string, ending: string): string {
  const stem = slugFor(name.replace(/\.[^.]*$/, "")).slice(0, 60) || "picture";
  for (let count = 1; ; count++) {
    const free = `${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
    if (!existsSync(join(root, PICTURES, free))) return free;
  }
}

/** Throws a Refusal that says how to get a picture that can be shown. */
function refuse(isHeic: boolean): never {
  const message = isHeic
    ? "This is a HEIC picture, as iPhones take them, which cannot be read here. Send it to yourself by mail and save it from there, or have the phone take .jpg pictures: Settings, Camera, Formats, Most Compatible."
    : "This is not a picture that can be shown. Save it as a .jpg file, then choose it again.";
  throw new Refusal(message, 415);
}
