import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { eachAtOnce } from "../atOnce.ts";
import type { BuildContent } from "../buildContent.ts";
import { KeptFiles } from "../cache/keptFiles.ts";
import { store } from "../cache/storedFiles.ts";
import { focusOf, squareAround } from "../pictures/cropAddress.ts";
import { AT_ONCE, type PictureInfo } from "../pictures/pictures.ts";
import type { OgSubject } from "./cardFor.ts";
import { HEIGHT, PANEL, WIDTH } from "./size.ts";

const CACHE = ".cache/og";
const MOST_BYTES = 120_000;
const QUALITIES = [84, 76, 66, 50, 30];
// As good at the same size as with all that mozjpeg can do, in a fifth of the time: 16 ms for a card instead of 88.
const JPEG = { progressive: true, quantizationTable: 3 };
const MADE_WITH = JSON.stringify([WIDTH, HEIGHT, PANEL, MOST_BYTES, QUALITIES, JPEG, sharp.versions]);

/** Writes the pictures for social networks of all pages below `target`, from the cache where the same `code` made them. */
export async function writeOgImages(
  root: string,
  target: string,
  { pages, pictures, facts }: BuildContent,
  code: string,
): Promise<void> {
  const shown = new Map(
    pages.map(facts).flatMap(({ shareImage, card }) => (card ? [[shareImage, card] as const] : [])),
  );
  const kept = new KeptFiles(root, CACHE);
  const cut = cutter(root);
  const byPicture = [...shown].sort(([, one], [, other]) => cutOf(one).localeCompare(cutOf(other)));
  try {
    // One more than else: one is drawn on this thread, while others are put together on theirs.
    await eachAtOnce(byPicture, AT_ONCE + 1, async ([url, subject]) => {
      const picture = pictures[subject.picture];
      const from = JSON.stringify([code, subject, picture?.base]);
      if (picture) await kept.putInto(target, url, from, () => makeOgImage(subject, picture));
    });
  } finally {
    kept.close(); // what was drawn is right, whatever failed
  }

  /** The file in the cache, named by all that is on it: the drawing, and the picture beside it as it is now. */
  async function makeOgImage(subject: OgSubject, picture: PictureInfo): Promise<string> {
    const words = await draw(subject);
    const key = createHash("sha256")
      .update(words)
      .update(JSON.stringify([picture.base, subject.focus]))
      .update(MADE_WITH)
      .digest("hex")
      .slice(0, 16);
    const file = join(root, CACHE, `${key}.jpg`);
    if (!kept.has(file)) store(file, await compose(await cut(subject, picture), words));
    return file;
  }
}

async function draw(subject: OgSubject): Promise<string> {
  const { drawCard } = await import("./drawCard.tsx"); // takes long to load, and most builds draw none
  return await drawCard(subject);
}

/** Cuts out what cards show of pictures: once for those that show the same and come one after the other. */
function cutter(root: string): (subject: OgSubject, picture: PictureInfo) => Promise<Buffer> {
  let last: { of: string; cut: Promise<Buffer> } | undefined;
  return (subject, picture) => {
    const of = cutOf(subject);
    if (last?.of !== of) last = { of, cut: cut(root, subject, picture) };
    return last.cut;
  };
}

/** Stands for what a card shows of a picture. */
function cutOf({ picture, focus }: OgSubject): string {
  return `${picture} ${focus}`;
}

/** What a card shows of a picture; made by other threads, while this one draws the words of another card. */
function cut(root: string, subject: OgSubject, picture: PictureInfo): Promise<Buffer> {
  return sharp(join(root, "public/images", subject.picture))
    .autoOrient()
    .extract(squareAround(focusOf(subject.focus), picture))
    .resize(WIDTH - PANEL, HEIGHT)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The words and the picture side by side, in the best quality that networks still load at once. */
async function compose(picture: Buffer, words: string): Promise<Buffer> {
  const card = sharp([Buffer.from(words), picture], { join: { across: 2, halign: "left" } })
    .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }) // each has as much room as the wider one
    .removeAlpha();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await card
      .clone()
      .jpeg({ ...JPEG, quality })
      .toBuffer();
    if (jpeg.length < MOST_BYTES) break;
  }
  return jpeg;
}
