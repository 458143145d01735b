import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "satori";

const { resolve } = createRequire(import.meta.url);

/** The faces of the cards. */
export const fonts: Font[] = [
  {
    name: "display",
    weight: 400,
    data: readFileSync(
      "renderer/fonts/display.woff",
    ) /* in the project, whose folder commands run in: this code is bundled */,
  },
  {
    name: "figtree",
    weight: 600,
    data: readFileSync(resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff")),
  },
];

// All but Latin letters of Western Europe, and the signs of their texts.
const UNDRAWABLE = /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153–—‘’‚“”„•…‹›⁄€™−]/gu;

/** A text on one line, without what the fonts have no letter for. */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(/\s/g, " ").replace(UNDRAWABLE, "").replace(/ +/g, " ").trim();
}
