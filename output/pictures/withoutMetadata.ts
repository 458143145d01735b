import sharp, { type Metadata, type Sharp } from "sharp";
import { MOST_PIXELS } from "../../content/read/publicFolder.ts";

/** The qualities of pictures that are written anew: nobody sees a difference. */
const WRITERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  heif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/** What programs and cameras write beside a picture: where it was taken and with what, by whom, earlier versions. */
const BESIDE =
  /Exif\0\0|eXIf|EXIF|ns\.adobe\.com\/x|xmpmeta|Photoshop 3\.0|8BIM|Raw profile type|(?:tEXt|iTXt|zTXt|tIME)/;
/** An AVIF or PNG that moves: only its first picture could be written anew. */
const UNWRITABLE = /^.{4}ftypavis|^\x89PNG.{29,4000}acTL/s;

/** Whether a file seems to hold anything beside its picture. A false alarm costs time alone. */
export function holdsMetadata(bytes: Buffer): boolean {
  return BESIDE.test(bytes.toString("latin1"));
}

/**
 * A picture without Exif, XMP, IPTC and comments: upright, as its orientation says, with the profile of its colors, and
 * moving where it moved. The same bytes if it holds nothing of these. Rejects if it cannot be read, or could not be
 * written as it moves.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  if (!holdsMetadata(bytes)) return bytes;
  if (UNWRITABLE.test(bytes.toString("latin1", 0, 4100))) throw new Error("it would stand still");
  const options = { animated: true, limitInputPixels: MOST_PIXELS };
  const metadata: Metadata = await sharp(bytes, options).metadata();
  const write = WRITERS[metadata.format];
  if (!write) throw new Error(`a ${metadata.format}`);
  const upright = sharp(bytes, options).autoOrient();
  return write(metadata.space === "cmyk" ? upright : upright.keepIccProfile()).toBuffer();
}
