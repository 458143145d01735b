import type { CompiledSchemas } from "./check/schemas/schemas.ts";
import { Memory } from "./memory/memory.ts";
import type { ReadFiles } from "./read/readYaml.ts";

/** What is worth keeping between two loads of a project, as while editing: what has not changed is not done again. */
export interface Store {
  files: ReadFiles;
  schemas: CompiledSchemas;
  /** What is remembered of files without mistakes. */
  memory: Memory;
  /** Whether what is remembered was found a moment ago: no file is read to see whether it has changed. */
  isFresh?: boolean;
}

/** A store with nothing in it yet but what `memory` remembers. */
export function createStore(memory = new Memory()): Store {
  return { files: new Map(), schemas: {}, memory };
}
