import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the product's own code: generator, workbench, database and commands. */
export const FOLDERS = [
  ...["schema", "content", "blocks", "renderer", "output"],
  ...["checker", "editor", "supabase", "commands"],
];

/** Paths, with the system's separators, of all files below these folders whose name has this ending. */
export const filesIn = (folders: readonly string[], ending: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name)),
  );
