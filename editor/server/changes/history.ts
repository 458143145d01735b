import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Conflict } from "../../contract.ts";
import { Refusal } from "../../refusal.ts";
import type { FileChange, LogEntry, LogWrite } from "../../requestTypes.ts";
import { textOf, writeAll } from "../files.ts";
import { isA, parsed } from "../http/requests.ts";
import { applyChange, isTypedOn, patchOf, reversed } from "./applyChange.ts";

/** The list of what can be undone and redone, one entry a line. */
const FILE = ".editor/changes.jsonl";
/** The list as it is to be next, below the files that are written first: a killed server leaves it behind. */
const NEXT = `${FILE}.next`;
const MOST_UNDOS = 200;

/** All changes that the editor makes in a project, with undo and redo. They survive a restart of the server. */
export class History {
  readonly #root: string;
  #done: readonly LogEntry[] = [];
  #undone: readonly LogEntry[] = [];

  constructor(root: string) {
    this.#root = root;
    try {
      this.#read();
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
    this.#write(this.#done, this.#undone, []);
  }

  /** Makes changes. Values that somebody else has changed meanwhile are kept, and returned as conflicts. */
  change({ changes, ...entry }: LogEntry): Conflict[] {
    if (this.#knows(changes[0]?.id)) return []; // repeated, as the response was lost
    const about = { id: randomUUID(), when: new Date().toISOString() };
    const { made, conflicts, writes } = this.#plan(changes.map((change) => ({ ...about, ...change })));
    if (made.length === 0) return conflicts;
    const joined = this.#joined(made, writes);
    const before = joined ? this.#done.slice(0, -1) : this.#done;
    this.#write([...before, { changes: joined ?? made, ...entry }].slice(-MOST_UNDOS), [], writes);
    return conflicts;
  }

  /** Undoes the last entry, or redoes the last undone one. Throws a Refusal if there is none. */
  turn(did: "undo" | "redo"): { entry: LogEntry; changes: FileChange[]; conflicts: Conflict[] } {
    const isUndo = did === "undo";
    const [from, to] = isUndo ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const entry = from.at(-1);
    if (!entry) throw new Refusal(`There is nothing to ${did}.`);
    const changes = isUndo ? entry.changes.toReversed().map(reversed) : entry.changes;
    const left = from.slice(0, -1); // what was done before it can be undone, even if it cannot
    const leave = (now: readonly LogEntry[], writes: LogWrite[]) =>
      isUndo ? this.#write(left, now, writes) : this.#write(now, left, writes);
    try {
      const { conflicts, writes } = this.#plan(changes);
      leave(conflicts.length > 0 ? to : [...to, { ...entry, isUndone: isUndo }], writes);
      return { entry, changes, conflicts };
    } catch (error) {
      if (error instanceof Refusal && error.isFinal) leave(to, []);
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
    const writes = [...texts].map(([file, text]) => ({ file, text, replaces: textOf(this.#root, file) }));
    return { made, conflicts, writes };
  }

  /** Returns a change merged with the last one if it continues it, so that typing in one go is undone at once. */
  #joined([change, ...rest]: FileChange[], [write]: LogWrite[]): FileChange[] | undefined {
    const [last, ...more] = this.lastDone?.changes ?? [];
    if (!last || !change?.path || !isTypedOn(last, change) || rest.length + more.length > 0) return undefined;
    const first = applyChange(textOf(this.#root, last.file), reversed(last));
    if ("theirs" in first) return undefined;
    return [{ ...change, before: last.before, continues: last.id, patch: patchOf(first.text, write?.text) }];
  }

  /** Whether a change has been made already. */
  #knows(asked: string | undefined): boolean {
    const all = [...this.#done, ...this.#undone].flatMap(({ changes }) => changes);
    return asked !== undefined && all.some(({ id, continues }) => id === asked || continues === asked);
  }

  /** Writes the list and some files, so that a killed server has written all or nothing once it is started again. */
  #write(done: readonly LogEntry[], undone: readonly LogEntry[], writes: readonly LogWrite[]): void {
    const place = join(this.#root, FILE);
    const next = join(this.#root, NEXT);
    const lines = [writes, ...done, ...undone].map((line) => `${JSON.stringify(line)}\n`);
    try {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(next, lines.join(""));
      writeAll(this.#root, writes);
      renameSync(next, place);
    } catch (error) {
      rmSync(next, { force: true });
      throw error;
    }
    this.#done = done;
    this.#undone = undone;
  }

  /** Reads the list. Finishes what a killed server was writing, except files that have changed since. */
  #read(): void {
    const [place, next] = [join(this.#root, FILE), join(this.#root, NEXT)];
    const begun = existsSync(next) ? readFileSync(next, "utf8") : "";
    if (begun.endsWith("\n")) {
      const writes = parsed(begun.slice(0, begun.indexOf("\n")));
      const isLeft = ({ file, replaces }: LogWrite) => textOf(this.#root, file) === replaces;
      if (isA("logWrites", writes)) writeAll(this.#root, writes.filter(isLeft));
      renameSync(next, place);
    }
    const lines = existsSync(place) ? readFileSync(place, "utf8").split("\n") : [];
    const entries = lines.map(parsed).filter((line) => isA("logEntry", line));
    this.#done = entries.filter(({ isUndone }) => !isUndone);
    this.#undone = entries.filter(({ isUndone }) => isUndone);
  }
}
