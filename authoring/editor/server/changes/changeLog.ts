import { appendFileSync, mkdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../../../content/cache.ts";
import type { FileWrite } from "../../../../content/edit/pages/change.ts";
import type { Path } from "../../../../content/read/path.ts";
import type { FileChange } from "../../fileChange.ts";
import { textOf, writeAll, writeWhole } from "../files.ts";
import { diskRefusal } from "../http/refusal.ts";
import { isValid, parsed } from "../http/requests.ts";

const FILE = ".editor/changes.jsonl";

/** What was done at once, and is undone at once. */
export interface Entry {
  changes: FileChange[];
  /** Of a page command, what it did, and the files that were open before and after it. */
  words?: string;
  from?: string;
  to?: string;
  /** Where in it. */
  path?: Path;
}

/** A line of the list: what is done, or more of what was done last. What cannot be undone any more is dropped. */
export type Line =
  | ({ did: "change"; writes?: Write[]; isMore?: boolean } & Entry)
  | { did: "undo" | "redo"; writes?: Write[]; isDropped?: boolean };

/** The new text of a file, with a hash of the text that it replaces. */
type Write = FileWrite & { replaces: string };

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
    const found = readFileSync(this.#place, "utf8")
      .split("\n")
      .flatMap((json) => parsed(json) ?? []);
    const lines = found.filter((line) => isValid<Line>("line", line));
    const last = lines.at(-1);
    const planned = found.at(-1) === last ? last?.writes : undefined;
    const isMissing = ({ file, replaces }: Write) => hashIn(this.#root, file) === replaces;
    writeAll(this.#root, planned?.filter(isMissing) ?? []);
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
