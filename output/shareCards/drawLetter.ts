import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import satori from "satori";
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

/** Draws the first letter of a name as SVG, light on a dark square of `side` pixels. The font is read below `root`. */
export function drawLetter(
  name: string,
  { colors, faces }: Theme,
  side: number,
  root: string,
): Promise<string> {
  const style = {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: side,
    height: side,
    fontFamily: "display",
    fontSize: side * 0.8,
    color: colors.ground,
    background: colors.deep,
  };
  const letter = { type: "div", key: null, props: { style, children: name[0] } };
  return satori(letter, { width: side, height: side, fonts: fontsOf({ faces }, root) });
}
