import { isDeepStrictEqual } from "node:util";
import { UnreadableAfter } from "../../../content/edit/editYaml.ts";
import type { FileWrite } from "../../../content/edit/pages/change.ts";
import type { Conflict } from "../contract.ts";
import type { FileChange } from "../fileChange.ts";
import { applyChange, patchOf, reversed } from "./applyChange.ts";
import { ChangeLog, type Entry, type Line } from "./changeLog.ts";
import { textOf } from "./files.ts";
import { Refusal } from "./refusal.ts";

const MOST_UNDOS = 200;
const MOST_LINES = 200; // before those that nobody needs any more are left out

/** What changes come to in the files as they are. */
interface Plan {
  made: FileChange[];
  /** Values that somebody else has changed: they stay. */
  conflicts: Conflict[];
  writes: FileWrite[];
}

/** All changes that the editor makes in a project, with undo and redo. They outlive the server. */
export class History {
  readonly #root: string;
  readonly #log: ChangeLog;
  readonly #done: Entry[] = [];
  readonly #undone: Entry[] = [];

  constructor(root: string) {
    this.#root = root;
    this.#log = new ChangeLog(root);
    try {
      for (const line of this.#log.read()) this.#follow(line);
      if (this.lastDone || this.lastUndone) this.#compact();
    } catch (error) {
      console.error("The list of changes cannot be read or written:", error); // pages are shown all the same
    }
  }

  /** What undo takes back. */
  get lastDone(): Entry | undefined {
    return this.#done.at(-1);
  }

  /** What redo does again. */
  get lastUndone(): Entry | undefined {
    return this.#undone.at(-1);
  }

  /** Makes changes. Values that somebody else has changed meanwhile stay, and are returned. */
  change({ changes, ...about }: Entry): Conflict[] {
    const [first] = changes;
    const last = first && this.#lastOf(first.id);
    if (last && isDeepStrictEqual([first.path, first.after], [last.path, last.after])) return []; // asked for again
    const { made, conflicts, writes } = this.#plan(changes);
    const all = last ? made.map((change) => this.#joined(last, change, writes)) : made;
    if (made.length > 0) this.#do({ did: "change", changes: all, ...about }, writes);
    return conflicts;
  }

  /** Takes back what was done last, or does again what was undone last. */
  turn(did: "undo" | "redo"): { entry: Entry; changes: FileChange[]; conflicts: Conflict[] } {
    const entry = did === "undo" ? this.lastDone : this.lastUndone;
    if (!entry) throw new Refusal(`There is nothing to ${did}.`);
    const changes = did === "undo" ? entry.changes.toReversed().map(reversed) : entry.changes;
    try {
      const { conflicts, writes } = this.#plan(changes);
      this.#do({ did, isDropped: conflicts.length > 0 }, writes);
      return { entry, changes, conflicts };
    } catch (error) {
      const isFinal = error instanceof UnreadableAfter || (error instanceof Refusal && error.status < 500);
      if (isFinal) this.#do({ did, isDropped: true }, []); // what was done before it can still be undone
      throw error;
    }
  }

  #plan(changes: readonly FileChange[]): Plan {
    const texts = new Map<string, string | undefined>();
    const made: FileChange[] = [];
    const conflicts: Conflict[] = [];
    for (const change of changes) {
      const { file, path = [] } = change;
      const text = texts.has(file) ? texts.get(file) : textOf(this.#root, file);
      const result = applyChange(text, change);
      if ("theirs" in result) conflicts.push({ file, path, theirs: result.theirs, mine: change.after });
      else if (result.text !== text) {
        texts.set(file, result.text);
        made.push(change.path ? { ...change, patch: patchOf(text, result.text) } : change);
      }
    }
    return { made, conflicts, writes: [...texts].map(([file, text]) => ({ file, text })) };
  }

  /** The change that was made last, if it has this id and was made alone. */
  #lastOf(id: string): FileChange | undefined {
    const [last, ...others] = this.lastDone?.changes ?? [];
    return last?.id === id && others.length === 0 ? last : undefined;
  }

  /** A change together with the last one, which it goes on with: what is typed in one go is undone at once. */
  #joined(last: FileChange, change: FileChange, writes: readonly FileWrite[]): FileChange {
    const { file } = change;
    const isSame = last.file === file && isDeepStrictEqual(last.path, change.path);
    const first = isSame ? applyChange(textOf(this.#root, file), reversed(last)) : undefined;
    if (!change.path || !first || "theirs" in first) return { ...change, id: `${change.id}+` };
    const after = writes.find((one) => one.file === file)?.text;
    return { ...change, before: last.before, patch: patchOf(first.text, after) };
  }

  #do(line: Line, writes: readonly FileWrite[]): void {
    this.#log.write(line, writes);
    this.#follow(line);
    if (this.#log.grown > MOST_LINES) this.#compact();
  }

  #follow(line: Line): void {
    if (line.did === "change") {
      const { did: _, writes: __, ...entry } = line;
      if (entry.changes[0]?.id === this.lastDone?.changes[0]?.id) this.#done.pop();
      this.#done.push(entry);
      this.#done.splice(0, this.#done.length - MOST_UNDOS);
      this.#undone.length = 0;
      return;
    }
    const [from, to] = line.did === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const entry = from.pop();
    if (entry && !line.isDropped) to.push(entry);
  }

  /** Leaves out of the list what can neither be undone nor redone. */
  #compact(): void {
    const entries = [...this.#done, ...this.#undone.toReversed()];
    this.#log.replace([
      ...entries.map((entry): Line => ({ did: "change", ...entry })),
      ...this.#undone.map((): Line => ({ did: "undo" })),
    ]);
  }
}
