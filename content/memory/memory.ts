import { join } from "node:path";
import { isMapping } from "../read/data.ts";
import { hashOf } from "./hash.ts";
import { keep, readKept } from "./keptFile.ts";

/** Gives what was made of a file under a name, and of what `of` stands for; makes it where it was not. Plain data. */
export type Remember = <T>(name: string, of: string, make: () => T) => T;

/** What was made of a file, by name. */
interface Notes {
  /** What stands for the file as it was. */
  key: string;
  made: Record<string, { of: string; value: unknown }>;
}

interface Shard {
  known: Record<string, Notes>;
  used: Record<string, Notes>;
  changed: boolean;
}

const FOLDER = ".cache/content";
/** In how many files the notes are kept, so that one page's edit has a small part of them written anew. */
const SHARDS = 64;

/**
 * What earlier loads have made of each content file, kept under `.cache`: what takes long is done again only for
 * files that have changed, or where what else it is made of has. Without a folder, nothing is kept.
 */
export class Memory {
  #folder: string | undefined;
  #version: string;
  #shards = new Map<string, Shard>();

  /** `version` stands for all that the code is: what other code has made is forgotten. */
  constructor(root?: string, version = "") {
    this.#folder = root && join(root, FOLDER);
    this.#version = version;
  }

  /** What is remembered of a file for which `key` stands as it is now. */
  of(file: string, key: string): Remember {
    const shard = this.#shardOf(file);
    const known = shard.used[file] ?? shard.known[file];
    const notes = known?.key === key ? known : { key, made: {} };
    shard.used[file] = notes;
    return <T>(name: string, of: string, make: () => T): T => {
      const note = notes.made[name];
      if (isOf<T>(note, of)) return note.value;
      const value = make();
      notes.made[name] = { of, value };
      shard.changed = true;
      return value;
    };
  }

  /** Writes down what is new, and leaves out what was of files that are gone. */
  close(): void {
    for (const [name, shard] of this.#folder ? this.#shards : []) {
      const { known, used, changed } = shard;
      if (!changed && Object.keys(known).length === Object.keys(used).length) continue;
      keep(join(this.#folder ?? "", name), { version: this.#version, notes: used });
      this.#shards.set(name, { known: used, used: {}, changed: false });
    }
  }

  #shardOf(file: string): Shard {
    const name = `${Number.parseInt(hashOf(file).slice(0, 4), 16) % SHARDS}.json`;
    const open = this.#shards.get(name);
    if (open) return open;
    const kept = this.#folder && readKept(join(this.#folder, name));
    const shard = { known: isShard(kept, this.#version) ? kept.notes : {}, used: {}, changed: false };
    this.#shards.set(name, shard);
    return shard;
  }
}

/** Only this file writes shards, and a damaged one is told by its hash. */
function isShard(kept: unknown, version: string): kept is { notes: Record<string, Notes> } {
  return isMapping(kept) && kept.version === version;
}

/** Whether a note was made of the same. Each name stands for one kind of thing. */
function isOf<T>(note: Notes["made"][string] | undefined, of: string): note is { of: string; value: T } {
  return note?.of === of;
}
