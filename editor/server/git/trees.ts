import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Git, gitIn, linesOf, objectOf, orNone } from "./git.ts";

type Task<T> = (git: Git, folder: string) => Promise<T>;

/** Runs a task with a temporary index, filled with a tree, in a temporary folder: other programs' is not touched. */
export async function withIndex<T>(root: string, tree: string, task: Task<T>): Promise<T> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "editor-"));
  const git = gitIn(root, { GIT_INDEX_FILE: join(folder.path, "index") });
  await git("read-tree", tree);
  return await task(git, folder.path);
}

const NOBODY = { NAME: "Editor", EMAIL: "editor@localhost", DATE: "2000-01-01T00:00:00Z" };
const BY_NOBODY = Object.entries(NOBODY).flatMap(([name, value]) =>
  ["AUTHOR", "COMMITTER"].map((who) => [`GIT_${who}_${name}`, value] as const),
);

/** Makes a commit of nobody's, to compare others with: no ref leads to it. */
export async function commitOf(root: string, tree: string, parent?: string): Promise<string> {
  const git = gitIn(root, Object.fromEntries(BY_NOBODY));
  return (await git("commit-tree", tree, ...(parent ? ["-p", parent] : []), "-m", "editor")).trim();
}

/** Brings a commit's changes into a tree, as `git cherry-pick` does. Undefined where both change the same lines. */
export async function picked(root: string, commit: string, onto: string): Promise<string | undefined> {
  const side = await commitOf(root, `${onto}^{tree}`, `${commit}^`);
  const merge = ["-c", "merge.renames=false", "merge-tree", "--write-tree", side, commit];
  return (await gitIn(root)(...merge).catch(orNone))?.trim();
}

/** Returns the files here, below some paths, that differ from a tree. */
export function changesSince(root: string, tree: string, paths: readonly string[]): Promise<string[]> {
  const list = ["ls-files", "-z", "--modified", "--others", "--exclude-standard", "--", ...paths];
  return withIndex(root, tree, (git) => linesOf(git(...list), "\0"));
}

/** Whether a file here is as in a tree: the same, or in neither. */
export async function isAsIn(git: Git, tree: string, file: string): Promise<boolean> {
  const here = await git("hash-object", "--", file).catch(() => "");
  return here.trim() === (await objectOf(git, `${tree}:./${file}`).catch(() => ""));
}

/** Returns the files that differ between two commits. */
export async function filesBetween(git: Git, ...range: string[]): Promise<string[]> {
  return linesOf(git("diff", "--name-only", "--no-renames", "--relative", "-z", ...range), "\0");
}
