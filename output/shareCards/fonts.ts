import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, FontWeight } from "satori";

const { resolve } = createRequire(import.meta.url);

/** The faces of the cards. */
export const fonts = [loadFont("fraunces", 500), loadFont("fraunces", 600), loadFont("figtree", 600)];

// All but Latin letters of Western Europe, and the signs of their texts.
const UNDRAWABLE = /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153–—‘’‚“”„•…‹›⁄€™−]/gu;

/** A text on one line, without what the fonts have no letter for. */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(/\s/g, " ").replace(UNDRAWABLE, "").replace(/ +/g, " ").trim();
}

function loadFont(name: string, weight: FontWeight): Font {
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  return { name, weight, data: readFileSync(file) };
}
