import type { CompiledSchemas } from "./check/schemas/schemas.ts";
import type { ReadFiles } from "./read/readYaml.ts";

/** What is worth keeping between two loads of a project, as while editing: what has not changed is not done again. */
export interface Store {
  files: ReadFiles;
  schemas: CompiledSchemas;
}

/** A store with nothing in it yet. */
export function createStore(): Store {
  return { files: new Map(), schemas: {} };
}
