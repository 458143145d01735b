import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Path } from "../../content/lib/path.ts";

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

/** Thrown if a page cannot be created, renamed or deleted. The message says what to do instead. */
export class PageRefused extends Error {
  override name = "PageRefused";
  readonly obstacles: readonly Obstacle[];
  constructor(message: string, obstacles: readonly Obstacle[] = []) {
    super(message);
    this.obstacles = obstacles;
  }
}

/** Writes changes below a project's root. */
export function writeChanges(root: string, changes: readonly FileWrite[]): void {
  for (const { file, text } of changes) {
    const path = join(root, file);
    if (text === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
