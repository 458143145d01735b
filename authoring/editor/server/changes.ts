import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeholders } from "../../../content/rules/launch/placeholders.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Changes, FileChange } from "../contract.ts";
import { gitIn, gitRefusal, OURS } from "./git.ts";
import { told } from "./told.ts";

/** What has changed since the last commit, file by file, and what is still to confirm before launch. */
export async function changesIn(store: ContentStore): Promise<Changes> {
  const { root } = store;
  const toConfirm = placeholders(store.current().checked).map((problem) => told(problem));
  try {
    const files = await changedFiles(root);
    return { files: await Promise.all(files.map((file) => changeOf(root, file))), toConfirm };
  } catch (error) {
    throw gitRefusal(
      "What changed since the last commit is not known, since Git does not answer here.",
      error,
    );
  }
}

/** The files of the content that are not as they were committed last. */
export async function changedFiles(root: string): Promise<string[]> {
  const status = await gitIn(root)("status", "--porcelain", "-z", "--no-renames", "-uall", "--", ...OURS);
  return status.split("\0").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
}

async function changeOf(root: string, file: string): Promise<FileChange> {
  const git = gitIn(root);
  const before = await git("show", `HEAD:./${file}`).catch(() => undefined);
  const there = existsSync(join(root, file));
  if (!file.endsWith(".yaml"))
    return {
      file,
      words: [there ? (before === undefined ? "New picture" : "Picture changed") : "Picture deleted"],
      lines: [],
    };
  const words = [before === undefined ? "New page" : there ? "Page changed" : "Page deleted"];
  if (before === undefined) return { file, words, lines: linesOf(root, file).map((line) => `+${line}`) };
  const diff = await git("diff", "HEAD", "--no-color", "--no-ext-diff", "--unified=0", "--", file);
  return { file, words, lines: diff.split("\n").filter((line) => /^[+-](?![+-]{2} )/.test(line)) };
}

function linesOf(root: string, file: string): string[] {
  return readFileSync(join(root, file), "utf8").trimEnd().split("\n");
}
