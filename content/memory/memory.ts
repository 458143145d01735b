import { join } from "node:path";
import { hashOf } from "./hash.ts";
import { KeptValues } from "./keptValues.ts";
import { Recent } from "./recent.ts";
import { keepShard, type Note, type Notes, openShard } from "./shard.ts";

/** What was made of a file, or of several: plain data under a name, made anew where it is not known. */
export interface Remember {
  /** `of` stands for all that it is made of besides the file. */
  <T>(name: string, of: string, make: () => T): T;
  /** The same of what is large: it is read, or made, when somebody asks for it. */
  later<T>(name: string, of: string, make: () => T): () => T;
}

/** One of so many shares, from 0 on. */
export interface Share {
  number: number;
  of: number;
}

interface Shard {
  known: Record<string, Notes>;
  used: Record<string, Notes>;
  changed: boolean;
}

const FOLDER = ".cache/content";
/** What is longer stands in a note by its hash. */
const LONG = 64;
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
  #shards = new Map<number, Shard>();

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
    return this.#isOwn(shardNumber(file));
  }

  /** Whether anything is remembered of a file, as it is or as it was. */
  knows(file: string): boolean {
    return file in this.#shardOf(file).known;
  }

  /** What stood for a file when it was last remembered; undefined where it was not. */
  keyOf(file: string): string | undefined {
    return this.#shardOf(file).known[file]?.key;
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
    const now = <T>(name: string, all: string, make: () => T): T => {
      const of = shortened(all);
      const made = notes.made[name];
      if (isHere<T>(made, of)) return made.value;
      const value = make();
      note(name, { of, value });
      return value;
    };
    const later = <T>(name: string, all: string, make: () => T): (() => T) => {
      const values = this.#values;
      const of = shortened(all);
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
    if (this.#folder === undefined) return;
    this.#values?.flush(); // before anything names them
    let changes = 0;
    for (const [number, { known, used, changed }] of this.#shards) {
      const isSame = !changed && Object.keys(known).length === Object.keys(used).length;
      if (isSame || !this.#isOwn(number)) continue;
      keepShard(this.#folder, number, this.#version, used);
      this.#shards.set(number, { known: used, used: {}, changed: false });
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
    const number = shardNumber(file);
    const open = this.#shards.get(number);
    if (open) return open;
    const known = this.#folder === undefined ? {} : openShard(this.#folder, number, this.#version);
    const shard = { known, used: {}, changed: false };
    this.#shards.set(number, shard);
    return shard;
  }

  #isOwn(shard: number): boolean {
    return shard % this.#share.of === this.#share.number;
  }
}

function shortened(of: string): string {
  return of.length > LONG ? hashOf(of) : of;
}

function shardNumber(file: string): number {
  return Number.parseInt(hashOf(file).slice(0, 4), 16) % SHARDS;
}

/** Whether a note was made of the same. Each name stands for one kind of thing. */
function isHere<T>(note: Note | undefined, of: string): note is { of: string; value: T } {
  return note?.of === of && "value" in note;
}
