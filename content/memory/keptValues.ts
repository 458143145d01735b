import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { hashOf } from "./hash.ts";

/** Milliseconds for which values are kept that nothing names any more: another process may be about to name them. */
const KEPT = 86_400_000;
/** Of so many files values are read at once: to open one takes as long as to read from it. */
const MOST_OPEN = 8;
/** So many values wait at most to be written, where nobody says otherwise. */
const WAITING = 50;

/**
 * Plain data that are large and seldom asked for. All that a process keeps until it says `flush` is in one file, a
 * value behind the other: thousands of small files would take longer to write than what is in them to make.
 */
export class KeptValues {
  #folder: string;
  #most: number;
  #file = newFile();
  /** Bytes that the file has, with those that wait to be written. */
  #size = 0;
  #waiting: Buffer[] = [];
  /** The files that values were read from, open, those that were opened first in front. */
  #open = new Map<string, number>();

  constructor(folder: string, most = WAITING) {
    this.#folder = folder;
    this.#most = most;
  }

  /** Keeps a value; gives what names it: its file, where it stands there, and what tells whether it is whole. */
  keep(value: unknown): string {
    const json = Buffer.from(JSON.stringify(value));
    const name = [this.#file, this.#size, json.length, hashOf(json)].join(" ");
    this.#size += json.length;
    this.#waiting.push(json);
    if (this.#waiting.length > this.#most) this.#write();
    return name;
  }

  /** The JSON of a value; undefined where it is gone or damaged. */
  read(name: string): string | undefined {
    const [file = "", start, length, hash] = name.split(" ");
    if (file === this.#file) this.#write();
    const json = this.#readPart(file, Number(start), Number(length));
    return json && hashOf(json) === hash ? json.toString() : undefined;
  }

  /** Writes down all that was kept; what comes next has a file of its own. */
  flush(): void {
    this.#write();
    this.#file = newFile();
    this.#size = 0;
    for (const one of this.#open) this.#close(one);
  }

  /** Takes away, once in a while, the files of which nothing has been named for a while. */
  removeAllBut(names: () => Iterable<string>): void {
    const oldest = Date.now() - KEPT;
    const stamp = join(this.#folder, "looked-through");
    if (!existsSync(this.#folder) || (statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldest)
      return;
    writeFileSync(stamp, "");
    const named = new Set(Array.from(names(), (name) => name.split(" ", 1)[0]));
    for (const entry of readdirSync(this.#folder)) {
      const file = join(this.#folder, entry);
      if (!named.has(entry) && statSync(file).mtimeMs < oldest)
        rmSync(file, { recursive: true, force: true });
    }
  }

  #readPart(file: string, start: number, length: number): Buffer | undefined {
    try {
      const opened = this.#open.get(file) ?? openSync(join(this.#folder, file), "r");
      this.#open.set(file, opened);
      const [first] = this.#open;
      if (first && this.#open.size > MOST_OPEN) this.#close(first);
      const bytes = Buffer.allocUnsafe(length);
      return readSync(opened, bytes, 0, length, start) === length ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  #close([file, opened]: [string, number]): void {
    this.#open.delete(file);
    closeSync(opened);
  }

  #write(): void {
    if (this.#waiting.length === 0) return;
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(join(this.#folder, this.#file), Buffer.concat(this.#waiting));
    this.#waiting = [];
  }
}

/** A name that no other process takes. */
function newFile(): string {
  return randomBytes(8).toString("hex");
}
