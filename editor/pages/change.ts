import type { Path } from "../../content/lib/data.ts";

/** A file to be written, or deleted if it has no text. */
export interface FileWrite {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text?: string | undefined;
  /** The former path of the file, if a page is moved. */
  was?: string;
}

/** A line in a file that must be changed before a page can be renamed or deleted. */
export type Obstacle = { file: string; path: Path; line: number; text: string };
