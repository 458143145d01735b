/** A file of public/, with what rules need to know of it. */
export interface PublicFile {
  /** Path in public/, with forward slashes; empty for public/ itself, if that is a link. */
  name: string;
  /** Whether it is a regular file of the project, not a link. */
  isOwn: boolean;
  bytes: number;
  /** Whether it is a picture of the example site that new sites start from. */
  isExample?: boolean;
  /** The source of an SVG drawing. */
  svg?: string;
  /** What the first and last bytes of a picture tell; undefined if it cannot be opened. */
  probe?: Probe;
  /** The result of decoding it, if that was done. */
  decoded?: Decoded;
}

/** What the first and last bytes of a file tell; only decoding shows whether everything between is intact. */
export interface Probe {
  /** Its format, as the usual extension: jpg, png, heic. Undefined if it is no known picture format. */
  kind: string | undefined;
  /** Whether its end is present, so that it is not truncated. */
  whole: boolean;
}

/** The result of decoding a picture: its size as displayed, if that can be read. */
export interface Decoded {
  /** Whether it is intact, and not so large that it was not decoded. */
  isRight: boolean;
  width: number;
  height: number;
}
