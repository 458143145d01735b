import { appendFileSync, mkdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../../content/cache.ts";
import type { FileWrite } from "../../../content/edit/pages/change.ts";
import { isMapping } from "../../../content/read/data.ts";
import { type FileChange, isFileChange } from "../fileChange.ts";
import { textOf, writeAll, writeWhole } from "./files.ts";
import { diskRefusal } from "./refusal.ts";

const FILE = ".editor/changes.jsonl";

/** What was done at once, and is undone at once. */
export interface Entry {
  changes: FileChange[];
  /** Of a page command, what it did, and the files that were open before and after it. */
  words?: string;
  from?: string;
  to?: string;
}

/** A line of the list: what is done. What cannot be undone or redone any more is dropped. */
export type Line =
  | ({ did: "change"; writes?: Write[] } & Entry)
  | { did: "undo" | "redo"; writes?: Write[]; isDropped?: boolean };

/** The new text of a file, with a hash of the text that it replaces. */
interface Write extends FileWrite {
  replaces: string;
}

/** Says that what the line before it does has been written. */
const WRITTEN = { did: "written" };

/** The file that lists all changes: each is written there before it is written into its own file. */
export class ChangeLog {
  readonly #root: string;
  readonly #place: string;
  /** How many lines it has grown by. */
  grown = 0;

  constructor(root: string) {
    this.#root = root;
    this.#place = join(root, FILE);
  }

  /** Returns all lines. Files that the server was killed before writing are written, unless others changed them since. */
  read(): Line[] {
    if (this.#size() === 0) return [];
    const found = readFileSync(this.#place, "utf8").split("\n").flatMap(parsed);
    const lines = found.filter(isLine);
    const last = lines.at(-1);
    if (last && found.at(-1) === last) {
      const missing = last.writes?.filter(({ file, replaces }) => hashIn(this.#root, file) === replaces);
      writeAll(this.#root, missing ?? []);
    }
    return lines;
  }

  /** Writes a line, then the files; where one cannot be written, neither. */
  write(line: Line, files: readonly FileWrite[]): void {
    const writes = files.map((one) => ({ ...one, replaces: hashIn(this.#root, one.file) }));
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

  /** Replaces all lines. */
  replace(lines: readonly Line[]): void {
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

/** Returns what a line says; nothing where it was cut off. */
function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

function isLine(line: unknown): line is Line {
  if (!isMapping(line)) return false;
  const { did, changes, writes = [] } = line;
  const isWrite = (write: unknown) => isMapping(write) && typeof write.file === "string";
  if (!Array.isArray(writes) || !writes.every(isWrite)) return false;
  if (did !== "change") return did === "undo" || did === "redo";
  return Array.isArray(changes) && changes.length > 0 && changes.every(isFileChange);
}
