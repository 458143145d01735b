import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpackWoff2 } from "./woff2.ts";

/** A font in one weight, for text drawn as outlines: no font of the system has a part in it. */
export interface Face {
  /** A text without line breaks and without what the font has no glyph for. */
  clean(text: string): string;
  /** How wide a clean text is, where the font's size is 1. */
  width(text: string): number;
  /** A clean text as SVG, its baseline beginning at a point. */
  draw(text: string, x: number, y: number, size: number): string;
}

const { resolve } = createRequire(import.meta.url);

/** One of the site's two families; tracking is the space added between letters, where the font's size is 1. */
export function loadFace(family: "fraunces" | "figtree", weight: number, tracking = 0): Face {
  const font = loadFont(family, weight);
  const widths = new Map<string, number>();
  return {
    clean: (text) => cleanFor(font, text),
    width(text) {
      const width = widths.get(text) ?? measure(font, text, tracking);
      widths.set(text, width);
      return width;
    },
    draw(text, x, y, size) {
      const scale = size / font.unitsPerEm;
      return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outline(font, text, tracking)}"/>`;
    },
  };
}

function measure(font: Font, text: string, tracking: number): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return advanceWidth / font.unitsPerEm + tracking * glyphs.length;
}

function outline(font: Font, text: string, tracking: number): string {
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map(({ path }, index) => {
    const placed = path.translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return placed;
  });
  return paths.join("");
}

function loadFont(family: string, weight: number): Font {
  const file = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const font = create(unpackWoff2(readFileSync(file)));
  if (!("getVariation" in font)) throw new Error(`${file} holds several fonts.`);
  return font.getVariation({ wght: weight });
}

function cleanFor(font: Font, text: string): string {
  const known = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const spaced = text.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ");
  return [...spaced].filter(known).join("").replace(/ +/g, " ").trim();
}
