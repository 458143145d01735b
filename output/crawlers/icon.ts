import { join } from "node:path";
import sharp from "sharp";
import { basePathOf } from "../../content/lib/addresses.ts";
import type { Frame, Site } from "../../content/resolve/forms.ts";

/** Sizes of the site's PNG icons, in pixels, by file name: two for the manifest, one for iOS. */
export const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

const SIDE = 32;
const DENSITY = 72;

/** favicon.svg: the theme's logo mark, dark on light tabs and light on dark ones; else, or of a wordmark, the name's first letter. */
export async function iconOf(
  { business, theme }: Pick<Frame, "business" | "theme">,
  root: string,
): Promise<string> {
  const { colors, logo, wordmark } = theme;
  if (!logo || wordmark) {
    const { drawLetter } = await import("../shareCards/drawLetter.ts"); // slow to load
    return drawLetter(business.name, theme, SIDE, root);
  }
  const { viewBox, shapes } = logo;
  const style = `:root{color:${colors.heading}}@media (prefers-color-scheme:dark){:root{color:${colors.ground}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${SIDE}" height="${SIDE}"><style>${style}</style>${shapes}</svg>`;
}

/** Writes the PNG icons into `target`, on the site's background color, as iOS shows transparency as black. */
export async function writeIcons(icon: string, target: string, background: string): Promise<void> {
  const drawn = Object.entries(ICONS).map(async ([name, size]) => {
    const inner = Math.round(size * 0.8);
    const margin = Math.floor((size - inner) / 2);
    const rest = size - inner - margin;
    await sharp(Buffer.from(icon), { density: (DENSITY * inner) / SIDE })
      .resize(inner, inner)
      .extend({ top: margin, left: margin, bottom: rest, right: rest, background })
      .flatten({ background })
      .png()
      .toFile(join(target, name));
  });
  await Promise.all(drawn);
}

/** manifest.webmanifest (W3C App Manifest): name, icons and colors of the site as an installed app. */
export function manifest({ business, locale, theme: { colors } }: Site): string {
  const base = basePathOf(business.url);
  const icon = (name: "icon-192.png" | "icon-512.png") => ({
    src: `${base}/${name}`,
    sizes: `${ICONS[name]}x${ICONS[name]}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: business.name,
    short_name: business.name.split(" ")[0], // there is room for one word below an icon
    description: business.about,
    id: `${base}/`,
    start_url: `${base}/`,
    display: "minimal-ui",
    lang: locale.language,
    theme_color: colors.deep,
    background_color: colors.ground,
    icons: [
      icon("icon-192.png"),
      icon("icon-512.png"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}
