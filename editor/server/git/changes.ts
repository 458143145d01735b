import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isWithin, type Path } from "../../../content/lib/data.ts";
import { errorsIn, type Problem } from "../../../content/problem.ts";
import { isOwn } from "../../../content/read/files.ts";
import { describeChanges, type VersionDifference } from "../../describeChanges.ts";
import { Refusal } from "../../refusal.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import { nameInSentence } from "../../words.ts";
import { patchOf, schemaOf } from "../changes/applyChange.ts";
import { panelProblem, titleOf } from "../openFile.ts";
import { gitIn, gitRefusal, linesOf, lockIn, orNone, PATHS, unfinishedIn } from "./git.ts";
import { fetchFrom, type HandIn, handInsOf, treeWith, upstreamOf } from "./handIns.ts";
import { changesSince, filesBetween } from "./trees.ts";

export const PICTURES = "public/images/";
const UPLOADED = /^public\/images\/[a-z0-9-]+\.(?:jpg|png|webp)$/;
/** Arguments of Git that list all files that were ever in a commit. */
const COMMITTED = "log --all --full-history -m --format= --name-only --relative".split(" ");

/** The changes that can be handed in, and what to know before. */
export type Changes = Awaited<ReturnType<typeof changesIn>>;

/** A file that has changed and is not handed in. */
export type ChangedFile = Awaited<ReturnType<typeof changeOf>>;

/**
 * Returns what has changed here and is not handed in, file by file, and what to know before. With `isFresh`, asks the
 * server first, which may take a while.
 */
export async function changesIn(store: ContentStore, isFresh = false) {
  const { root } = store;
  const git = gitIn(root);
  const { problems, placeholders } = store.checked();
  try {
    const upstream = await upstreamOf(git);
    const { remote, base } = upstream;
    const failure = isFresh && remote ? await fetchFrom(git, upstream) : undefined;
    const handIns = await handInsOf(git, upstream);
    const { files, unusedUploads, known } = await changedFiles(root, handIns);
    const changed = await Promise.all(files.map((file) => changeOf(store, known, file)));
    const toLookAt = problems.filter(({ file, severity }) => severity !== "error" && files.includes(file));
    const newer = base ? await linesOf(git("rev-list", "--max-count=1", `HEAD..${base}`)) : [];
    const others = newer.length > 0 ? await filesBetween(git, `HEAD...${base}`, "--", ...PATHS) : undefined;
    return {
      files: changed,
      /** Uploaded pictures that nothing uses. They are not handed in. */
      unusedUploads,
      stopping: stoppingIn(problems, files).map(panelProblem),
      /** Warnings about the changed files. */
      problems: toLookAt.map(panelProblem),
      /** Placeholders in the changes, to be replaced or confirmed before the site goes live. */
      toConfirm: placeholders.filter((problem) => isOfChange(problem, changed)).map(panelProblem),
      /** The titles of files that others have changed meanwhile; undefined if they have committed nothing. */
      others: others?.map((file) => titleOf(store, file)),
      /** Whether the repository has no remote to send to. */
      hasNoRemote: remote === undefined,
      /** Why the changes of others could not be fetched. */
      failure,
      /** Why nothing can be handed in, taken in or taken back now. */
      unfinished: await unfinishedIn(root),
      lock: await lockIn(root),
      handIns,
    };
  } catch (error) {
    throw gitRefusal("What has changed is not known.", error);
  }
}

/** Whether the entry of a placeholder has changed, contains a change, or is part of one. */
function isOfChange({ file, path }: Problem, changed: readonly ChangedFile[]): boolean {
  const entry = path.slice(0, ["confirm", "sample"].includes(String(path.at(-1))) ? -1 : undefined);
  const isIn = (at: Path = []) => {
    const concerns = entry.length > 0 || at.length < 2; // a placeholder of a whole page concerns its head, not its sections
    return concerns && (isWithin(at, entry) || isWithin(entry, at));
  };
  return changed.some(
    (touched) => touched.file === file && touched.differences.some(({ change }) => isIn(change?.path)),
  );
}

/** Returns the problems that block handing in some files: all errors, and example words in these files. */
export function stoppingIn(problems: Problem[], files: readonly string[]): Problem[] {
  const examples = problems.filter(({ code, file }) => code === "example-words" && files.includes(file));
  return [...errorsIn(problems), ...examples];
}

/** Returns the files that differ from `known`, what was last known to Git or handed in, without unused uploads. */
export async function changedFiles(root: string, handIns?: readonly HandIn[]) {
  const known = await treeWith(root, handIns);
  const all = await changesSince(root, known, PATHS);
  const unusedUploads = await unusedUploadsAmong(root, all);
  return { files: all.filter((file) => !unusedUploads.includes(file)), unusedUploads, known };
}

/** Returns a file with its changes since `known`, and its removed (-) and added (+) lines. */
async function changeOf(store: ContentStore, known: string, file: string) {
  const { root } = store;
  const before = await gitIn(root)("show", `${known}:./${file}`).catch(() => undefined);
  const after = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const isPicture = !file.endsWith(".yaml");
  const how = after === undefined ? "deleted" : before === undefined ? "added" : "changed";
  const differences: VersionDifference[] = isPicture
    ? [{ words: `picture ${how}` }]
    : describeChanges(before, after, schemaOf(file), nameInSentence);
  const patch = isPicture ? [] : patchOf(before, after).split("\n");
  const lines = patch.filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return { file, title: titleOf(store, file, isPicture ? undefined : before), differences, lines };
}

/**
 * Returns those of some files that are unused uploaded pictures, such as after an undo: they are in no commit and not
 * staged, and no file of the project names them.
 */
async function unusedUploadsAmong(root: string, files: readonly string[]): Promise<string[]> {
  const git = gitIn(root);
  const pictures = files.filter((file) => UPLOADED.test(file) && isOwn(root, file));
  if (pictures.length === 0) return [];
  const nameOf = (file: string) => file.slice(PICTURES.length);
  const committed = await git(...COMMITTED, "--", ...pictures);
  const staged = await git("ls-files", "--", ...pictures);
  const names = pictures.flatMap((file) => ["-e", nameOf(file)]);
  const named = await git("grep", "--untracked", "-ohIF", ...names).catch(orNone);
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
