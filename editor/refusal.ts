import type { Path } from "../content/lib/data.ts";

/** A line in a file that must be changed before a page can be renamed or deleted. */
export type Obstacle = { file: string; path: Path; line: number; text: string };

/** Statuses that refuse the request itself: it would be refused again, whenever it is sent. */
const FINAL: readonly number[] = [404, 409, 413, 415, 422];

/** Thrown if the editor cannot do something, with a message for the writer. Unless it is final, words are kept. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly obstacles: readonly Obstacle[];

  readonly isFinal: boolean;

  constructor(message: string, status = 400, obstacles: readonly Obstacle[] = []) {
    super(message);
    this.status = status;
    this.isFinal = FINAL.includes(status);
    this.obstacles = obstacles;
  }
}

/** Thrown if a page cannot be created, renamed or deleted. The message says what to do instead. */
export class PageRefused extends Refusal {
  override name = "PageRefused";
  constructor(message: string, obstacles: readonly Obstacle[] = []) {
    super(message, 409, obstacles);
  }
}

const UNWRITABLE =
  "This change cannot be written into the file without changing something else in it. Make it in the file itself, in a text editor.";

/** Thrown if an edit cannot be applied, or written so that the file parses to exactly the wanted data. */
export class InvalidEdit extends Refusal {
  override name = "InvalidEdit";
  constructor(why = UNWRITABLE) {
    super(why, 422);
  }
}

const DISK: Record<string, string> = {
  ENOSPC: "The disk is full. Your words are kept here, and saved once there is room.",
  EDQUOT: "Your share of the disk is full. Your words are kept here, and saved once there is room.",
  EROFS: "The disk cannot be written. Your words are kept here.",
  EACCES: "This file may not be written. Your words are kept here: give yourself the right to write it.",
  EPERM: "This file may not be written. Your words are kept here: give yourself the right to write it.",
};

/** Returns what to tell a writer of an error: a Refusal, or a failure to write a file; undefined for any other. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const words = DISK[error instanceof Error ? String(Reflect.get(error, "code")) : ""];
  return words ? new Refusal(words, 507) : undefined;
}
