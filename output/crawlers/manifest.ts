import { join } from "node:path";
import sharp from "sharp";
import type { Site } from "../../content/types.ts";
import { colors } from "../../renderer/page/colors.ts";

/** Sizes of the site's icon as PNG, in pixels, by file name: two for the manifest, one for iOS. */
export const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

/** manifest.webmanifest (W3C App Manifest): how the site looks among apps. */
export function manifest({ business }: Site): string {
  const icon = (name: "icon-192.png" | "icon-512.png") => ({
    src: `/${name}`,
    sizes: `${ICONS[name]}x${ICONS[name]}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: business.name,
    short_name: business.name.split(" ")[0], // under an icon there is room for a word
    description: business.about,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    lang: "en-US",
    theme_color: colors.lagoon,
    background_color: colors.ground,
    icons: [
      icon("icon-192.png"),
      icon("icon-512.png"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

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
