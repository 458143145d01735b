import { isMapping } from "../../content/lib/data.ts";
import type { ValueChange } from "../requestTypes.ts";

/** Changes that were made together and wait to be saved. */
export interface Waiting {
  /** In the order in which changes were made. */
  id: string;
  file: string;
  changes: ValueChange[];
  /** For a single value that is set, its file and path. */
  field?: string;
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
  readonly #tab = crypto.randomUUID();
  readonly #left = new Set<string>(); // what the browser has no room for

  constructor(project: string, browser: Browser) {
    this.#browser = browser;
    this.#project = `editor ${project} `;
    void browser.locks.request(this.#prefixOf(this.#tab), () => new Promise(() => {}));
  }

  /** Whether the browser has room for all that is kept. */
  get hasRoom(): boolean {
    return this.#left.size === 0;
  }

  keep(waiting: Waiting): void {
    this.#left.delete(waiting.id);
    try {
      this.#browser.storage.setItem(this.#prefixOf(this.#tab) + waiting.id, JSON.stringify(waiting));
    } catch {
      this.#left.add(waiting.id);
    }
  }

  forget({ id }: Waiting): void {
    this.#left.delete(id);
    this.#browser.storage.removeItem(this.#prefixOf(this.#tab) + id);
  }

  /** Calls back with what other tabs of this project have left, as soon as they are gone. */
  adopt(take: (left: Waiting[]) => void): void {
    const tabs = new Set(this.#keys(this.#project).map((key) => key.slice(0, key.lastIndexOf(" ") + 1)));
    tabs.delete(this.#prefixOf(this.#tab));
    for (const tab of tabs)
      void this.#browser.locks.request(tab, () => {
        const keys = this.#keys(tab);
        const left = keys.map((key) => waitingIn(this.#browser.storage.getItem(key)));
        take(left.filter((waiting) => waiting !== undefined)); // which keeps them under this tab
        for (const key of keys) this.#browser.storage.removeItem(key);
      });
  }

  #prefixOf(tab: string): string {
    return `${this.#project}${tab} `;
  }

  /** Returns the keys that begin with some words, in the order in which changes were made. */
  #keys(start: string): string[] {
    const { storage } = this.#browser;
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return all.filter((key) => key.startsWith(start)).sort();
  }
}

/** Returns what was kept as JSON. It may have been received before the tab ended. */
function waitingIn(json: string | null): Waiting | undefined {
  const kept: unknown = JSON.parse(json ?? "null");
  return isWaiting(kept) ? { ...kept, isSent: true } : undefined;
}

function isWaiting(kept: unknown): kept is Waiting {
  if (!isMapping(kept) || !Array.isArray(kept.changes)) return false;
  return typeof kept.id === "string" && typeof kept.file === "string";
}
