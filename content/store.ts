import type { CompiledSchemas } from "./check/schemas/schemas.ts";
import { Memory } from "./memory/memory.ts";
import { Recent } from "./memory/recent.ts";
import type { ReadFiles, ReadResult } from "./read/readYaml.ts";

/** What is worth keeping between two loads of a project, as while editing: what has not changed is not done again. */
export interface Store {
  files: ReadFiles;
  schemas: CompiledSchemas;
  /** What is remembered of files without mistakes. */
  memory: Memory;
  /** The files of those that were parsed last. */
  open: Recent<ReadResult>;
}

const OPEN = 20;

/** A store with nothing in it yet but what `memory` remembers. */
export function createStore(memory = new Memory()): Store {
  return { files: new Map(), schemas: {}, memory, open: new Recent(OPEN) };
}
