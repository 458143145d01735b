import type { Plugin } from "vite";
import { colors } from "../../renderer/page/colors.ts";

const PLACE = "--color-*: initial;\n";

/** Puts the colours of colors.ts into the theme of styles.css, before Tailwind reads it. */
export function colorTokensPlugin(): Plugin {
  return {
    name: "color-tokens",
    enforce: "pre",
    transform: { filter: { id: /\/page\/styles\.css(?:\?|$)/ }, handler: withColorTokens },
  };
}

/** A stylesheet with the colours as Tailwind's tokens, where its theme has their place. */
export function withColorTokens(css: string): string {
  if (!css.includes(PLACE)) throw new Error(`The stylesheet has no place for the colours: ${PLACE.trim()}`);
  return css.replace(PLACE, PLACE + colorTokens());
}

/** The colours as custom properties, by their names in the theme. */
export function colorTokens(): string {
  return Object.entries(colors)
    .map(([name, color]) => `  --color-${name}: ${color};\n`)
    .join("");
}
