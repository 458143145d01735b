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
