import type { HandedIn } from "../../contract.ts";
import { Refusal } from "../http/refusal.ts";
import { changedFiles } from "./changes.ts";
import { gitIn, gitRefusal, gitWords } from "./git.ts";

const MAIN = ["main", "master", ""];

/**
 * Commits what has changed to a branch of its own, and pushes that where there is somewhere to push to. Files are
 * never touched: a new branch starts as they are, and what else waits to be committed keeps waiting.
 */
export async function handIn(root: string, message: string): Promise<HandedIn> {
  const git = gitIn(root);
  const { files } = await changedFiles(root).catch((error) => {
    throw gitRefusal("Nothing could be handed in.", error);
  });
  if (files.length === 0) throw new Refusal("Nothing has changed since the last time.");
  if (message.trim() === "") throw new Refusal("Say in a few words what you have changed.");
  const before = (await git("branch", "--show-current")).trim();
  const now = new Date().toISOString().slice(0, 19).replace(/\D/g, "-");
  const branch = MAIN.includes(before) ? `edit-${now}` : before;
  try {
    if (branch !== before) await git("switch", "--quiet", "--create", branch);
    await git("add", "--all", "--", ...files);
    await git("commit", "--quiet", "--message", message, "--", ...files);
  } catch (error) {
    await git("reset", "--quiet", "--", ...files).catch(() => undefined);
    if (branch !== before && before !== "") {
      await git("switch", "--quiet", before).catch(() => undefined);
      await git("branch", "--quiet", "--delete", branch).catch(() => undefined);
    }
    throw gitRefusal("This could not be handed in.", error);
  }
  const [remote] = (await git("remote")).split("\n").filter(Boolean);
  if (remote === undefined) return { branch };
  try {
    await git("push", "--quiet", "--set-upstream", remote, branch);
  } catch (error) {
    const failure = `It is kept here on the branch ${branch}, but could not be sent: ${gitWords(error)}`;
    return { branch, failure };
  }
  return { branch, link: requestLink(await git("remote", "get-url", remote), branch) };
}

/** Where a pull request from a branch is opened, for the hosts that are known. */
export function requestLink(remote: string, branch: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?\s*$/.exec(remote) ?? [];
  if (!host || !path) return undefined;
  const name = encodeURIComponent(branch);
  if (host === "gitlab.com")
    return `https://${host}/${path}/-/merge_requests/new?merge_request[source_branch]=${name}`;
  return host === "github.com" ? `https://${host}/${path}/compare/${name}?expand=1` : undefined;
}
