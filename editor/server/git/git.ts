import { execFile } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Refusal, refusalFor } from "../../refusal.ts";
import { serialQueue } from "../../serialQueue.ts";

const run = promisify(execFile);
const TIMEOUT = 60_000; // timeout in milliseconds, for a server that does not respond
const LEFT = 60_000; // milliseconds after which a lock may have been left by a program that was killed

const FIXED = { GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1", GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" };

/** The only paths that the editor hands in. */
export const PATHS = ["pages-data", "site.yaml", "words", "public/images"];

/** Runs Git in a project, and returns what it prints. */
export type Git = (...args: string[]) => Promise<string>;

/** Returns a function that runs Git in a project. Git never prompts, takes paths literally, and locks only to write. */
export function gitIn(root: string, settings: NodeJS.ProcessEnv = {}): Git {
  const { GIT_SSH_COMMAND = "ssh -oBatchMode=yes -oConnectTimeout=10" } = process.env;
  const env = { ...process.env, GIT_SSH_COMMAND, ...FIXED, ...settings };
  return async (...args) => {
    const { stdout } = await run("git", args, { cwd: root, env, maxBuffer: 50_000_000, timeout: TIMEOUT });
    return stdout;
  };
}

/** Undefined for a Git command that ended with 1, as it found nothing, or conflicts; rethrows other errors. */
export function orNone(error: unknown): undefined {
  if (error instanceof Error && Reflect.get(error, "code") === 1) return undefined;
  throw error;
}

/** Returns the lines that Git prints, or what it prints with a zero byte after each. */
export async function linesOf(printed: Promise<string>, end = "\n"): Promise<string[]> {
  return (await printed).split(end).filter(Boolean);
}

/** Returns the object that a name stands for. */
export async function objectOf(git: Git, name: string): Promise<string> {
  return (await git("rev-parse", "--verify", "--quiet", name)).trim();
}

/** Whether a Git command succeeds. */
export function isTrue(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(() => true).catch(() => false);
}

const KNOWN: [pattern: RegExp, words: string][] = [
  [
    /user\.(?:name|email)|tell me who you are|empty ident/i,
    "Git does not know your name yet. Whoever set this up can tell it, once: git config user.name and user.email.",
  ],
  [/no space left|disk quota/i, "The disk is full: make some room, then try again."],
  [
    /index\.lock|unable to create .*\.lock/i,
    "Another program is working on this folder. Try again in a minute.",
  ],
  [
    /permission denied \(publickey|authentication failed|403/i,
    "The server does not let you in: whoever set this up can give you the right.",
  ],
  [
    /could not read from remote|unable to access|not appear to be a git repository|could not resolve|timed out|ETIMEDOUT/i,
    "The server that keeps the site’s files cannot be reached.",
  ],
];

/** Returns what a failure of Git means. Its own words are for the terminal. */
export function gitWords(error: unknown): string {
  const said = error instanceof Error ? String(Reflect.get(error, "stderr") || error.message) : String(error);
  const [, known] = KNOWN.find(([pattern]) => pattern.test(said)) ?? [];
  const fromServer = /^remote:\s*(?!error:)(\S.*)$/m.exec(said)?.[1]?.trim();
  if (known) return known;
  if (fromServer) return `The server says: “${fromServer}”`;
  console.error(error);
  if (/failed to push/.test(said))
    return "A check of this project refused to send it; the terminal says why, to whoever set it up.";
  return "Git, which keeps the versions of this folder, could not do it; the terminal says why, to whoever set it up.";
}

/** Returns a Refusal for a failed Git command; an error that is a Refusal already, unchanged. */
export function gitRefusal(what: string, error: unknown): Refusal {
  const words = () => `${what} ${gitWords(error)} Nothing is lost: your files are as you saved them.`;
  return refusalFor(error) ?? new Refusal(words(), 409);
}

const LOCK = "index.lock";
const UNDER_WAY = {
  MERGE_HEAD: "A merge",
  "rebase-merge": "A rebase",
  "rebase-apply": "A rebase",
  CHERRY_PICK_HEAD: "A cherry-pick",
  REVERT_HEAD: "A revert",
};

/** Returns why nothing may be handed in or moved now: an unfinished merge, rebase or the like would be lost. */
export async function unfinishedIn(root: string): Promise<string | undefined> {
  const git = gitIn(root);
  const folder = await folderOf(root);
  for (const [name, what] of Object.entries(UNDER_WAY))
    if (existsSync(join(folder, name)))
      return `${what} is under way in this folder. Whoever began it finishes it first, or takes it back.`;
  const isUnmerged = (await git("ls-files", "--unmerged")) !== "";
  return isUnmerged ? "Two versions of a file wait to be brought together here." : undefined;
}

/** Throws a Refusal while a merge, rebase or the like is unfinished. */
export async function refuseUnfinished(root: string): Promise<void> {
  const unfinished = await unfinishedIn(root);
  if (unfinished) throw new Refusal(`${unfinished} Nothing was touched.`, 409);
}

/** Returns whether another program works on the folder, or was killed while it did, which leaves a lock behind. */
export async function lockIn(root: string): Promise<"busy" | "left" | undefined> {
  const lock = statSync(join(await folderOf(root), LOCK), { throwIfNoEntry: false });
  if (!lock) return undefined;
  const running = await run("ps", ["-A", "-o", "comm="]).catch(() => ({ stdout: "git" }));
  const isRunning = running.stdout.split("\n").some((name) => /(?:^|\/)git(?:-|$)/.test(name.trim()));
  return isRunning || Date.now() - lock.mtimeMs < LEFT ? "busy" : "left";
}

/** Removes the lock of a program that was killed. */
export async function unlock(root: string): Promise<void> {
  if ((await lockIn(root)) === "left") rmSync(join(await folderOf(root), LOCK), { force: true });
}

/** Returns the folder of Git's own files: .git, or that of a worktree. */
async function folderOf(root: string): Promise<string> {
  return (await gitIn(root)("rev-parse", "--absolute-git-dir")).trim();
}

/** Runs tasks that hand in, or move the branch, one after the other, across all tabs. */
export const inTurn = serialQueue();
