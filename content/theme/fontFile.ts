import type { Face, Faces } from "../../schema/types.ts";

/**
 * Where the cut of a face lies: woff2 for pages, where the face is cut; woff for the pictures of social networks, whose
 * maker reads no WOFF2. The name says what it was cut from and how: a changed face has no file until it is cut.
 */
export function fontFile({ file, cut = {} }: Face, format: "woff" | "woff2"): string {
  const name = file.replace(/^.*\/|\.woff2$/g, "");
  const axes = Object.entries(cut).map(([axis, value]) => `-${axis}-${value}`);
  return `theme/fonts/${name}${axes.join("")}.${format}`;
}

/** The letters that a face is cut to: Western ones, and the signs of their texts. */
export const LETTERS = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›⁄€™−`;

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** The faces of the pictures of social networks: of a variable one, the weight that stands there. */
export function cardFaces({ display, text }: Faces): Faces {
  const isVariable = text.file.startsWith("@fontsource-variable/");
  return { display, text: isVariable ? { ...text, cut: { wght: 600, ...text.cut } } : text };
}

/** A file that a face is cut to, with the face that it is cut from. */
export interface Cut {
  key: keyof Faces;
  face: Face;
  format: "woff" | "woff2";
}

/** All files that a theme's faces are cut to. */
export function cutsOf(faces: Faces): Cut[] {
  const cards = cardFaces(faces);
  return (["display", "text"] as const).flatMap((key) => [
    { key, face: cards[key], format: "woff" as const },
    ...(faces[key].cut ? [{ key, face: faces[key], format: "woff2" as const }] : []),
  ]);
}

/** Whether that is a whole WOFF or WOFF2 file: both say what they are and, at byte 8, how long they are. */
export function isFont(bytes: Uint8Array | undefined): boolean {
  if (!bytes || bytes.length < 12) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    /^wOF[F2]$/.test(new TextDecoder().decode(bytes.subarray(0, 4))) && view.getUint32(8) === bytes.length
  );
}
