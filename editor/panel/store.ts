import type { Edit, Path } from "../../content/lib/data.ts";
import type { CommandResult, Conflict, Opened } from "../contract.ts";
import { Refusal } from "../refusal.ts";
import type { Command, ValueChange } from "../requestTypes.ts";
import { serialQueue } from "../serialQueue.ts";
import { applyEdit, changeOf, editOf } from "../yaml/edit.ts";
import { ask, isWithinKeepalive } from "./api.ts";
import { freshAfter, freshWithout } from "./fresh.ts";
import type { Keeper, Waiting } from "./keeper.ts";

const CALM = 400; // milliseconds after the last letter, until problems are asked for
const AGAIN = 2000; // milliseconds before a request is repeated
const LEFT = "What was typed before and not saved yet is here again, and is being saved.";

/** Which file is edited: by its name, or by the address of its page. */
export type Where = { file: string } | { url: string };

/** A text before the writer began to edit it, and as it is now; its field is its file and path. */
export type Rewritten = { field: string; name: string; before: string; after: string };

export interface PanelState {
  /** The open file, as last read by the server; undefined until then. */
  opened?: Opened;
  /** Its data, including changes that are not saved yet. */
  data: unknown;
  isSaved: boolean;
  /** Whether the browser keeps all that is not saved yet, even if this tab is closed. */
  isKept: boolean;
  /** The entries of the open file that were just added and not touched yet. */
  fresh: readonly Path[];
  /** Values that somebody else has changed too. The writer resolves them one after the other. */
  conflicts: readonly Conflict[];
  /** The text that was edited last. */
  replaced?: Rewritten;
  /** What the last command did, in words. */
  message?: string;
  /** The error of the last request that failed. */
  failure?: unknown;
}

/**
 * The state of the editor. Changes are shown and sent at once, what is typed meanwhile together; the server writes them
 * into the file, and responds with the file as it is then. Requests are sent one after the other.
 */
export class Store {
  #shown: PanelState = { data: undefined, isSaved: true, isKept: true, fresh: [], conflicts: [] };
  #waiting: Waiting[] = [];
  readonly #keeper: Keeper;
  #inTurn = serialQueue();
  /** The version that a waiting reopen() is to read; 0 if none is waiting. */
  #newest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  /** What closed or crashed tabs have left is shown and sent as if it had been typed here. */
  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    keeper.adopt((left) => {
      if (left.length === 0) return;
      this.#wait([...left, ...this.#waiting]);
      this.#show({ message: LEFT });
      void this.save();
    });
  }

  /** Calls a listener whenever the state changes. Returns a function that unsubscribes it. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): PanelState => this.#shown;

  /** Opens a file. Returns whether that succeeded. */
  async open(where: Where): Promise<boolean> {
    try {
      const opened = await this.#inTurn(() => ask("open", where));
      this.#show({ opened, failure: undefined });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /**
   * Reads the open file again, once for all calls while it waits for its turn. Skipped if the file is of this version
   * already, such as after the writer's own change.
   */
  reopen = (version = Number.POSITIVE_INFINITY): void => {
    this.#newest = Math.max(this.#newest, version);
    void this.#inTurn(async () => {
      const newest = this.#newest;
      this.#newest = 0;
      const { opened } = this.#shown;
      if (opened && opened.version < newest)
        this.#show({ opened: await ask("open", { file: opened.file }), failure: undefined });
    }).catch(this.fail);
  };

  fail = (failure: unknown): void => this.#show({ failure });

  edit = (...edits: Edit[]): void => {
    const { opened, data } = this.#shown;
    if (!opened) return;
    const changes: ValueChange[] = [];
    edits.reduce((before, edit) => {
      changes.push(changeOf(edit, before));
      return applyEdit(before, edit);
    }, data);
    this.#add(opened.file, changes);
  };

  /** Sets a value in the open file; undefined removes it. */
  set = (path: Path, value: unknown): void =>
    this.edit(value === undefined ? { do: "remove", path } : { do: "set", path, value });

  /** Records that the field of an entry was touched. */
  touch = (path: Path): void => {
    const fresh = freshWithout(this.#shown.fresh, path);
    if (fresh.length < this.#shown.fresh.length) this.#show({ fresh });
  };

  /** Asks the writer to resolve conflicts with the changes of others. */
  decideOn = (conflicts: readonly Conflict[]): void => this.#show({ conflicts });

  /** Resolves the first conflict by a value. */
  decide = (value: unknown): void => {
    const [conflict, ...conflicts] = this.#shown.conflicts;
    this.#show({ conflicts });
    if (!conflict) return;
    const { file, path, theirs } = conflict;
    if (value !== theirs) this.#add(file, [{ path, before: theirs, after: value }]);
  };

  /** Saves all waiting changes now. */
  save = (): Promise<void> => this.#inTurn(() => this.#send()).catch(this.fail);

  /** Runs a command on the open file. Waiting changes are saved first. */
  async run(command: Command): Promise<CommandResult> {
    const done = await this.#inTurn(async () => {
      await this.#send();
      return ask("run", { file: this.#shown.opened?.file ?? "", ...command });
    });
    const { opened, message } = done;
    const conflicts = [...this.#shown.conflicts, ...done.conflicts];
    this.#show({ opened, conflicts, message, failure: undefined });
    return done;
  }

  /** Sends waiting changes as the page is left. If they may be lost, the browser asks whether to leave. */
  leave = (event: Event): void => {
    const all = this.#waiting.filter(({ isSent }) => !isSent).map(requestOf);
    for (const request of all) void ask("run", request);
    const isCarried = all.every((request) => isWithinKeepalive(JSON.stringify(request)));
    const isLate = this.#shown.failure !== undefined || !isCarried;
    if (isLate && this.#waiting.length > 0) event.preventDefault();
  };

  #add(file: string, all: readonly ValueChange[]): void {
    const changes = all.filter(({ before, after }) => before !== undefined || after !== undefined);
    const [first] = changes;
    if (!first) return;
    const next: Waiting = { id: crypto.randomUUID(), file, changes };
    const last = this.#waiting.at(-1);
    if (last && !last.isSent && fieldOf(last) !== undefined && fieldOf(last) === fieldOf(next)) {
      last.changes = [{ ...first, before: last.changes[0]?.before }];
      this.#wait(this.#waiting);
    } else this.#wait([...this.#waiting, next]);
    const fresh = file === this.#shown.opened?.file ? changes.reduce(freshAfter, this.#shown.fresh) : [];
    this.#show({ fresh, message: undefined, replaced: replacedBy(next, this.#shown.replaced) });
    void this.save();
  }

  #wait(waiting: Waiting[]): void {
    this.#waiting = waiting;
    this.#keeper.keep(waiting);
  }

  /**
   * Sends all waiting changes. A change is let go only once it is saved, or if the server refuses that very change, and
   * with words that name what it was. Whatever else happens, throws and tries again later.
   */
  async #send(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      next.isSent = true;
      try {
        const done = await ask("run", requestOf(next));
        this.#letGo((waiting) => waiting === next);
        this.#take(done, fieldOf(next) === undefined ? 0 : CALM);
      } catch (error) {
        if (!(error instanceof Refusal) || !error.isFinal) {
          clearTimeout(this.#timer);
          this.#timer = setTimeout(this.save, AGAIN);
          throw error;
        }
        this.#letGo((waiting) => waiting === next);
        this.fail(new Refusal(error.message + wordsOf(next), error.status, error.obstacles));
      }
    }
  }

  #letGo(isOver: (waiting: Waiting) => boolean): void {
    this.#wait(this.#waiting.filter((waiting) => !isOver(waiting)));
  }

  #take({ opened, conflicts }: CommandResult, pause: number): void {
    const all = [...this.#shown.conflicts, ...conflicts.map((conflict) => this.#withLater(conflict))];
    const { file, problems = [], stale } = this.#shown.opened ?? {};
    const isOpen = opened.file === file;
    this.#show({
      conflicts: all,
      failure: undefined,
      ...(isOpen && { opened: { ...opened, problems, stale } }),
    });
    if (!isOpen) return;
    clearTimeout(this.#checks);
    this.#checks = setTimeout(this.reopen, pause);
  }

  /** Returns a conflict with what was typed into the same field since. */
  #withLater(conflict: Conflict): Conflict {
    const isSame = (waiting: Waiting) => fieldOf(waiting) === `${conflict.file} ${conflict.path}`;
    const last = this.#waiting.findLast(isSame);
    this.#letGo(isSame);
    return last ? { ...conflict, mine: last.changes[0]?.after } : conflict;
  }

  #show(change: Partial<PanelState>): void {
    const isSame = !change.opened || change.opened.file === this.#shown.opened?.file;
    const shown = { ...this.#shown, ...(!isSame && { fresh: [] }), ...change };
    const { opened } = shown;
    const changes = this.#waiting.flatMap(({ file, changes }) => (file === opened?.file ? changes : []));
    const isRead = opened?.data !== undefined; // else changes wait until the file can be read again
    const data = isRead ? changes.map(editOf).reduce(applyEdit, opened.data) : undefined;
    this.#shown = { ...shown, data, isSaved: this.#waiting.length === 0, isKept: this.#keeper.hasRoom };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the file and path of the value that a change sets; undefined if it does something else. */
function fieldOf({ file, changes: [change, ...rest] }: Waiting): string | undefined {
  const isSet = change && rest.length === 0 && editOf(change).do === "set";
  return isSet ? `${file} ${change.path}` : undefined;
}

/** Returns the edited text before and after; undefined if the change does not set a single text. */
function replacedBy(waiting: Waiting, last: Rewritten | undefined): Rewritten | undefined {
  const { before, after, path = [] } = waiting.changes[0] ?? {};
  const field = fieldOf(waiting);
  if (!field || typeof before !== "string" || typeof after !== "string") return undefined;
  return { field, name: String(path.at(-1)), before: last?.field === field ? last.before : before, after };
}

function requestOf({ id, file, changes }: Waiting) {
  return { do: "change" as const, id, file, changes };
}

/** Returns the text that a change was to write, for the writer to copy. */
function wordsOf({ changes: [change] }: Waiting): string {
  const { after } = change ?? {};
  return typeof after === "string" && after !== "" ? ` You had written: “${after}”` : "";
}
