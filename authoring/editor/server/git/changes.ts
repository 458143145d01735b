import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describeChanges } from "../../../../content/edit/describeChanges.ts";
import { isOwn } from "../../../../content/read/files.ts";
import type { ContentStore } from "../../../vite/contentStore.ts";
import type { ChangedFile, Changes } from "../../contract.ts";
import { nameInSentence } from "../../words.ts";
import { patchOf, schemaOf } from "../changes/applyChange.ts";
import { Refusal } from "../http/refusal.ts";
import { reported } from "../openFile.ts";
import { gitIn, gitRefusal, OURS } from "./git.ts";

const FOLDER = "public/images/";
const UPLOADED = /^public\/images\/[a-z0-9-]+\.(?:jpg|png|webp)$/;
/** Lists all files that ever were in a commit. */
const COMMITTED = "log --all --full-history -m --format= --name-only --relative".split(" ");

/** What has changed since the last commit, file by file, and what is still to confirm before launch. */
export async function changesIn(store: ContentStore): Promise<Changes> {
  const { root } = store;
  const toConfirm = store.current().placeholders.map(reported);
  try {
    const { files, unusedUploads } = await changedFiles(root);
    const changed = await Promise.all(files.map((file) => changeOf(root, file)));
    return { files: changed, unusedUploads, toConfirm };
  } catch (error) {
    const what = "What changed since the last commit is not known, since Git does not answer here.";
    throw gitRefusal(what, error);
  }
}

/** Returns the content files that changed since the last commit, separated from unused uploads. */
export async function changedFiles(root: string): Promise<{ files: string[]; unusedUploads: string[] }> {
  const status = await gitIn(root)("status", "--porcelain", "-z", "--no-renames", "-uall", "--", ...OURS);
  const all = status.split("\0").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
  const unusedUploads = await unusedUploadsAmong(root, all);
  return { files: all.filter((file) => !unusedUploads.includes(file)), unusedUploads };
}

async function changeOf(root: string, file: string): Promise<ChangedFile> {
  const before = await gitIn(root)("show", `HEAD:./${file}`).catch(() => undefined);
  const after = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  if (!file.endsWith(".yaml")) {
    const how = after === undefined ? "deleted" : before === undefined ? "added" : "changed";
    return { file, words: [`picture ${how}`], lines: [] };
  }
  const words = describeChanges(before, after, schemaOf(file), nameInSentence);
  const lines = patchOf(before, after)
    .split("\n")
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return { file, words, lines };
}

/**
 * Returns those of some files that are uploaded pictures which nothing uses, as after an undo: they are in no commit,
 * and no file of the project names them.
 */
async function unusedUploadsAmong(root: string, files: readonly string[]): Promise<string[]> {
  const git = gitIn(root);
  const pictures = files.filter((file) => UPLOADED.test(file) && isOwn(root, file));
  if (pictures.length === 0) return [];
  const nameOf = (file: string) => file.slice(FOLDER.length);
  const committed = await git(...COMMITTED, "--", ...pictures);
  const staged = await git("ls-files", "--", ...pictures);
  const names = pictures.flatMap((file) => ["-e", nameOf(file)]);
  const named = await git("grep", "--untracked", "-ohIF", ...names).catch(nothing);
  const known = new Set(`${committed}\n${staged}\n${named}`.split("\n"));
  return pictures.filter((file) => !known.has(file) && !known.has(nameOf(file)));
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
