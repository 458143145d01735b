import { randomUUID } from "node:crypto";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Done, Opened } from "../contract.ts";
import { nameInSentence } from "../words.ts";
import type { Body } from "./body.ts";
import type { Entry } from "./changeLog.ts";
import { textOf } from "./files.ts";
import type { History } from "./history.ts";
import { openFile } from "./openFile.ts";
import { pageCommand } from "./pageCommand.ts";

const HOME = "pages-data/index.yaml";

/** What the editor works on. */
export interface Editor {
  store: ContentStore;
  history: History;
}

/** Opens a file. */
export function open({ store, history }: Editor, file: string): Opened {
  const { lastDone, lastUndone } = history;
  return { ...openFile(store, file), undoes: wordsFor(lastDone), redoes: wordsFor(lastUndone) };
}

/** Runs a command, and opens the file to go on with. */
export function run(editor: Editor, body: Body): Done {
  const { store, history } = editor;
  const { root } = store;
  const file = body.text("file");
  const command = body.text("do");
  const when = new Date().toISOString();
  if (command === "change") {
    const id = body.text("id");
    const conflicts = history.change({ changes: body.changes().map((one) => ({ ...one, id, when, file })) });
    return { opened: open(editor, file), conflicts };
  }
  if (command === "undo" || command === "redo") {
    const { entry, changes, conflicts } = history.turn(command);
    store.forget();
    const [{ file: changed, path } = { file }] = changes;
    const goal = (command === "undo" ? entry.from : entry.to) ?? changed;
    const opened = open(editor, textOf(root, goal) === undefined ? HOME : goal);
    const message = `${command === "undo" ? "Taken back" : "Done again"}: ${wordsFor(entry)}.`;
    return { opened, conflicts, path, ...(conflicts.length === 0 && { message }) };
  }
  const { writes, words, to } = pageCommand(root, body);
  const id = randomUUID();
  const changes = writes.map((one) => ({
    ...{ id, when, file: one.file },
    ...{ before: textOf(root, one.file), after: one.text },
  }));
  history.change({ changes, words, from: file, to });
  store.forget();
  return { opened: open(editor, to), conflicts: [], message: `${words}. Undo takes it back.` };
}

/** What was done, in words: by a page command, or to which value. */
function wordsFor(entry: Entry | undefined): string | undefined {
  if (!entry) return undefined;
  const name = entry.changes[0]?.path?.findLast((key) => typeof key === "string");
  return entry.words ?? nameInSentence(name ?? "");
}
