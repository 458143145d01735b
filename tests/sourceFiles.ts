import { readdirSync } from "node:fs";
import { posix, sep } from "node:path";

/** The folders of the product's own code: generator, workbench, database and commands. */
export const FOLDERS = [
  ...["schema", "content", "blocks", "renderer", "output"],
  ...["checker", "editor", "supabase", "commands"],
];

/** Paths, with slashes on every system, of all files below these folders whose name has this ending. */
export const filesIn = (folders: readonly string[], ending: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name))
      .map((name) => posix.join(folder, name.replaceAll(sep, "/"))),
  );
