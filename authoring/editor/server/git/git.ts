import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "../http/refusal.ts";

const run = promisify(execFile);

/** The only paths that the editor commits. */
export const OURS = ["pages-data", "site.yaml", "public/images"];

/** Returns a function that runs Git in a project. Git never prompts, and takes paths literally. */
export function gitIn(root: string) {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1" };
  return async (...args: string[]): Promise<string> => {
    const { stdout } = await run("git", args, { cwd: root, env, maxBuffer: 50_000_000 });
    return stdout;
  };
}

/** Returns the error message of Git in one line. */
export function gitWords(error: unknown): string {
  const said = error instanceof Error ? String(Reflect.get(error, "stderr") ?? error.message) : String(error);
  if (/user\.(?:name|email)|tell me who you are/i.test(said))
    return "Git does not know your name yet. Whoever set this up can tell it, once: git config user.name and user.email.";
  return said.trim().split("\n").at(-1) ?? "";
}

/** Returns a Refusal for a failure of Git. */
export function gitRefusal(what: string, error: unknown): Refusal {
  return new Refusal(`${what} ${gitWords(error)} Nothing is lost: your files are as you saved them.`, 409);
}
