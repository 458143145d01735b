import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFile } from "../../read/files.ts";

/** The files below pages-data as the main branch last shared them with this work. */
export interface Before {
  /** Those that are as they were. */
  same: Set<string>;
  /** Those that were changed or taken away since, as they were. */
  changed: ContentFile[];
}

const MAIN = ["origin/main", "main"];

/** The commit from which this work and the main branch went apart; undefined where git cannot tell. */
export function mergeBase(root: string): string | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  for (const branch of MAIN) {
    const base = git(root, ["merge-base", "HEAD", branch])?.toString().trim();
    if (base) return base;
  }
  return undefined;
}

/** The files below pages-data at a commit. */
export function filesAt(root: string, commit: string): Before {
  const listed = ["--", "pages-data"];
  const names = (args: string[]) => git(root, args)?.toString().split("\0").filter(Boolean) ?? [];
  const all = names(["ls-tree", "-r", "-z", "--name-only", commit, ...listed]);
  const compare = ["diff", "--no-ext-diff", "--no-renames", "--name-only", "-z", commit];
  const changed = new Set(all.length ? names([...compare, ...listed]) : []);
  const then = all.filter((file) => changed.has(file));
  return { same: new Set(all.filter((file) => !changed.has(file))), changed: read(root, commit, then) };
}

/** Some files as they were at a commit, all by one command. */
function read(root: string, commit: string, files: string[]): ContentFile[] {
  if (files.length === 0) return [];
  const wanted = files.map((file) => `${commit}:${file}\n`).join("");
  let rest = git(root, ["cat-file", "--batch"], wanted) ?? Buffer.alloc(0);
  return files.map((file) => {
    const line = rest.indexOf("\n");
    const size = Number(rest.subarray(0, line).toString().split(" ")[2]);
    const bytes = rest.subarray(line + 1, line + 1 + size);
    rest = rest.subarray(line + 2 + size);
    return { file, bytes };
  });
}

/** What a git command prints; undefined where it fails, or there is no git. */
function git(root: string, args: string[], input = ""): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      input,
      maxBuffer: 2 ** 28,
      stdio: ["pipe", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
