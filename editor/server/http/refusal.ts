import type { Obstacle } from "../../pages/change.ts";

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

const DISK: Record<string, string> = {
  ENOSPC: "The disk is full. Your words are kept here, and saved once there is room.",
  EDQUOT: "Your share of the disk is full. Your words are kept here, and saved once there is room.",
  EROFS: "The disk cannot be written. Your words are kept here.",
  EACCES: "This file may not be written. Your words are kept here: give yourself the right to write it.",
  EPERM: "This file may not be written. Your words are kept here: give yourself the right to write it.",
};

/** Returns a Refusal for a failure to write a file; any other error unchanged. */
export function diskRefusal(error: unknown): unknown {
  const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
  return DISK[code] ? new Refusal(DISK[code], 507) : error;
}
