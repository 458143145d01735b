import { isDeepStrictEqual } from "node:util";
import { parseYaml } from "../../../checker/lib/parseYaml.ts";
import type { Standing } from "../../contract.ts";
import { Refusal } from "../../refusal.ts";
import type { RequestBodies } from "../../requestTypes.ts";
import { applyChange, reversed } from "../changes/applyChange.ts";
import { textOf } from "../files.ts";
import { titleOf } from "../openFile.ts";
import type { Editor } from "../run.ts";
import { gitIn, linesOf, refuseUnfinished } from "./git.ts";
import { treeWith, upstreamOf } from "./handIns.ts";
import { isAsIn } from "./trees.ts";

/**
 * Reverts one change since the last hand-in, or all changes of a file, or goes back to an earlier version of it, as a
 * new change that can be undone.
 */
export async function takeBack({ store, history }: Editor, { file, change, to }: RequestBodies["takeBack"]) {
  await refuseUnfinished(store.root);
  const git = gitIn(store.root);
  const known = to ?? (await treeWith(store.root));
  const before = await git("show", `${known}:./${file}`).catch(() => undefined);
  const now = textOf(store.root, file);
  const result = change ? applyChange(now, reversed({ ...change, file })) : { text: before };
  if (!("text" in result))
    throw new Refusal(`${titleOf(store, file)} has been changed since: open this list again.`, 409);
  const isAll = isDeepStrictEqual(parseYaml(result.text ?? ""), parseYaml(before ?? ""));
  const after = isAll ? before : result.text; // restores its comments and layout
  const words = to
    ? `${titleOf(store, file)} is as it was in an earlier version`
    : "What was changed was taken back";
  history.change({ changes: [{ file, before: now, after }], words });
  store.forget();
}

const MOST = 12; // versions that are listed
const FIELDS = ["%h", "%as", "%an", "%s"].join("%x00");

/** Returns the last versions of a file, the newest first: commit, day, author, and what was changed in a few words. */
export async function versionsOf(root: string, file: string) {
  const lines = await linesOf(gitIn(root)("log", `-${MOST}`, `--format=${FIELDS}`, "--", file)).catch(
    () => [],
  );
  return lines.map((line) => {
    const [commit = "", day = "", author = "", words = ""] = line.split("\0");
    return { commit, day, author, words };
  });
}

/** Returns how a file stands to the site. */
export async function standingOf(root: string, file: string): Promise<Standing> {
  const git = gitIn(root);
  const { base = "HEAD" } = await upstreamOf(git);
  if (await isAsIn(git, base, file)) return "live";
  if (!(await isAsIn(git, await treeWith(root), file))) return "changed";
  return (await isAsIn(git, "HEAD", file)) ? "behind" : "handedIn";
}
