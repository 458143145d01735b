/** What the editor cannot do, in words for the writer. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const DISK: Record<string, string> = {
  ENOSPC: "The disk is full. Your words are kept here: make room, then save again.",
  EDQUOT: "Your share of the disk is full. Your words are kept here: make room, then save again.",
  EROFS: "The disk cannot be written. Your words are kept here.",
  EACCES: "This file may not be written. Your words are kept here: give yourself the right to write it.",
  EPERM: "This file may not be written. Your words are kept here: give yourself the right to write it.",
};

/** A failure to write, in words for the writer; anything else as it is. */
export function diskRefusal(error: unknown): unknown {
  const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
  const message = DISK[code];
  return message ? new Refusal(message, 507) : error;
}
