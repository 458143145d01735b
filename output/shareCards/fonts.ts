import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import { cardFaces, fontFile } from "../../content/theme/fontFile.ts";
import type { Theme } from "../../content/theme/theme.ts";

/** Loads the theme's fonts from below `root`, for text drawn as outlines. */
export function fontsOf({ faces }: Pick<Theme, "faces">, root: string): Font[] {
  const { display, text } = cardFaces(faces);
  return [
    { name: "display", weight: 400, data: readFileSync(join(root, fontFile(display, "woff"))) },
    { name: "text", weight: 600, data: readFileSync(join(root, fontFile(text, "woff"))) },
  ];
}
