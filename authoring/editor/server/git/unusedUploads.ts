import { rmSync } from "node:fs";
import { join } from "node:path";
import { isOwn } from "../../../../content/read/files.ts";
import type { ContentStore } from "../../../vite/contentStore.ts";
import { Refusal } from "../refusal.ts";
import { gitIn } from "./git.ts";

const FOLDER = "public/images/";
/** The names of uploaded pictures. */
const PUT_IN = /^public\/images\/[a-z0-9-]+\.(?:jpg|png|webp)$/;

/**
 * Returns those of some files that are uploaded pictures which nothing uses, as after an undo: they are in no commit,
 * and no file of the project names them.
 */
export async function unusedUploadsAmong(root: string, files: readonly string[]): Promise<string[]> {
  const git = gitIn(root);
  const pictures = files.filter((file) => PUT_IN.test(file) && isOwn(root, file));
  if (pictures.length === 0) return [];
  const committed = await git(
    "log",
    "--all",
    "--full-history",
    "-m",
    "--format=",
    "--name-only",
    "--relative",
    "--",
    ...pictures,
  );
  const staged = await git("ls-files", "--", ...pictures);
  const names = pictures.map((file) => file.slice(FOLDER.length));
  const named = await git("grep", "--untracked", "-ohIF", ...names.flatMap((name) => ["-e", name])).catch(
    nothing,
  );
  const known = new Set(`${committed}\n${staged}\n${named}`.split("\n"));
  return pictures.filter((file, index) => !known.has(file) && !known.has(names[index] ?? file));
}

/** Deletes an unused upload. Refused for any other file. */
export async function discard(store: ContentStore, file: string): Promise<void> {
  const [unused] = await unusedUploadsAmong(store.root, [file]);
  if (unused === undefined)
    throw new Refusal(`${file} stays: something names it, or it has been handed in.`, 409);
  rmSync(join(store.root, unused), { force: true });
  store.forget();
}

/** Returns the empty answer of a Git command that found nothing; rethrows other errors. */
function nothing(error: unknown): string {
  if (error instanceof Error && Reflect.get(error, "code") === 1) return "";
  throw error;
}
