import type { Face, Faces } from "../../schema/types.ts";

/**
 * The path of the font file cut from a face: woff2 for pages, if the face is cut; woff for social share pictures, whose
 * renderer cannot read WOFF2. The name contains the source and the axes: a changed face has no file until it is cut.
 */
export function fontFile({ file, cut = {} }: Face, format: "woff" | "woff2"): string {
  const name = file.replace(/^.*\/|\.woff2$/g, "");
  const axes = Object.entries(cut).map(([axis, value]) => `-${axis}-${value}`);
  return `theme/fonts/${name}${axes.join("")}.${format}`;
}

/** The characters that a face is cut to: Western letters and punctuation. */
export const LETTERS = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›⁄€™−`;

const MISSING = new RegExp(`(?![${RegExp.escape(LETTERS)}\u115f\u1160\u3164\uffa0])\\p{L}`, "gu"); // Hangul's fillers show nothing

/** The letters of a text that a cut face lacks, each once. */
export function missingLetters(text: string): string[] {
  return [...new Set(text.normalize("NFC").match(MISSING))];
}

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** The faces for social share pictures; a variable text face is cut to the weight used there, 600 by default. */
export function cardFaces({ display, text }: Faces): Faces {
  const isVariable = text.file.startsWith("@fontsource-variable/");
  return { display, text: isVariable ? { ...text, cut: { wght: 600, ...text.cut } } : text };
}

/** A font file to cut, with the face that it is cut from. */
export type Cut = { key: keyof Faces; face: Face; format: "woff" | "woff2" };

/** All font files to cut for a theme's faces. */
export function cutsOf(faces: Faces): Cut[] {
  const cards = cardFaces(faces);
  return (["display", "text"] as const).flatMap((key) => [
    { key, face: cards[key], format: "woff" as const },
    ...(faces[key].cut ? [{ key, face: faces[key], format: "woff2" as const }] : []),
  ]);
}

/** Whether bytes are a complete WOFF or WOFF2 file: both have a signature and, at byte 8, their length. */
export function isFont(bytes: Uint8Array | undefined): boolean {
  if (!bytes || bytes.length < 12) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    /^wOF[F2]$/.test(new TextDecoder().decode(bytes.subarray(0, 4))) && view.getUint32(8) === bytes.length
  );
}
