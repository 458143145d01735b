import { appendFileSync, mkdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../../content/lib/cache.ts";
import type { FileWrite } from "../../pages/change.ts";
import type { LogLine } from "../../requestTypes.ts";
import { textOf, writeAll, writeWhole } from "../files.ts";
import { diskRefusal } from "../http/refusal.ts";
import { isLogLine, parsed } from "../http/requests.ts";

const FILE = ".editor/changes.jsonl";
const WRITTEN = { did: "written" };

/** The write-ahead log of all changes: each is logged before it is written into its own file. */
export class ChangeLog {
  readonly #root: string;
  readonly #place: string;
  /** How many lines were written since it was opened or compacted. */
  grown = 0;

  constructor(root: string) {
    this.#root = root;
    this.#place = join(root, FILE);
  }

  /** Returns all lines. Finishes writes that a killed server left undone, unless the files have changed since. */
  read(): LogLine[] {
    if (this.#size() === 0) return [];
    const texts = readFileSync(this.#place, "utf8").split("\n");
    const found = texts.flatMap((json) => parsed(json) ?? []);
    const lines = found.filter(isLogLine);
    const last = lines.at(-1);
    const { writes = [] } = last && found.at(-1) === last ? last : {};
    const missing = writes.filter(({ file, replaces }) => hashIn(this.#root, file) === replaces);
    const files = missing.map(({ file, text }) => ({ file, text }));
    writeAll(this.#root, files);
    return lines;
  }

  /** Writes a line, then the files. If the files cannot be written, removes the line and throws. */
  write(line: LogLine, files: readonly FileWrite[]): void {
    const writes = files.map((write) => ({ ...write, replaces: hashIn(this.#root, write.file) }));
    const size = this.#size();
    try {
      mkdirSync(dirname(this.#place), { recursive: true });
      appendFileSync(this.#place, textOfLine({ ...line, writes }));
      writeAll(this.#root, writes);
      appendFileSync(this.#place, textOfLine(WRITTEN));
    } catch (error) {
      if (this.#size() > size) truncateSync(this.#place, size);
      throw diskRefusal(error);
    }
    this.grown++;
  }

  replace(lines: readonly LogLine[]): void {
    writeWhole(this.#place, [...lines, WRITTEN].map(textOfLine).join(""));
    this.grown = 0;
  }

  #size(): number {
    return statSync(this.#place, { throwIfNoEntry: false })?.size ?? 0;
  }
}

function hashIn(root: string, file: string): string {
  return hashOf(textOf(root, file) ?? "");
}

function textOfLine(line: object): string {
  return `${JSON.stringify(line)}\n`;
}
