import { isMapping } from "../../../../content/read/data.ts";
import type { Carried, Words } from "../../made.ts";
import { type PageCommands, pageCommandsFrom } from "../commands/pageCommands.ts";
import { type Draft, isUnsaved, type Kept, keptFrom } from "./draft.ts";

const PREFIX = "editor:";
const DEEDS = "editor-deeds";

/** Keeps what is not saved in the browser, where a reload, another tab and a new server find it. */
export function keep(draft: Draft): void {
  const { file, text, sent = [], waiting, disk } = draft;
  const kept: Kept = { text, edits: [...sent, ...waiting], revision: disk.revision };
  const json = isUnsaved(draft) ? JSON.stringify(kept) : null;
  if (json !== localStorage.getItem(PREFIX + file)) put(localStorage, PREFIX + file, json);
}

/** Keeps the steps to undo and redo in this tab, until it is closed. */
export function keepSteps({ file, past, future }: Pick<Draft, "file" | "past" | "future">): void {
  put(sessionStorage, PREFIX + file, past.length + future.length ? JSON.stringify({ past, future }) : null);
}

/** What was kept of a file. */
export function keptOf(file: string): Kept | undefined {
  return keptFrom(parsed(localStorage.getItem(PREFIX + file)));
}

/** What is kept of all files, but for edits that no text has yet. */
export function keptWords(): Words[] {
  return unsavedFiles().flatMap((file) => {
    const { text, revision } = keptOf(file) ?? {};
    return text === undefined || revision === undefined ? [] : { file, text, revision };
  });
}

/** Whether something that is not saved has these words in it. */
export function isKept(words: string): boolean {
  return unsavedFiles().some((file) => localStorage.getItem(PREFIX + file)?.includes(words));
}

/** Keeps words of which a page was renamed, or changed, as they are by now; edits that wait go along. */
export function keepCarried(carried: readonly Carried[]): void {
  const old = takeKept(carried.map(({ from }) => from));
  for (const { from, file, text, revision } of carried)
    putKept({ [file]: { ...(old[from] ?? { edits: [] }), text, revision } });
}

/** Takes out what is kept of files that are not there any more. */
export function takeKept(files: readonly string[]): Record<string, Kept> {
  const kept = files.map((file) => [file, keptOf(file)] as const);
  for (const file of files) put(localStorage, PREFIX + file, null);
  return Object.fromEntries(kept.flatMap(([file, own]) => (own ? [[file, own]] : [])));
}

/** Keeps it again. */
export function putKept(kept: Record<string, Kept>): void {
  for (const [file, own] of Object.entries(kept)) put(localStorage, PREFIX + file, JSON.stringify(own));
}

/** The steps to undo and redo that this tab knew of a file. */
export function keptSteps(file: string): Pick<Draft, "past" | "future"> | undefined {
  const { past, future } = parsed(sessionStorage.getItem(PREFIX + file));
  return isList(past) && isList(future)
    ? { past: past.filter(isText), future: future.filter(isText) }
    : undefined;
}

/** Keeps what was done to whole pages in this tab, until it is closed. */
export function keepPageCommands(deeds: PageCommands): void {
  put(sessionStorage, DEEDS, deeds.done.length + deeds.undone.length ? JSON.stringify(deeds) : null);
}

/** What this tab knew of that. */
export function keptPageCommands(): PageCommands {
  return pageCommandsFrom(parsed(sessionStorage.getItem(DEEDS)));
}

/** Tells when another tab has changed what is kept of a file; gives what ends it. */
export function onOtherTab(file: string, tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PREFIX + file) tell();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** The files of which something is not saved. */
export function unsavedFiles(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
}

function put(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Full: the steps to go back are less than the words themselves.
    if (storage === localStorage) sessionStorage.clear();
    else storage.removeItem(key);
  }
}

/** What stands there: an older editor, or another program at this address, may have left something else. */
function parsed(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "null");
    return isMapping(value) ? value : {};
  } catch {
    return {};
  }
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
