import satori from "satori";
import type { Theme } from "../../content/theme/theme.ts";
import { fontsOf } from "./fonts.ts";

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
