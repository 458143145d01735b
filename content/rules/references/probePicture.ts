import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { Probe } from "../../forms.ts";

// What files begin with, each byte as one character.
const KINDS: [string, RegExp][] = [
  ["jpg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["heic", /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
  ["avif", /^.{4}ftypavi/s],
  ["gif", /^GIF8/],
  ["tif", /^(?:II\*\0|MM\0\*)/],
  ["bmp", /^BM.{4}\0\0/s],
  ["psd", /^8BPS/],
  ["pdf", /^%PDF/],
  ["svg", /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!DOCTYPE svg|!--)/i],
];
const HEAD = 64;
const TAIL = 4096;
const END_OF_JPG = Buffer.from([0xff, 0xd9]);

/** Looks at both ends of a file; undefined where it cannot be opened. */
export function probePicture(file: string): Probe | undefined {
  try {
    const handle = openSync(file, "r");
    try {
      return probe(file, handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined;
  }
}

function probe(file: string, handle: number): Probe {
  const bytes = fstatSync(handle).size;
  const head = part(handle, 0, Math.min(HEAD, bytes));
  const text = head.toString("latin1");
  const kind = KINDS.find(([, start]) => start.test(text))?.[0];
  const tail = part(handle, Math.max(0, bytes - TAIL), Math.min(TAIL, bytes));
  switch (kind) {
    case "jpg": // phones write more behind its end
      return { bytes, kind, whole: tail.includes(END_OF_JPG) || endsSomewhere(readFileSync(file)) };
    case "png":
      return { bytes, kind, whole: tail.includes("IEND") };
    case "webp":
      return { bytes, kind, whole: head.readUInt32LE(4) + 8 <= bytes };
    default:
      return { bytes, kind, whole: true };
  }
}

function part(handle: number, start: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(handle, buffer, 0, length, start);
  return buffer;
}

/** Whether a JPEG's own end follows its header, in which a small preview may have an end of its own. */
function endsSomewhere(jpg: Buffer): boolean {
  let at = 2;
  while (at + 4 <= jpg.length && jpg[at] === 0xff && jpg[at + 1] !== 0xda) at += 2 + jpg.readUInt16BE(at + 2);
  return jpg.includes(END_OF_JPG, at);
}
