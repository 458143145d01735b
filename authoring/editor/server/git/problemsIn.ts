import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../../../content/loadContent.ts";
import type { Problem } from "../../../../content/problem/problem.ts";
import { quickRules } from "../../../../content/rules/rules.ts";
import type { ContentStore } from "../../../vite/contentStore.ts";
import { gitIn } from "./git.ts";

/** The problems of the content as an index of Git has it: what else has changed here has no part in them. */
export async function problemsIn({ root, cache }: ContentStore, index: string): Promise<Problem[]> {
  const git = gitIn(root);
  const folder = mkdtempSync(join(tmpdir(), "hand-in-"));
  try {
    const repository = (await git("rev-parse", "--absolute-git-dir")).trim();
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    const own = { GIT_DIR: repository, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index };
    await gitIn(folder, own)("checkout-index", "--all", "--quiet");
    return loadContent(join(folder, prefix), { drafts: true, rules: quickRules, cache }).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
