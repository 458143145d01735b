import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file as it shall be; undefined where it shall not be there any more. */
export interface FileWrite {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string | undefined;
  /** The file that it was before, where a page comes to stand elsewhere. */
  was?: string;
}

/** A place in a file that stands in the way. */
export interface Obstacle {
  file: string;
  line: number;
  /** What stands there, as it is written. */
  text: string;
}

/** A page that cannot be made, renamed or deleted as was asked, with what to do instead. */
export class PageRefused extends Error {
  override name = "PageRefused";
  /** What has to be changed first. */
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
    if (text === undefined) {
      rmSync(path, { force: true });
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
