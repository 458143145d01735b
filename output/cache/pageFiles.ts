import { rmSync } from "node:fs";
import { join } from "node:path";
import { keep, readKept } from "../../content/memory/keptFile.ts";
import { KeptValues } from "../../content/memory/keptValues.ts";
import { isMapping } from "../../content/read/data.ts";
import { compressedPage, ENDINGS } from "../compress.ts";
import { namedIn, pageFile } from "../missing.ts";
import { putInto, type Stored, stillStored, store } from "./storedFiles.ts";

/** A rendered page as it was stored. */
export interface StoredPage {
  key: string;
  /** Its HTML, and the compressed versions, by their endings. */
  files: Record<string, Stored>;
  /** What it names of its own site. */
  named: string[];
  /** What names its words among those that are kept. */
  words: string;
}

/** What is kept of a rendered page. */
interface Entry {
  /** The day on which a build last had it. */
  used: string;
  files: StoredPage["files"];
  /** What it names of its own site, as numbers in a list of all that pages name. */
  named: number[];
  words: string;
}

const FOLDER = ".cache/build/pages";
const INDEX = ".cache/build/pages.json";
const WORDS = ".cache/build/words";
const FORMAT = 2;
const DAYS_KEPT = 7;

/**
 * The pages that builds have rendered, under `.cache`, each by a key of all that it is made of. A page is taken
 * from there only where its files are as they were stored.
 */
export class PageFiles {
  #folder: string;
  #index: string;
  #words: KeptValues;
  #today: string;
  #entries = new Map<string, Entry>();
  #used = new Map<string, Entry>();
  #names: string[] = [];
  #numbers = new Map<string, number>();

  constructor(root: string, today: string) {
    this.#folder = join(root, FOLDER);
    this.#index = join(root, INDEX);
    this.#words = new KeptValues(join(root, WORDS));
    this.#today = today;
    const kept = readKept(this.#index);
    if (isIndex(kept)) {
      this.#names = kept.names;
      this.#numbers = new Map(kept.names.map((name, number) => [name, number]));
      this.#entries = new Map(Object.entries(kept.entries));
    } else {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  /** Whether a page is there, with its compressed versions where they are wanted. */
  has(key: string, compress: boolean): boolean {
    const entry = this.#used.get(key) ?? this.#entries.get(key);
    if (!entry) return false;
    const files: Entry["files"] = {};
    for (const ending of endings(compress)) {
      const known = entry.files[ending];
      const now = known && stillStored(this.#fileOf(key, ending), known);
      if (!now) return false;
      files[ending] = now;
    }
    this.#used.set(key, { ...entry, files: { ...entry.files, ...files }, used: this.#today });
    return true;
  }

  /** Gives what stores pages that were rendered, with their words; each thread may have one. */
  static storeFor(root: string, compress: boolean): (key: string, html: string, words: string) => StoredPage {
    const kept = new KeptValues(join(root, WORDS), 0);
    return (key, html, words) => {
      const files: StoredPage["files"] = {};
      const bytes = Buffer.from(html);
      const all = { "": bytes, ...(compress && compressedPage(bytes)) };
      for (const [ending, version] of Object.entries(all))
        files[ending] = store(fileOf(join(root, FOLDER), key, ending), version);
      return { key, files, named: namedIn(html), words: kept.keep(words) };
    };
  }

  /** Keeps a page that was stored. */
  add({ key, files, named, words }: StoredPage): void {
    const numbers = named.map((name) => this.#numberOf(name));
    this.#used.set(key, { files, named: numbers, words, used: this.#today });
  }

  /** Puts stored pages into a folder at their addresses, with their compressed versions where they are wanted; any thread may. */
  static putInto(
    root: string,
    folder: string,
    keys: Iterable<[address: string, key: string]>,
    compress: boolean,
  ): void {
    for (const [address, key] of keys)
      for (const ending of endings(compress))
        putInto(folder, pageFile(address) + ending, fileOf(join(root, FOLDER), key, ending));
  }

  /** What a page names of its own site. */
  namedBy(key: string): string[] {
    return (this.#used.get(key)?.named ?? []).map((number) => this.#names[number] ?? "");
  }

  /** A page's words; undefined where they are gone or damaged. */
  wordsOf(key: string): string | undefined {
    const entry = this.#used.get(key);
    const json = entry && this.#words.read(entry.words);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Keeps what this build had, and for some days what it had not: a preview may be built next. */
  close(): void {
    const oldest = new Date(Date.parse(this.#today) - DAYS_KEPT * 86_400_000).toISOString().slice(0, 10);
    for (const [key, entry] of this.#entries) {
      if (this.#used.has(key)) continue;
      if (entry.used >= oldest) this.#used.set(key, entry);
      else for (const ending of endings(true)) rmSync(this.#fileOf(key, ending), { force: true });
    }
    const entries = Object.fromEntries(this.#used);
    keep(this.#index, { format: FORMAT, names: this.#names, entries });
    this.#words.removeAllBut(() => [...this.#used.values()].map(({ words }) => words));
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  #fileOf(key: string, ending: string): string {
    return fileOf(this.#folder, key, ending);
  }
}

function fileOf(folder: string, key: string, ending: string): string {
  return join(folder, key.slice(0, 2), `${key}.html${ending}`);
}

/** What the names of a page's files end with. */
function endings(compress: boolean): string[] {
  return compress ? ["", ...ENDINGS] : [""];
}

/** Only this file writes an index, and a damaged one is told by its hash. */
function isIndex(kept: unknown): kept is { names: string[]; entries: Record<string, Entry> } {
  return isMapping(kept) && kept.format === FORMAT;
}
