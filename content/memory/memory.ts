import { join } from "node:path";
import { isMapping } from "../read/data.ts";
import { hashOf } from "./hash.ts";
import { keep, readKept } from "./keptFile.ts";
import { KeptValues } from "./keptValues.ts";
import { Recent } from "./recent.ts";

/** What was made of a file, or of several: plain data under a name, made anew where it is not known. */
export interface Remember {
  /** `of` stands for all that it is made of besides the file. */
  <T>(name: string, of: string, make: () => T): T;
  /** The same of what is large: it is read, or made, when somebody asks for it. */
  later<T>(name: string, of: string, make: () => T): () => T;
}

/** What was made of the same things, or the name of the file where that is kept. */
type Note = { of: string; value: unknown } | { of: string; kept: string };

/** What was made of a file, by name. */
interface Notes {
  /** What stands for the file as it was. */
  key: string;
  made: Record<string, Note>;
}

interface Shard {
  known: Record<string, Notes>;
  used: Record<string, Notes>;
  changed: boolean;
}

/** One of so many shares, from 0 on. */
export interface Share {
  number: number;
  of: number;
}

const FOLDER = ".cache/content";
/** In how many files the notes are kept, so that one page's edit has a small part of them written anew. */
const SHARDS = 64;

/**
 * What earlier loads have made of each content file, kept under `.cache`: what takes long is done again only for
 * files that have changed, or where what else it is made of has. Without a folder, all is kept in memory.
 */
export class Memory {
  #folder: string | undefined;
  #version: string;
  #share: Share;
  #values: KeptValues | undefined;
  #recent = new Recent();
  #shards = new Map<string, Shard>();

  /**
   * `version` stands for all that the code is: what other code has made is forgotten. Of several processes, each has
   * a share of the files, and writes down nothing of others.
   */
  constructor(root?: string, version = "", share: Share = { number: 0, of: 1 }) {
    this.#folder = root && join(root, FOLDER);
    this.#version = version;
    this.#share = share;
    this.#values = this.#folder === undefined ? undefined : new KeptValues(join(this.#folder, "values"));
  }

  /** Whether a file is in this memory's share. */
  has(file: string): boolean {
    return shardNumber(file) % this.#share.of === this.#share.number;
  }

  /** Whether anything is remembered of a file, as it is or as it was. */
  knows(file: string): boolean {
    return file in this.#shardOf(file).known;
  }

  /** What is remembered of a file for which `key` stands as it is now. */
  of(file: string, key: string): Remember {
    const shard = this.#shardOf(file);
    const known = shard.used[file] ?? shard.known[file];
    const notes = known?.key === key ? known : { key, made: {} };
    shard.used[file] = notes;
    const note = (name: string, made: Note) => {
      notes.made[name] = made;
      shard.changed = true;
    };
    const now = <T>(name: string, of: string, make: () => T): T => {
      const made = notes.made[name];
      if (isHere<T>(made, of)) return made.value;
      const value = make();
      note(name, { of, value });
      return value;
    };
    const later = <T>(name: string, of: string, make: () => T): (() => T) => {
      const values = this.#values;
      if (!values) return () => now(name, of, make);
      return this.#recent.of(() => {
        const made = notes.made[name];
        const json = made?.of === of && "kept" in made ? values.read(made.kept) : undefined;
        if (json !== undefined) return JSON.parse(json);
        const value = make();
        note(name, { of, kept: values.keep(value) });
        return value;
      });
    };
    return Object.assign(now, { later });
  }

  /** Writes down what is new, and leaves out what was of files that are gone. */
  close(): void {
    let changes = 0;
    for (const [name, shard] of this.#folder ? this.#shards : []) {
      const { known, used, changed } = shard;
      const isOwn = Number.parseInt(name, 10) % this.#share.of === this.#share.number;
      if (!isOwn || (!changed && Object.keys(known).length === Object.keys(used).length)) continue;
      keep(join(this.#folder ?? "", name), { version: this.#version, notes: used });
      this.#shards.set(name, { known: used, used: {}, changed: false });
      changes++;
    }
    const isAll = this.#share.of === 1; // a share knows nothing of what others name
    if (changes && isAll) this.#values?.removeAllBut(() => this.#keptValues());
  }

  *#keptValues(): Generator<string> {
    for (const { known, used } of this.#shards.values())
      for (const { made } of [...Object.values(known), ...Object.values(used)])
        for (const note of Object.values(made)) if ("kept" in note) yield note.kept;
  }

  #shardOf(file: string): Shard {
    const name = `${shardNumber(file)}.json`;
    const open = this.#shards.get(name);
    if (open) return open;
    const kept = this.#folder && readKept(join(this.#folder, name));
    const shard = { known: isShard(kept, this.#version) ? kept.notes : {}, used: {}, changed: false };
    this.#shards.set(name, shard);
    return shard;
  }
}

function shardNumber(file: string): number {
  return Number.parseInt(hashOf(file).slice(0, 4), 16) % SHARDS;
}

/** Only this file writes shards, and a damaged one is told by its hash. */
function isShard(kept: unknown, version: string): kept is { notes: Record<string, Notes> } {
  return isMapping(kept) && kept.version === version;
}

/** Whether a note was made of the same. Each name stands for one kind of thing. */
function isHere<T>(note: Note | undefined, of: string): note is { of: string; value: T } {
  return note?.of === of && "value" in note;
}
