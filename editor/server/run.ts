import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { urlOf } from "../../content/lib/fileName.ts";
import type { Path } from "../../content/lib/path.ts";
import type { Fix, Position } from "../../content/problem.ts";
import type { CommandResult, Opened, Requests } from "../contract.ts";
import { type FileWrite, PageRefused } from "../pages/change.ts";
import { deletePage } from "../pages/deletePage.ts";
import { newCity } from "../pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../pages/newPage.ts";
import { newTranslation } from "../pages/newTranslation.ts";
import type { Project } from "../pages/project.ts";
import { renamePage } from "../pages/renamePage.ts";
import { markUpToDate } from "../pages/translated.ts";
import { followOriginal, markTextUpToDate } from "../pages/translations/followOriginal.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { nameInSentence } from "../words.ts";
import { InvalidEdit } from "../yaml/edit.ts";
import type { Entry } from "./changes/changeLog.ts";
import type { History } from "./changes/history.ts";
import { textOf } from "./files.ts";
import { Refusal } from "./http/refusal.ts";
import { openFile } from "./openFile.ts";

const HOME_PAGE = "pages-data/index.yaml";

/** The content and the change history that the editor works on. */
export interface Editor {
  store: ContentStore;
  history: History;
}

/** Opens a file, with the names of the changes that can be undone and redone. */
export function open({ store, history }: Editor, file: string): Opened {
  const { lastDone, lastUndone } = history;
  return { ...openFile(store, file), undoes: wordsFor(lastDone), redoes: wordsFor(lastUndone) };
}

/** Runs a command, and opens the file to show next. */
export function run(editor: Editor, command: Requests["run"][0]): CommandResult {
  const { store, history } = editor;
  const { root } = store;
  const { file } = command;
  const when = new Date().toISOString();
  if (command.do === "change") {
    const changes = command.changes.map((one) => ({ ...one, id: command.id, when, file }));
    const conflicts = history.change({ changes });
    return { opened: open(editor, file), conflicts };
  }
  if (command.do === "fix") {
    const before = textOf(root, file);
    const { after, path } = fixed(store, file, before, command.fix);
    history.change({
      changes: [{ id: randomUUID(), when, file, before, after }],
      words: "A problem was mended",
      path,
    });
    store.forget();
    return { opened: open(editor, file), conflicts: [], path };
  }
  if (command.do === "undo" || command.do === "redo") {
    const { entry, changes, conflicts } = history.turn(command.do);
    store.forget();
    const [{ file: changed, path = entry.path } = { file }] = changes;
    const goal = (command.do === "undo" ? entry.from : entry.to) ?? changed;
    const opened = open(editor, textOf(root, goal) === undefined ? HOME_PAGE : goal);
    const message = `${command.do === "undo" ? "Taken back" : "Done again"}: ${wordsFor(entry)}.`;
    return { opened, conflicts, path, ...(conflicts.length === 0 && { message }) };
  }
  const { writes, words, to, path } = pageCommand({ root }, command);
  const id = randomUUID();
  const changes = writes.map((one) => ({
    id,
    when,
    file: one.file,
    before: textOf(root, one.file),
    after: one.text,
  }));
  history.change({ changes, words, from: file, to, path });
  store.forget();
  return { opened: open(editor, to), conflicts: [], path, message: `${words}. Undo takes it back.` };
}

/** Returns a text with a fix applied, and the path of its problem. Throws a Refusal if the problem is gone. */
function fixed(store: ContentStore, file: string, text = "", fix: Fix): { after: string; path: Path } {
  const known = store.current().problems.find((one) => one.file === file && isDeepStrictEqual(one.fix, fix));
  if (!known || !store.holds(file)) throw new Refusal("This has been changed since.", 409);
  const { start, end } = fix.range;
  const lines = text.split("\n");
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).join("\n").length + (line > 1 ? column : column - 1);
  return { after: text.slice(0, offsetOf(start)) + fix.text + text.slice(offsetOf(end)), path: known.path };
}

/** Returns what an entry did in words, or the name of the value that it changed. */
function wordsFor(entry: Entry | undefined): string | undefined {
  if (!entry) return undefined;
  const name = entry.changes[0]?.path?.findLast((key) => typeof key === "string");
  return entry.words ?? nameInSentence(name ?? "");
}

type PageCommand = Extract<
  Requests["run"][0],
  { do: "make" | "translate" | "translated" | "follow" | "rename" | "remove" }
>;

/** The result of a page command: the files to write, what that does in words, and the file and entry to show next. */
interface PageResult {
  writes: FileWrite[];
  words: string;
  to: string;
  path?: Path;
}

const FOLLOWED = {
  missing: "What was missing was added",
  extra: "What the original has no more was taken away",
  moved: "It was moved",
};

/** Returns the result of a page command, without writing it. Throws a Refusal if it is impossible. */
function pageCommand(project: Project, command: PageCommand): PageResult {
  const { file } = command;
  try {
    if (command.do === "make") return make(project, command);
    if (command.do === "translate") {
      const writes = newTranslation(project, command);
      return { writes, words: `${command.url} was begun`, to: writes[0]?.file ?? file };
    }
    if (command.do === "translated") {
      const { path } = command;
      const writes = path ? markTextUpToDate(project, file, path) : markUpToDate(project, file);
      return { writes, words: `${path ? "The text" : "All of it"} is right again`, to: file, path };
    }
    if (command.do === "follow") {
      const { writes, path } = followOriginal(project, file, command);
      return { writes, words: FOLLOWED[command.kind], to: file, path };
    }
    if (command.do === "remove") {
      const writes = deletePage(project, file, command.to);
      const to = writes.find(({ text }) => text !== undefined)?.file ?? HOME_PAGE;
      return { writes, words: `${urlOf(file)} was deleted`, to };
    }
    const writes = renamePage(project, file, command.to);
    const to = writes.find(({ was }) => was === file)?.file ?? file;
    return { writes, words: `${urlOf(file)} is ${command.to} now`, to };
  } catch (error) {
    if (error instanceof InvalidEdit) throw new Refusal(error.message, 422);
    throw error instanceof PageRefused ? new Refusal(error.message, 409, error.obstacles) : error;
  }
}

/** Creates a new page, or all pages of a new city, as drafts. */
function make(project: Project, wish: Extract<PageCommand, { do: "make" }>) {
  const { kind, title: name, city: from = "", county, geo } = wish;
  const words = `“${name}” was made`;
  if (kind === "city") {
    const zipCodes = wish.zipCodes?.match(/\d{5}/g)?.map(String);
    const { folder, changes } = newCity(project, { name, from, draft: true, county, zipCodes, geo });
    return { writes: changes, words, to: `${folder}/index.yaml` };
  }
  const maker = { article: newArticle, service: newServicePage, page: newPage }[kind];
  const writes = maker(project, wish);
  return { writes, words, to: writes[0]?.file ?? HOME_PAGE };
}
