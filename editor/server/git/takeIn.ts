import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Conflict } from "../../contract.ts";
import { describeChanges } from "../../describeChanges.ts";
import type { FileChange } from "../../requestTypes.ts";
import { nameInSentence } from "../../words.ts";
import { applyChange, schemaOf } from "../changes/applyChange.ts";
import { textOf } from "../files.ts";
import { Refusal } from "../http/refusal.ts";
import type { Editor } from "../run.ts";
import { branchOf, EDIT, fetchFrom, isMerged, newerBranches, type Upstream, upstreamOf } from "./branches.ts";
import { changedFiles, titleOf } from "./changes.ts";
import { COMMITTED_PATHS, type Git, gitIn, gitRefusal, isTrue, refuseUnfinished } from "./git.ts";

/** Merges in what others have changed meanwhile. Values that both have changed stay theirs, and are returned. */
export async function takeIn(editor: Editor): Promise<Conflict[]> {
  const git = gitIn(editor.store.root);
  const conflicts: Conflict[] = [];
  try {
    await refuseUnfinished(editor.store.root);
    const upstream = await upstreamOf(git);
    for (const ref of await newerBranches(git, upstream))
      conflicts.push(...(await moveTo(editor, git, await together(editor, git, ref, upstream))));
    return conflicts;
  } catch (error) {
    throw gitRefusal("What others changed could not be taken in.", error);
  }
}

/** Goes back to the main branch, once all that was handed in here is in it. */
export async function backToMain(editor: Editor): Promise<Conflict[]> {
  const git = gitIn(editor.store.root);
  try {
    const branch = await branchOf(git);
    if (!branch.startsWith(EDIT)) return [];
    await refuseUnfinished(editor.store.root);
    const upstream = await upstreamOf(git);
    const failure = await fetchFrom(git, upstream);
    const { base = "" } = upstream;
    if (!(await isMerged(git, branch, upstream)))
      throw new Refusal(failure ?? "It is not out yet: somebody has to look at it and merge it first.", 409);
    const main = base.slice(base.indexOf("/") + 1);
    const isOurs = await isTrue(git("rev-parse", "--quiet", "--verify", `refs/heads/${main}`));
    if (isOurs && !(await isTrue(git("merge-base", "--is-ancestor", main, base))))
      throw new Refusal(`The branch ${main} has commits of its own here, which were never sent.`, 409);
    const conflicts = await moveTo(editor, git, base);
    await git("branch", "--quiet", "--force", main, base);
    await git("symbolic-ref", "HEAD", `refs/heads/${main}`);
    await git("branch", "--quiet", "--delete", "--force", branch);
    return conflicts;
  } catch (error) {
    throw gitRefusal("The site’s own branch could not be gone back to.", error);
  }
}

/** Returns a commit with the local work and that of others: theirs if it has everything, else a merge. */
async function together({ store }: Editor, git: Git, ref: string, upstream: Upstream): Promise<string> {
  const isBehind = await isTrue(git("merge-base", "--is-ancestor", "HEAD", ref));
  if (isBehind || (ref === upstream.base && (await isMerged(git, await branchOf(git), upstream)))) return ref;
  const merged = await git("merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", ref).catch(
    (error: unknown) => String(error instanceof Error ? Reflect.get(error, "stdout") : ""),
  );
  const [tree = "", ...files] = merged.split("\n").filter(Boolean);
  if (files.length > 0 || tree === "")
    throw new Refusal(
      `What was handed in here and what others changed are at the same lines: ${files.map((file) => titleOf(store, file)).join(", ")}. Whoever looks at the hand-in brings both together; until then go on here.`,
      409,
    );
  const words = "Take in what others changed";
  return (await git("commit-tree", tree, "-p", "HEAD", "-p", ref, "-m", words)).trim();
}

/** Moves the branch and the files to a commit. Uncommitted changes stay, and are merged with it. */
async function moveTo({ store, history }: Editor, git: Git, commit: string): Promise<Conflict[]> {
  const { root } = store;
  const diff = ["diff", "--name-only", "--no-renames", "-z", "HEAD", commit];
  const theirs = (await git(...diff, "--", ...COMMITTED_PATHS)).split("\0");
  const { files, unusedUploads } = await changedFiles(root);
  const both = [...files, ...unusedUploads].filter((file) => theirs.includes(file));
  // First, merges the files that both have changed. Nothing is written yet: a refusal leaves everything as it was.
  const about = { id: randomUUID(), when: new Date().toISOString() };
  const changes: FileChange[] = [];
  const conflicts: Conflict[] = [];
  const deleted: string[] = []; // deleted by them, changed here
  for (const file of both) {
    if (!file.endsWith(".yaml"))
      throw new Refusal(`${titleOf(store, file)} was changed by somebody else too.`, 409);
    const shown = (revision: string) => git("show", `${revision}:./${file}`).catch(() => undefined);
    const mine = textOf(root, file);
    const other = await shown(commit);
    if (other === undefined) deleted.push(file);
    const merged = mergedText(file, await shown("HEAD"), mine, other);
    conflicts.push(...merged.conflicts);
    if (merged.text !== mine) changes.push({ ...about, file, before: mine, after: merged.text });
  }
  // Then, a dry run checks whether Git can move the other files. Only the index changes: it gets their version of the
  // files that both have changed, so that Git leaves these alone. If the dry run fails, the index is restored.
  const from = deleted.length > 0 ? await treeWithout(root, deleted) : "HEAD";
  try {
    if (both.length > 0) await git("reset", "--quiet", commit, "--", ...both);
    await git("update-index", "-q", "--refresh").catch(() => undefined); // fails if files differ, as they do
    await git("read-tree", "-m", "-u", "--dry-run", from, commit);
  } catch (error) {
    if (both.length > 0) await git("reset", "--quiet", "HEAD", "--", ...both);
    throw error;
  }
  // Last, writes everything: the merged texts, which can be undone; the other files; and the position of the branch.
  if (changes.length > 0) history.change({ changes, words: "What others changed was taken in" });
  await git("read-tree", "-m", "-u", from, commit);
  await git("update-ref", "-m", "editor: take in", "HEAD", commit);
  store.forget();
  return conflicts;
}

/** Returns the tree of the last commit without some files, which Git then leaves where they are. */
async function treeWithout(root: string, files: readonly string[]): Promise<string> {
  const index = resolve(root, (await gitIn(root)("rev-parse", "--git-path", "editor-index")).trim());
  const indexGit = gitIn(root, { GIT_INDEX_FILE: index });
  try {
    await indexGit("read-tree", "HEAD");
    await indexGit("rm", "--quiet", "--cached", "--ignore-unmatch", "--", ...files);
    return (await indexGit("write-tree")).trim();
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * Merges both versions of a text: line by line, else value by value. Of a value that both changed, theirs stays. A page
 * that one side changed and the other deleted stays too: it can be deleted again, but not written again.
 */
function mergedText(file: string, base?: string, mine?: string, theirs?: string) {
  const about = { id: "", when: "", file };
  if (base !== undefined && (mine === undefined || theirs === undefined))
    return { text: mine ?? theirs, conflicts: [] };
  try {
    const merged = applyChange(theirs, { ...about, before: base, after: mine });
    if ("text" in merged) return { text: merged.text, conflicts: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || base === undefined || mine === undefined || theirs === undefined)
      throw error;
  }
  let text = theirs;
  const conflicts: Conflict[] = [];
  for (const { change } of describeChanges(base, mine, schemaOf(file), nameInSentence)) {
    if (!change) continue;
    const result = applyChange(text, { ...about, ...change });
    if ("text" in result) text = result.text;
    else conflicts.push({ file, path: change.path, theirs: result.theirs, mine: change.after });
  }
  return { text, conflicts };
}
