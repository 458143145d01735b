import { isContentFile } from "../../../checker/lib/fileNames.ts";
import type { Conflict } from "../../contract.ts";
import { describeChanges } from "../../describeChanges.ts";
import { Refusal } from "../../refusal.ts";
import type { FileChange } from "../../requestTypes.ts";
import { nameInSentence } from "../../words.ts";
import { applyChange, schemaOf } from "../changes/applyChange.ts";
import { textOf } from "../files.ts";
import { titleOf } from "../openFile.ts";
import type { Editor } from "../run.ts";
import { PICTURES } from "./changes.ts";
import { type Git, gitIn, gitRefusal, isTrue, linesOf, lockIn, refuseUnfinished } from "./git.ts";
import { forget, handInsOf, treeWith, upstreamOf } from "./handIns.ts";
import { changesSince, filesBetween, isAsIn } from "./trees.ts";

const APART =
  "This folder has work of its own that is not in the site’s main branch: whoever made it brings both together. What you hand in goes out without it.";
const DETACHED =
  "This folder stands at an older version, on no branch: whoever set this up can say git switch main. Handing in works as ever.";
const IN_THE_WAY =
  "What others changed could not be taken in. An engineer’s unfinished file is in the way: whoever works on it here finishes it first. Nothing is lost: your files are as you saved them.";
const PICTURE = "was changed by somebody else too: choose another one, then try again.";
const LOCKED = "Another program is working on this folder, or was stopped while it did. Nothing was touched.";

/** Brings in what others have changed meanwhile. Values that both have changed stay theirs, and are returned. */
export async function takeIn(editor: Editor): Promise<Conflict[]> {
  const { root } = editor.store;
  const git = gitIn(root);
  try {
    await refuseUnfinished(root);
    if (await lockIn(root)) throw new Refusal(LOCKED, 409);
    const upstream = await upstreamOf(git);
    const { base = "HEAD" } = upstream;
    if (!(await isTrue(git("merge-base", "--is-ancestor", "HEAD", base)))) throw new Refusal(APART, 409);
    if (!(await isTrue(git("symbolic-ref", "--quiet", "HEAD")))) throw new Refusal(DETACHED, 409);
    const merged = (await handInsOf(git, upstream)).filter(({ state }) => state === "merged");
    const conflicts = await moveTo(editor, git, base, await treeWith(root, merged));
    for (const handIn of merged) await forget(git, handIn);
    return conflicts;
  } catch (error) {
    throw gitRefusal("What others changed could not be taken in.", error);
  }
}

/**
 * Moves the branch and the files to a commit. Changes here stay, and are merged with it: those since `known`, the last
 * commit with what of it was handed in here. If it is stopped on the way, it can be done again.
 */
async function moveTo({ store, history }: Editor, git: Git, to: string, known: string): Promise<Conflict[]> {
  const [top = "", folder = ""] = await linesOf(git("rev-parse", "--show-toplevel", "--show-prefix"));
  const whole = gitIn(top);
  const theirs = await filesBetween(whole, "HEAD", to);
  const here = await changesSince(top, "HEAD", theirs);
  const both = theirs.filter((file) => here.includes(file));
  const others = theirs.filter((file) => !here.includes(file));
  // First, merges the files that both have changed. Nothing is written yet: a refusal leaves everything as it was.
  const changes: FileChange[] = [];
  const conflicts: Conflict[] = [];
  for (const path of both) {
    if (await isAsIn(whole, to, path)) continue;
    const file = path.startsWith(folder) ? path.slice(folder.length) : "";
    const isPicture = file.startsWith(PICTURES);
    if (!isContentFile(file))
      throw new Refusal(isPicture ? `${titleOf(store, file)} ${PICTURE}` : IN_THE_WAY, 409); // no text of a writer's
    const textIn = (tree: string) => git("show", `${tree}:./${file}`).catch(() => undefined);
    const mine = textOf(store.root, file);
    const result = mergedText(file, await textIn(known), mine, await textIn(to));
    conflicts.push(...result.conflicts);
    if (result.text !== mine) changes.push({ file, before: mine, after: result.text });
  }
  // Then, writes everything: the merged texts, which can be undone; the other files; and the position of the branch.
  if (changes.length > 0) history.change({ changes, words: "What others changed was taken in" });
  if (others.length > 0) await whole("restore", "--source", to, "--staged", "--worktree", "--", ...others);
  if (both.length > 0) await whole("reset", "--quiet", to, "--", ...both);
  await git("update-ref", "-m", "editor: take in", "HEAD", to);
  store.forget();
  return conflicts;
}

/**
 * Merges both versions of a text: line by line, else value by value. Of a value that both changed, theirs stays. A page
 * that one side changed and the other deleted stays too: it can be deleted again, but not written again.
 */
function mergedText(file: string, base?: string, mine?: string, theirs?: string) {
  if (base !== undefined && (mine === undefined || theirs === undefined))
    return { text: mine === base ? theirs : theirs === base ? mine : (mine ?? theirs), conflicts: [] };
  try {
    const merged = applyChange(theirs, { file, before: base, after: mine });
    if ("text" in merged) return { text: merged.text, conflicts: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || base === undefined || mine === undefined || theirs === undefined)
      throw error;
  }
  let text = theirs;
  const conflicts: Conflict[] = [];
  for (const { change } of describeChanges(base, mine, schemaOf(file), nameInSentence)) {
    if (!change) continue;
    const result = applyChange(text, { ...change, file });
    if ("text" in result) text = result.text;
    else conflicts.push({ file, path: change.path, theirs: result.theirs, mine: change.after });
  }
  return { text, conflicts };
}
