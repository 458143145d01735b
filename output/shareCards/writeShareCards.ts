import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ValidPage } from "../../content/compile/forms.ts";
import { hashOf } from "../../content/lib/cache.ts";
import { mainOf } from "../../content/lib/words.ts";
import { sharedCardOf } from "../../content/resolve/card.ts";
import { cityAround } from "../../content/resolve/lists.ts";
import { typesetAll } from "../../content/typography/typeset.ts";
import type { PictureFolder, PictureInfo } from "../pictures/pictures.ts";
import { squareAround } from "../pictures/versions.ts";
import type { SiteContent } from "../siteContent.ts";
import { type Unmade, writeCached } from "../unmade.ts";
import { HEIGHT, type OgSubject, PANEL, shareImageOf, subjectOf, WIDTH } from "./cardFor.ts";

/** What the share cards to be drawn show, by their addresses: the pages of a city share one. */
export function shareSubjects(
  pages: readonly ValidPage[],
  { lists, pictures }: SiteContent,
): Map<string, OgSubject> {
  return new Map(
    pages.flatMap((page) => {
      const { site, cards } = lists.get(page.language) ?? mainOf(lists);
      const context = { site, pictures };
      const card = sharedCardOf(page, cityAround(page, site), cards);
      const address = shareImageOf(card, context);
      const isDrawn = page.head.ogImage === undefined && address.startsWith("/og/");
      return isDrawn ? [[address, typesetAll(subjectOf(card, context))] as const] : [];
    }),
  );
}

const MOST_BYTES = 120_000;
const QUALITIES = [84, 76, 66, 50, 30];
// As good at the same size as all of mozjpeg's options, in a fifth of the time: 16 ms per card instead of 88.
const JPEG = { progressive: true, quantizationTable: 3 };

/**
 * Writes cached share cards below `target`, each subject at its address, and returns those that are to be made. `draw`
 * returns the text panel beside the picture, as SVG; `code` is a hash of the code that draws it, for the cache key.
 */
export async function writeShareCards(
  folder: PictureFolder,
  target: string,
  subjects: ReadonlyMap<string, OgSubject>,
  { code, draw }: { code: string; draw: (subject: OgSubject) => Promise<string> },
): Promise<Unmade> {
  const { root, pictures } = folder;
  await mkdir(join(target, "og"), { recursive: true });
  const cards = [...subjects].flatMap(([url, subject]) => {
    const picture = pictures[subject.picture];
    if (!picture) return [];
    const key = hashOf(code, JSON.stringify([subject, picture.base, sharp.versions]));
    return [{ url, key, make: async () => shareCard(root, subject, picture, await draw(subject)) }];
  });
  return writeCached(folder, target, cards);
}

/** Makes the share card of a subject; `words` is the text panel beside its picture, as SVG. */
export async function shareCard(
  root: string,
  subject: OgSubject,
  picture: PictureInfo,
  words: string,
): Promise<Buffer> {
  // Cropped in other threads, while text panels of other cards are drawn.
  const shown = await sharp(join(root, "public/images", subject.picture))
    .autoOrient()
    .extract(squareAround(subject.focus, picture))
    .resize(WIDTH - PANEL, HEIGHT)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return compose(shown, words);
}

/** Joins the text panel and the picture, in the best quality below MOST_BYTES, which networks still load at once. */
async function compose(picture: Buffer, words: string): Promise<Buffer> {
  const card = sharp([Buffer.from(words), picture], { join: { across: 2, halign: "left" } })
    .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }) // join gives each as much width as the wider one
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
