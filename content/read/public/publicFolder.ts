import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../lib/attempt.ts";
import { isLeftBehind } from "../../lib/fileName.ts";
import { entriesBelow } from "../../lib/filesBelow.ts";
import { isOwn, readPart } from "../files.ts";
import {
  isActive,
  MOST_BYTES,
  type Probe,
  PUBLISHABLE_TYPES,
  type PublicFile,
  type PublicFileFault,
} from "./publishable.ts";

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

/** Reads the files of public/ below a project's root. */
export function readPublicFolder(root: string): PublicFile[] {
  const folder = join(root, "public");
  if (!existsSync(folder)) return [];
  if (!isOwn(root, "public")) return [{ name: "", bytes: 0, fault: "link" }];
  return entriesBelow(folder)
    .map(({ path }) => path)
    .filter((name) => !isLeftBehind(name))
    .sort()
    .map((name) => readPublicFile(root, name));
}

function readPublicFile(root: string, name: string): PublicFile {
  const file = join(root, "public", name);
  if (!isOwn(root, `public/${name}`) || !statSync(file).isFile()) return { name, bytes: 0, fault: "link" };
  const bytes = statSync(file).size;
  const fault = faultOf(file, bytes);
  if (fault || !PICTURE.test(name)) return { name, bytes, fault };
  return { name, bytes, probe: attempt(() => probe(file, bytes)), isExample: isExample(root, name, bytes) };
}

/** Why a file may not be published; undefined if it may. */
function faultOf(file: string, bytes: number): PublicFileFault | undefined {
  const type = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  if (bytes < 1024 && readFileSync(file, "latin1").startsWith("version https://git-lfs")) return "pointer";
  if (!PUBLISHABLE_TYPES.includes(type)) return "type";
  if (bytes > MOST_BYTES) return "size";
  return type === "svg" && isActive(readFileSync(file, "utf8")) ? "active" : undefined;
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
  return new Set(
    files.flatMap(({ name }) => {
      const parts = name.normalize("NFC").split("/");
      return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
    }),
  );
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
