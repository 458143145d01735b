import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ValueChange } from "../../requestTypes.ts";
import { applyChange, dataOf, reversed } from "../changes/applyChange.ts";
import { textOf } from "../files.ts";
import { Refusal } from "../http/refusal.ts";
import type { Editor } from "../run.ts";
import { titleOf } from "./changes.ts";
import { gitIn, refuseUnfinished } from "./git.ts";
import { handInsOf, treeWith } from "./handIns.ts";

/** Reverts one change since the last hand-in, or all changes of a file, as a new change that can be undone. */
export async function takeBack({ store, history }: Editor, file: string, change?: ValueChange) {
  await refuseUnfinished(store.root);
  const git = gitIn(store.root);
  const known = await treeWith(store.root, await handInsOf(git));
  const before = await git("show", `${known}:./${file}`).catch(() => undefined);
  const now = textOf(store.root, file);
  const about = { id: randomUUID(), when: new Date().toISOString(), file };
  const result = change ? applyChange(now, reversed({ ...about, ...change })) : { text: before };
  if (!("text" in result))
    throw new Refusal(`${titleOf(store, file)} has been changed since: open this list again.`, 409);
  const isAll = isDeepStrictEqual(dataOf(result.text ?? ""), dataOf(before ?? ""));
  const after = isAll ? before : result.text; // restores its comments and layout
  history.change({ changes: [{ ...about, before: now, after }], words: "What was changed was taken back" });
  store.forget();
}
