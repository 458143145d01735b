import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { serialQueue } from "../../serialQueue.ts";
import { Refusal } from "../http/refusal.ts";

const run = promisify(execFile);
const TIMEOUT = 60_000; // timeout in milliseconds, for a server that does not respond

/** The only paths that the editor commits. */
export const COMMITTED_PATHS = ["pages-data", "site.yaml", "words", "public/images"];

/** Runs Git in a project, and returns what it prints. */
export type Git = (...args: string[]) => Promise<string>;

/** Returns a function that runs Git in a project. Git never prompts, and takes paths literally. */
export function gitIn(root: string, settings: NodeJS.ProcessEnv = {}): Git {
  const { GIT_SSH_COMMAND = "ssh -oBatchMode=yes -oConnectTimeout=10" } = process.env;
  const fixed = { GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1", GIT_SSH_COMMAND, LC_ALL: "C" };
  const env = { ...process.env, ...fixed, ...settings };
  return async (...args) => {
    const { stdout } = await run("git", args, { cwd: root, env, maxBuffer: 50_000_000, timeout: TIMEOUT });
    return stdout;
  };
}

/** Returns the lines that Git prints. */
export async function linesOf(printed: Promise<string>): Promise<string[]> {
  return (await printed).split("\n").filter(Boolean);
}

/** Whether a Git command succeeds. */
export function isTrue(asked: Promise<string>): Promise<boolean> {
  return asked.then(() => true).catch(() => false);
}

const KNOWN: [pattern: RegExp, words: string][] = [
  [
    /user\.(?:name|email)|tell me who you are/i,
    "Git does not know your name yet. Whoever set this up can tell it, once: git config user.name and user.email.",
  ],
  [/non-fast-forward|fetch first/, "Somebody else has changed the same branch meanwhile."],
  [
    /could not read from remote|unable to access|not appear to be a git repository|could not resolve|timed out/i,
    "The server that keeps the site’s files cannot be reached.",
  ],
];

/** Returns the error message of Git in one line. */
export function gitWords(error: unknown): string {
  const said = error instanceof Error ? String(Reflect.get(error, "stderr") || error.message) : String(error);
  const [, known] = KNOWN.find(([pattern]) => pattern.test(said)) ?? [];
  if (known) return known;
  const lines = said
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(?:hint:|To |error: failed to push)/.test(line));
  const fromServer = lines.find((line) => line.startsWith("remote: "))?.replace(/^remote:\s*/, "");
  return (fromServer ?? lines.at(-1) ?? "").trim();
}

/** Returns a Refusal for a failed Git command; an error that is a Refusal already, unchanged. */
export function gitRefusal(what: string, error: unknown): unknown {
  if (error instanceof Refusal) return error;
  return new Refusal(`${what} ${gitWords(error)} Nothing is lost: your files are as you saved them.`, 409);
}

const UNDER_WAY = {
  MERGE_HEAD: "A merge",
  "rebase-merge": "A rebase",
  "rebase-apply": "A rebase",
  CHERRY_PICK_HEAD: "A cherry-pick",
  REVERT_HEAD: "A revert",
};

/** Returns why nothing may be committed or moved now: an unfinished merge, rebase or the like would be lost. */
export async function unfinishedMergeIn(root: string): Promise<string | undefined> {
  const git = gitIn(root);
  for (const [name, what] of Object.entries(UNDER_WAY)) {
    const place = (await git("rev-parse", "--git-path", name)).trim();
    if (existsSync(resolve(root, place)))
      return `${what} is under way in this folder. Whoever began it finishes it first, or takes it back.`;
  }
  const isUnmerged = (await git("ls-files", "--unmerged")) !== "";
  return isUnmerged ? "Two versions of a file wait to be brought together here." : undefined;
}

/** Throws a Refusal while a merge, rebase or the like is unfinished. */
export async function refuseUnfinished(root: string): Promise<void> {
  const unfinished = await unfinishedMergeIn(root);
  if (unfinished) throw new Refusal(`${unfinished} Nothing was touched.`, 409);
}

/** Runs tasks that move branches one after the other, across all tabs. */
export const inTurn = serialQueue();
