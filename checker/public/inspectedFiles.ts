import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../content/lib/attempt.ts";
import { readPart } from "../../content/read/files.ts";
import { type PublicFile, readPublicFolder } from "../../content/read/publicFolder.ts";

/** A file of public/, with what rules need to know of it. */
export interface InspectedFile extends PublicFile {
  /** Whether it is a picture of the example site that new sites start from. */
  isExample?: boolean;
  /** What the first and last bytes of a picture tell; undefined if it cannot be opened. */
  probe?: Probe;
  decoded?: Decoded;
}

/** What the first and last bytes of a file tell; only decoding shows whether everything between is intact. */
export interface Probe {
  /** Its format, as the usual extension: jpg, png, heic. Undefined if it is no known picture format. */
  kind: string | undefined;
  /** Whether its end is present, so that it is not truncated. */
  whole: boolean;
}

/**
 * The result of decoding a picture: its size as displayed; isRight if it is intact and not too large to decode; whether
 * it moves, and whether it holds the place where it was taken.
 */
export type Decoded = {
  isRight: boolean;
  width: number;
  height: number;
  moves?: boolean;
  isPlaced?: boolean;
};

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

// Magic bytes of the formats, each byte as one character (Latin-1).
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

/** The files of public/ below a project's root, the pictures probed. */
export function inspectedFilesIn(root: string): InspectedFile[] {
  return readPublicFolder(root).map((file) => {
    const { name, bytes, fault } = file;
    if (fault || !PICTURE.test(name)) return file;
    const probed = attempt(() => probe(join(root, "public", name), bytes));
    return { ...file, probe: probed, isExample: isExample(root, name, bytes) };
  });
}

/** Whether a picture is an unchanged example picture of a new site. */
function isExample(root: string, name: string, bytes: number): boolean {
  const example = join(root, "tests/example/public", name);
  if (statSync(example, { throwIfNoEntry: false })?.size !== bytes) return false;
  return readFileSync(join(root, "public", name)).equals(readFileSync(example));
}

/** Whether pages may show a file of public/ as a picture, judging by its name. */
export function isPictureFile(name: string): boolean {
  return PICTURE.test(name) && !/(?:^|\/)\.[^/]*$/.test(name);
}

/** The URL paths of the files of public/ and of their folders. */
export function publicAddresses(files: readonly PublicFile[]): Set<string> {
  const addresses = files.flatMap(({ name }) => {
    const parts = name.normalize("NFC").split("/");
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  });
  return new Set(addresses);
}

/** Checks the first and last bytes of a picture. */
function probe(file: string, bytes: number): Probe {
  const head = readPart(file, 0, HEAD);
  const tail = readPart(file, Math.max(0, bytes - TAIL), TAIL);
  const text = head.toString("latin1");
  const kind = KINDS.find(([, start]) => start.test(text))?.[0];
  switch (kind) {
    case "jpg": // phones append data after the end marker
      return { kind, whole: tail.includes(END_OF_JPG) || endsSomewhere(readFileSync(file)) };
    case "png":
      return { kind, whole: tail.includes("IEND") };
    case "webp":
      return { kind, whole: head.readUInt32LE(4) + 8 <= bytes };
    default:
      return { kind, whole: true };
  }
}

/** Whether a JPEG has an end marker after its header, whose embedded preview may have an end marker of its own. */
function endsSomewhere(jpg: Buffer): boolean {
  let at = 2;
  while (at + 4 <= jpg.length && jpg[at] === 0xff && jpg[at + 1] !== 0xda) at += 2 + jpg.readUInt16BE(at + 2);
  return jpg.includes(END_OF_JPG, at);
}
