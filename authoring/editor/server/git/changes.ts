import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeChanges } from "../../../../content/edit/describeChanges.ts";
import type { ContentStore } from "../../../vite/contentStore.ts";
import type { ChangedFile, Changes } from "../../contract.ts";
import { nameInSentence } from "../../words.ts";
import { schemaOf } from "../applyChange.ts";
import { reported } from "../openFile.ts";
import { gitIn, gitRefusal, OURS } from "./git.ts";
import { unusedUploadsAmong } from "./unusedUploads.ts";

/** What has changed since the last commit, file by file, and what is still to confirm before launch. */
export async function changesIn(store: ContentStore): Promise<Changes> {
  const { root } = store;
  const toConfirm = store.current().placeholders.map(reported);
  try {
    const { files, unusedUploads } = await changedFiles(store);
    return {
      files: await Promise.all(files.map((file) => changeOf(root, file))),
      unusedUploads,
      toConfirm,
    };
  } catch (error) {
    throw gitRefusal(
      "What changed since the last commit is not known, since Git does not answer here.",
      error,
    );
  }
}

/** Returns the content files that changed since the last commit, separated from unused uploads. */
export async function changedFiles(
  store: ContentStore,
): Promise<Pick<Changes, "unusedUploads"> & { files: string[] }> {
  const git = gitIn(store.root);
  const status = await git("status", "--porcelain", "-z", "--no-renames", "-uall", "--", ...OURS);
  const all = status.split("\0").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
  const unusedUploads = await unusedUploadsAmong(store.root, all);
  return { files: all.filter((file) => !unusedUploads.includes(file)), unusedUploads };
}

async function changeOf(root: string, file: string): Promise<ChangedFile> {
  const git = gitIn(root);
  const before = await git("show", `HEAD:./${file}`).catch(() => undefined);
  const after = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  if (!file.endsWith(".yaml")) return { file, words: [pictureWords(before, after)], lines: [] };
  const words = describeChanges(before, after, schemaOf(file), nameInSentence);
  const diff =
    before === undefined ? "" : await git("diff", "HEAD", "--no-color", "--no-ext-diff", "-U0", "--", file);
  const lines = diff.split("\n").filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return { file, words, lines: before === undefined ? newLines(after) : lines };
}

function pictureWords(before: string | undefined, after: string | undefined): string {
  if (after === undefined) return "picture deleted";
  return before === undefined ? "picture added" : "picture changed";
}

function newLines(text = ""): string[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => `+${line}`);
}
