import type { Site } from "../../content/resolve/forms.ts";
import { ICONS } from "./icon.ts";

/** manifest.webmanifest (W3C App Manifest): name, icons and colors of the site as an installed app. */
export function manifest({ business, locale, theme: { colors } }: Site): string {
  const icon = (name: "icon-192.png" | "icon-512.png") => ({
    src: `/${name}`,
    sizes: `${ICONS[name]}x${ICONS[name]}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: business.name,
    short_name: business.name.split(" ")[0], // there is room for one word below an icon
    description: business.about,
    id: "/",
    start_url: "/",
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
