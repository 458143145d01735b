import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Commits } from "./sitemap.ts";

/**
 * When each file below pages-data was last committed. Empty where git cannot tell: without a history, or
 * with only the last part of it, where every file seems as old as the clone.
 */
export function readCommits(root: string): Commits {
  if (!existsSync(join(root, ".git")) || existsSync(join(root, ".git/shallow"))) return new Map();
  try {
    const args = ["log", "--format=%cs", "--name-only", "--no-renames", "--", "pages-data"];
    return parseLog(execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }));
  } catch {
    return new Map();
  }
}

/** The first day under which each file stands in `git log --format=%cs --name-only`, which begins with the newest. */
export function parseLog(log: string): Commits {
  const commits: Commits = new Map();
  let day = "";
  for (const line of log.split("\n")) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line && !commits.has(line)) commits.set(line, day);
  }
  return commits;
}
