import { isDeepStrictEqual } from "node:util";
import type { Conflict } from "../../contract.ts";
import type { FileWrite } from "../../pages/change.ts";
import type { FileChange, LogEntry, LogLine } from "../../requestTypes.ts";
import { editOf } from "../../yaml/edit.ts";
import { textOf } from "../files.ts";
import { Refusal } from "../http/refusal.ts";
import { applyChange, patchOf, reversed } from "./applyChange.ts";
import { ChangeLog } from "./changeLog.ts";

const ONE_GO = 1500; // milliseconds between keystrokes that are undone together
const MOST_UNDOS = 200;
const MOST_LINES = 200; // log lines before the log is compacted

/** All changes that the editor makes in a project, with undo and redo. They survive a restart of the server. */
export class History {
  readonly #root: string;
  readonly #log: ChangeLog;
  readonly #done: LogEntry[] = [];
  readonly #undone: LogEntry[] = [];

  constructor(root: string) {
    this.#root = root;
    this.#log = new ChangeLog(root);
    try {
      for (const line of this.#log.read()) this.#follow(line);
      if (this.lastDone || this.lastUndone) this.#compact();
    } catch (error) {
      console.error("The list of changes cannot be read or written:", error); // pages can be shown all the same
    }
  }

  get lastDone(): LogEntry | undefined {
    return this.#done.at(-1);
  }

  get lastUndone(): LogEntry | undefined {
    return this.#undone.at(-1);
  }

  /** Returns what can be undone, the last first. */
  get steps(): readonly LogEntry[] {
    return this.#done.toReversed();
  }

  /** Records that what was done up to here was handed in. */
  markHandedIn(): void {
    if (!this.lastDone) return;
    this.lastDone.isHandedIn = true;
    this.#compact();
  }

  /** Makes changes. Values that somebody else has changed meanwhile are kept, and returned as conflicts. */
  change({ changes, ...about }: LogEntry): Conflict[] {
    if (this.#knows(changes[0]?.id)) return []; // repeated, as the response was lost
    const { made, conflicts, writes } = this.#plan(changes);
    const joined = this.#joined(made, writes);
    if (made.length > 0)
      this.#do({ did: "change", changes: joined ?? made, isMore: joined !== undefined, ...about }, writes);
    return conflicts;
  }

  /** Undoes the last entry, or redoes the last undone one. Throws a Refusal if there is none. */
  turn(did: "undo" | "redo"): { entry: LogEntry; changes: FileChange[]; conflicts: Conflict[] } {
    const entry = did === "undo" ? this.lastDone : this.lastUndone;
    if (!entry) throw new Refusal(`There is nothing to ${did}.`);
    const changes = did === "undo" ? entry.changes.toReversed().map(reversed) : entry.changes;
    try {
      const { conflicts, writes } = this.#plan(changes);
      this.#do({ did, isDropped: conflicts.length > 0 }, writes);
      return { entry, changes, conflicts };
    } catch (error) {
      const isFinal = error instanceof Refusal && error.status < 500;
      if (isFinal) this.#do({ did, isDropped: true }, []); // what was done before it can still be undone
      throw error;
    }
  }

  /** Applies changes to the current texts without writing them. Values that somebody else has changed are kept. */
  #plan(changes: readonly FileChange[]) {
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

  /** Returns a change merged with the last one if it continues it, so that typing in one go is undone at once. */
  #joined([change, ...rest]: FileChange[], [write]: FileWrite[]): FileChange[] | undefined {
    const [last, ...more] = this.lastDone?.changes ?? [];
    if (!last || !change?.path || !isTypedOn(last, change) || rest.length + more.length > 0) return undefined;
    const first = applyChange(textOf(this.#root, last.file), reversed(last));
    if ("theirs" in first) return undefined;
    return [{ ...change, before: last.before, continues: last.id, patch: patchOf(first.text, write?.text) }];
  }

  /** Whether a change has been made already. */
  #knows(asked: string | undefined): boolean {
    const all = [...this.#done, ...this.#undone].flatMap(({ changes }) => changes);
    return all.some(({ id, continues }) => id === asked || continues === asked);
  }

  #do(line: LogLine, writes: readonly FileWrite[]): void {
    this.#log.write(line, writes);
    this.#follow(line);
    if (this.#log.grown > MOST_LINES) this.#compact();
  }

  #follow(line: LogLine): void {
    if (line.did === "change") {
      const { did: _, writes: __, isMore, ...entry } = line;
      if (isMore) this.#done.pop();
      this.#done.push(entry);
      this.#done.splice(0, this.#done.length - MOST_UNDOS);
      this.#undone.length = 0;
      return;
    }
    const [from, to] = line.did === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const entry = from.pop();
    if (entry && !line.isDropped) to.push(entry);
  }

  /** Removes from the log what can neither be undone nor redone. */
  #compact(): void {
    const entries = [...this.#done, ...this.#undone.toReversed()];
    this.#log.replace([
      ...entries.map((entry): LogLine => ({ did: "change", ...entry })),
      ...this.#undone.map((): LogLine => ({ did: "undo" })),
    ]);
  }
}

/** Whether the same value is set again soon after it was set. */
function isTypedOn(last: FileChange, next: FileChange): boolean {
  const isSet = (change: FileChange) => change.path !== undefined && editOf(change).do === "set";
  const isSame = isDeepStrictEqual([last.file, last.path], [next.file, next.path]);
  return isSame && isSet(last) && isSet(next) && Date.parse(next.when) - Date.parse(last.when) < ONE_GO;
}
