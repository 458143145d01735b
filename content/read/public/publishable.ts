/** A file of public/, with what rules need to know of it. */
export interface PublicFile {
  /** Path in public/, with forward slashes; empty for public/ itself, if that is a link. */
  name: string;
  bytes: number;
  /** Why it may not be published. */
  fault?: PublicFileFault;
  /** Whether it is a picture of the example site that new sites start from. */
  isExample?: boolean;
  /** What the first and last bytes of a picture tell; undefined if it cannot be opened. */
  probe?: Probe;
  decoded?: Decoded;
}

/** What the first and last bytes of a file tell; only decoding shows whether everything between is intact. */
export interface Probe {
  /** Its format, as the usual extension: jpg, png, heic. Undefined if it is no known picture format. */
  kind: string | undefined;
  /** Whether its end is present, so that it is not truncated. */
  whole: boolean;
}

/**
 * The result of decoding a picture: its size as displayed; isRight if it is intact and not too large to decode; whether
 * it moves, and whether it holds the place where it was taken.
 */
export type Decoded = {
  isRight: boolean;
  width: number;
  height: number;
  moves?: boolean;
  isPlaced?: boolean;
};

/** The kinds of files that may be published, by extension. */
export const PUBLISHABLE_TYPES = "jpg png webp avif gif ico svg pdf txt json mp4 webm vcf".split(" ");
/** Maximum size of a file in bytes: visitors would wait for minutes for larger ones. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels of a picture: as many as phones make. A small file of more can take gigabytes to decode. */
export const MOST_PIXELS = 50_000_000;

/** Matches all that an SVG can do besides being drawn: run code, load something, or hide that it does. */
const ACTIVE =
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe)|1999\/xhtml|<[!?](?!xml |--)|\son\w+\s*=|javascript:|@import|&#/i;
const UNREADABLE = /[\0\ufffd]/;
const LEADS_OUT = /(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp)[;,]))/i;

/** A link or no file, what Git LFS keeps in place of a file, its type, its size, or an SVG that is active. */
export type PublicFileFault = "link" | "pointer" | "type" | "size" | "active";

/**
 * Whether an SVG does more than be drawn. The folder is published as it is, so nothing in it may run code in browsers.
 */
export function isActive(svg: string): boolean {
  return [UNREADABLE, ACTIVE, LEADS_OUT].some((pattern) => pattern.test(svg));
}
