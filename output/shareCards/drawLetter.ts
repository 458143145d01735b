import satori from "satori";
import type { Theme } from "../../content/types.ts";
import { fontsOf } from "./fonts.ts";

/** The first letter of a name, light on a dark square of so many pixels, in the face of the theme below `root`. */
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
