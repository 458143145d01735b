import { isDeepStrictEqual } from "node:util";
import type { Position } from "../../content/problem.ts";
import type { CommandBodies, CommandResult, Opened } from "../contract.ts";
import { Refusal } from "../refusal.ts";
import type { LogEntry, OfFile, RequestBodies } from "../requestTypes.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { nameInSentence } from "../words.ts";
import type { History } from "./changes/history.ts";
import { textOf } from "./files.ts";
import { openFile, titleOf } from "./openFile.ts";
import * as pages from "./pageCommands.ts";

/** The content and the change history that the editor works on. */
export type Editor = { store: ContentStore; history: History };

/** Opens a file, with the names of the changes that can be undone and redone; if it is to be quick, without problems. */
export function open({ store, history }: Editor, file: string, isQuick = false): Opened {
  const { lastDone, lastUndone } = history;
  const [undoes, redoes] = [lastDone, lastUndone].map((entry) => entry && wordsFor(store, entry));
  return { ...openFile(store, file, isQuick), undoes, redoes };
}

/** Returns what can be undone in words, the last first. */
export function steps({ store, history }: Editor): string[] {
  return history.steps.map((entry) => wordsFor(store, entry));
}

type Commands = { [N in keyof CommandBodies]: (editor: Editor, command: CommandBodies[N]) => CommandResult };

const commands: Commands = {
  change,
  fix,
  undo: turn,
  redo: turn,
  make: writing(pages.make),
  translate: writing(pages.translate),
  translated: writing(pages.markTranslated),
  follow: writing(pages.follow),
  rename: writing(pages.rename),
  remove: writing(pages.remove),
};

/** Runs a command, and opens the file to show next. */
export function run(editor: Editor, command: RequestBodies["run"]): CommandResult {
  return runNamed(command.do, editor, command);
}

function runNamed<N extends keyof CommandBodies>(name: N, editor: Editor, command: CommandBodies[N]) {
  const act: Commands[N] = commands[name];
  return act(editor, command);
}

function change(editor: Editor, { file, id, changes }: CommandBodies["change"]): CommandResult {
  const conflicts = editor.history.change({ changes: changes.map((value) => ({ ...value, id, file })) });
  return { opened: open(editor, file, true), conflicts };
}

/** Applies the fix of a problem to the text of a file. Throws a Refusal if the problem is gone. */
function fix(editor: Editor, { file, fix }: CommandBodies["fix"]): CommandResult {
  const { store, history } = editor;
  const { problems } = store.checked();
  const known = problems.find((problem) => problem.file === file && isDeepStrictEqual(problem.fix, fix));
  if (!known || !store.holds(file)) throw new Refusal("This has been changed since.", 409);
  const before = textOf(store.root, file) ?? "";
  const lines = before.split("\n");
  const offsetOf = ({ line, column }: Position) =>
    [...lines.slice(0, line - 1), ""].join("\n").length + column - 1;
  const [start, end] = [offsetOf(fix.range.start), offsetOf(fix.range.end)];
  const after = before.slice(0, start) + fix.text + before.slice(end);
  const { path } = known;
  history.change({ changes: [{ file, before, after }], words: "A problem was mended", path });
  store.forget();
  return { opened: open(editor, file), conflicts: [], path };
}

const STOP =
  "What comes before was handed in. Undo once more takes it back here; what was handed in stays handed in.";

/** Undoes or redoes entries, and opens the file that the last was made in. Stops once at what was handed in. */
function turn(editor: Editor, command: CommandBodies["undo" | "redo"]): CommandResult {
  const { store, history } = editor;
  const { do: way, file, count = 1 } = command;
  const { lastDone, lastUndone } = history;
  const next = way === "undo" ? lastDone : lastUndone;
  const words = next && wordsFor(store, next);
  if (way === "undo" && count === 1 && lastDone?.isHandedIn) {
    lastDone.isHandedIn = false;
    return { opened: open(editor, file), conflicts: [], message: STOP };
  }
  const { entry, changes, conflicts } = history.turn(way);
  if (count > 1 && conflicts.length === 0) return turn(editor, { ...command, count: count - 1 });
  store.forget();
  const [{ file: changed, path = entry.path } = { file }] = changes;
  const goal = (way === "undo" ? entry.from : entry.to) ?? changed;
  const opened = open(editor, textOf(store.root, goal) === undefined ? pages.HOME_PAGE : goal);
  const message = `${way === "undo" ? "Taken back" : "Done again"}: ${words}.`;
  return { opened, conflicts, path, ...(conflicts.length === 0 && { message }) };
}

/** Returns the command that writes what `plan` returns. */
function writing<C extends OfFile>(plan: pages.PagePlan<C>) {
  return (editor: Editor, command: C): CommandResult => {
    const { store, history } = editor;
    const { writes, words, path, ...next } = plan(store.checkedBy([]), command);
    const to = next.to ?? writes.find(({ text }) => text !== undefined)?.file ?? pages.HOME_PAGE;
    const changes = writes.map(({ file, text: after }) => ({
      file,
      before: textOf(store.root, file),
      after,
    }));
    history.change({ changes, words, from: command.file, to, path });
    store.forget();
    return { opened: open(editor, to), conflicts: [], path, message: `${words}. Undo takes it back.` };
  };
}

/** Returns what an entry did in words, or which value it changed, and where. */
function wordsFor(store: ContentStore, { changes, words }: LogEntry): string {
  const { file, path = [] } = changes[0] ?? { file: "" };
  const name = path.findLast((key) => typeof key === "string") ?? "";
  return words ?? `the ${nameInSentence(name)} of ${titleOf(store, file)}`;
}
