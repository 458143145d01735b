import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Git, gitIn, linesOf, objectOf, PATHS, printedWith } from "./git.ts";

/** Runs a task with a temporary index, filled with a tree, in a temporary folder: other programs' is not touched. */
export async function withIndex<T>(
  root: string,
  tree: string,
  task: (git: Git, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const git = gitIn(root, { GIT_INDEX_FILE: join(folder, "index") });
  try {
    await git("read-tree", tree);
    return await task(git, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a tree with what a Git command changes in it. */
export function treeBy(root: string, tree: string, ...command: string[]): Promise<string> {
  return withIndex(root, tree, async (git) => {
    await git(...command);
    return (await git("write-tree")).trim();
  });
}

const NOBODY = { NAME: "Editor", EMAIL: "editor@localhost", DATE: "2000-01-01T00:00:00Z" };
const BY_NOBODY = Object.entries(NOBODY).flatMap(([name, value]) =>
  ["AUTHOR", "COMMITTER"].map((who) => [`GIT_${who}_${name}`, value] as const),
);

/** Arguments of Git that merge two commits, and list the files in which they are at the same lines. */
const MERGE = "-c merge.renames=false merge-tree --write-tree --name-only --no-messages -z".split(" ");

/** Brings the changes between two trees into a third. Returns its tree, or the files in which they are at the same lines. */
export async function merged(root: string, before: string, after: string, onto: string) {
  const git = gitIn(root, Object.fromEntries(BY_NOBODY));
  const trees = await Promise.all([before, after, onto].map((name) => objectOf(git, `${name}^{tree}`)));
  const [old = "", now = "", other = ""] = trees;
  if (old === other) return { tree: now, files: [] };
  const commit = async (tree: string, ...parent: string[]) =>
    (await git("commit-tree", tree, "-m", "editor", ...parent)).trim();
  const base = await commit(old);
  const sides = [await commit(other, "-p", base), await commit(now, "-p", base)];
  const [tree, ...files] = await linesOf(git(...MERGE, ...sides).catch(printedWith), "\0");
  return files.length > 0 ? { files } : { tree, files: [] };
}

/** Whether a file here is as in a tree: the same, or in neither. */
export async function isAsIn(git: Git, tree: string, file: string): Promise<boolean> {
  const here = await git("hash-object", "--", file).catch(() => "");
  return here.trim() === (await objectOf(git, `${tree}:./${file}`).catch(() => ""));
}

/** Returns the files of the editor that differ between two commits or trees. */
export async function filesBetween(git: Git, ...range: string[]): Promise<string[]> {
  return linesOf(
    git("diff", "--name-only", "--no-renames", "--relative", "-z", ...range, "--", ...PATHS),
    "\0",
  );
}
