import { join } from "node:path";
import sharp from "sharp";
import { colors } from "../../renderer/page/colors.ts";
import { ICONS } from "../crawlers/manifest.ts";

const SVG_SIZE = 32;
const SVG_DENSITY = 72;

/** Draws public/favicon.svg as PNG in every size below `target`, on the site's ground, since iOS shows black for none. */
export async function writeIcons(root: string, target: string): Promise<void> {
  const drawn = Object.entries(ICONS).map(async ([name, size]) => {
    const inner = Math.round(size * 0.8);
    const margin = Math.floor((size - inner) / 2);
    await sharp(join(root, "public/favicon.svg"), { density: (SVG_DENSITY * inner) / SVG_SIZE })
      .resize(inner, inner)
      .extend({
        top: margin,
        left: margin,
        bottom: size - inner - margin,
        right: size - inner - margin,
        background: colors.ground,
      })
      .flatten({ background: colors.ground })
      .png()
      .toFile(join(target, name));
  });
  await Promise.all(drawn);
}
