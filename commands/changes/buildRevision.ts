import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../usage.ts";

/** Returns the hash of the commit that a revision names. Throws a UsageError if there is none. */
export function commitOf(revision: string): string {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
  } catch {
    throw new UsageError(`There is no commit called '${revision}' here.`);
  }
}

/**
 * Builds a commit in a temporary folder, with the packages installed here; the folder is removed when the result goes
 * out of scope. Throws if it cannot be built.
 */
export function buildRevision(commit: string): Disposable & { client: string } {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  const site = join(folder, "site");
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  };
  try {
    git("worktree", "add", "--detach", "--quiet", site, commit);
    linkPackages(join(site, "node_modules"));
    // The cache can be shared if the code that defines its format is the same.
    if (spawnSync("git", ["diff", "--quiet", commit, "--", "content/lib/cache.ts"]).status === 0) {
      mkdirSync(".cache", { recursive: true });
      symlinkSync(join(process.cwd(), ".cache"), join(site, ".cache"), "junction");
    }
    build(site, `The revision ${commit.slice(0, 10)}`);
    return { client: join(site, "dist/client"), [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Builds the site in a folder. Throws an error with the output of the build if it fails. */
export function build(folder: string, what: string): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: folder, encoding: "utf8", env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/build.ts"], options);
  if (status !== 0) throw new Error(`${what} cannot be built. The build says:\n${stdout}${stderr}`);
}

/**
 * Links this project's packages into a new folder, one by one: Vite keeps its own files in node_modules, which two
 * projects must not share.
 */
export function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith(".")))
    symlinkSync(join(process.cwd(), "node_modules", name), join(folder, name), "junction"); // needs no right on Windows
  copyFileSync("node_modules/.package-lock.json", join(folder, ".package-lock.json")); // what is installed
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
