import type { ShareCardSource } from "../../content/resolve/card.ts";
import type { Frame, ResolvedPicture } from "../../content/resolve/forms.ts";
import type { Lists } from "../../content/resolve/lists.ts";
import { type Media, pageResolver } from "../../content/resolve/resolvePage.ts";
import type { Picture } from "../../schema/types.ts";
import { shareImageOf } from "../shareCards/cardFor.ts";
import type { PictureInfo, Pictures } from "./pictures.ts";
import { cropBase, versionsAt, widthsOf } from "./versions.ts";

/** In place of a missing or broken picture while editing: browsers show its alt text. A build refuses it. */
const UNKNOWN: PictureInfo = { width: 1200, height: 800, base: "", widths: [] };

/** The widths of square crops, in pixels: only phones show them. */
const CROP_WIDTHS = [640, 840, 1040];

/** Returns a function that resolves a page with its blocks in its language, and throws if that has no valid texts. */
export function resolverOf({ lists: all, pictures }: ResolvedWith): ReturnType<typeof pageResolver> {
  const resolvers = new Map(
    Array.from(all, ([language, lists]) => [language, pageResolver(lists, mediaOf(pictures, lists.site))]),
  );
  return (page, blocks) => {
    const resolve = resolvers.get(page.language);
    if (!resolve)
      throw new Error(`The words of ${page.file} are not right: npm run check names what is wrong.`);
    return resolve(page, blocks);
  };
}

/** The data that pages are resolved with: the lists by language code, and the pictures. */
interface ResolvedWith {
  lists: ReadonlyMap<string, Lists>;
  pictures: Pictures;
}

/** Resolves the pictures of pages. Share images show the name and the theme of `site`. */
export function mediaOf(pictures: Pictures, site: Pick<Frame, "business" | "theme">): Media {
  return {
    pictureOf(picture, { crop = false } = { crop: false }) {
      const info = pictures[picture.src] ?? UNKNOWN;
      const resolved = resolvePicture(picture, info, pictures[picture.mobile ?? ""] ?? UNKNOWN);
      if (!crop || picture.mobile || info === UNKNOWN) return resolved;
      const widths = widthsOf(Math.min(info.width, info.height), CROP_WIDTHS);
      return { ...resolved, mobileVersions: versionsAt(cropBase(info.base, resolved.focus), widths) };
    },
    shareImageOf: (card: ShareCardSource) => shareImageOf(card, { site, pictures }),
  };
}

function resolvePicture(picture: Picture, info: PictureInfo, mobile: PictureInfo): ResolvedPicture {
  const { width, height, facts } = info;
  return {
    ...facts,
    ...picture,
    width,
    height,
    address: addressOf(picture.src, info),
    versions: versionsAt(info.base, info.widths),
    ...(picture.mobile && { mobileVersions: versionsAt(mobile.base, mobile.widths) }),
  };
}

/** The address of the version that every browser can show. */
function addressOf(src: string, { base, widths, drawn }: PictureInfo): string {
  if (drawn) return `${base}.svg`;
  const shown = widths.find((candidate) => candidate >= 960) ?? widths.at(-1);
  return shown === undefined ? `/images/${src}` : `${base}-${shown}.webp`;
}
