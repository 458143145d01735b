import { isMapping } from "../../content/lib/data.ts";
import type { ValueChange } from "../requestTypes.ts";

/** Changes that were made together and wait to be saved. */
export interface Waiting {
  id: string;
  file: string;
  changes: ValueChange[];
  /** Whether the server may have received it, even if the response was lost. */
  isSent?: true;
}

/** Where a browser keeps texts, and how its tabs know of each other. */
export interface Browser {
  storage: Pick<Storage, "setItem" | "getItem" | "removeItem" | "key" | "length">;
  locks: Pick<LockManager, "request">;
}

/**
 * Keeps waiting changes in the browser, so that a closed or crashed tab loses none. Each tab holds a lock while it
 * lives: whoever is given the lock of another tab knows that it is gone, and takes over what it left.
 */
export class Keeper {
  readonly #browser: Browser;
  readonly #project: string;
  readonly #tab: string;
  /** Whether the browser has room for all that is kept. */
  hasRoom = true;

  constructor(project: string, browser: Browser) {
    this.#browser = browser;
    this.#project = `editor ${project} `;
    this.#tab = this.#project + crypto.randomUUID();
    void browser.locks.request(this.#tab, () => new Promise(() => {}));
  }

  /** Keeps all that this tab has not saved yet, in the order in which changes were made. */
  keep(all: readonly Waiting[]): void {
    const { storage } = this.#browser;
    try {
      if (all.length === 0) storage.removeItem(this.#tab);
      else storage.setItem(this.#tab, JSON.stringify(all));
      this.hasRoom = true;
    } catch {
      this.hasRoom = false;
    }
  }

  /** Calls back with what other tabs of this project have left, as soon as they are gone. */
  adopt(take: (left: Waiting[]) => void): void {
    const { storage, locks } = this.#browser;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const tab of keys.filter((key) => key.startsWith(this.#project)))
      void locks.request(tab, () => {
        const left = [JSON.parse(storage.getItem(tab) ?? "[]")].flat().filter(isWaiting);
        storage.removeItem(tab); // first, so that there is room for them under this tab
        take(left.map((one) => ({ ...one, isSent: true }))); // it may have been received before the tab ended
      });
  }
}

function isWaiting(kept: unknown): kept is Waiting {
  if (!isMapping(kept) || !Array.isArray(kept.changes)) return false;
  return typeof kept.id === "string" && typeof kept.file === "string";
}
