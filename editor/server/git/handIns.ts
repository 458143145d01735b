import type { HandInState } from "../../contract.ts";
import { Refusal } from "../../refusal.ts";
import { type Git, gitIn, gitRefusal, gitWords, isTrue, linesOf, objectOf } from "./git.ts";
import { picked } from "./trees.ts";

/** The prefix of the branches of hand-ins, on the server. */
export const EDIT = "edit-";

/** The refs of what was handed in from this folder, in order. No local branch is made. */
const REFS = "refs/hand-ins";

/** The name that Git prints for a remote's branch, or for the branch that a remote's HEAD stands for. */
const MAIN = "%(if)%(symref)%(then)%(symref:lstrip=2)%(else)%(refname:lstrip=2)%(end)";

/** A hand-in. Its ref leads to the commit that is sent. */
export type HandIn = HandInState & { ref: string };

/** The remote that work is sent to, and its main branch, such as origin/main; undefined if unknown. */
type Upstream = { remote?: string; base?: string };

/** Returns the remote and its main branch. */
export async function upstreamOf(git: Git): Promise<Upstream> {
  const remotes = await linesOf(git("remote"));
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return {};
  const refs = ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`); // Git prints them in this order
  const [base] = await linesOf(git("for-each-ref", `--format=${MAIN}`, ...refs));
  return { remote, base };
}

/** Fetches what others have changed, and which hand-ins are still there. Returns why, if that fails. */
export async function fetchFrom(git: Git, { remote = "", base }: Upstream): Promise<string | undefined> {
  const names = base ? [base.slice(remote.length + 1), `${EDIT}*`] : ["*"];
  const refs = names.map((name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`);
  return git("fetch", "--quiet", "--prune", remote, ...refs).then(() => undefined, gitWords);
}

/** Returns what was handed in and is not forgotten, the oldest first, and how far each is by the last fetch. */
export async function handInsOf(git: Git, { remote, base }: Upstream): Promise<HandIn[]> {
  const lines = await linesOf(git("for-each-ref", "--format=%(refname) %(subject)", REFS));
  const handIns = lines.map(async (line): Promise<HandIn> => {
    const [, ref = "", how, branch = "", title = branch] = /^(\S+\/(\w+)\/(\S+)) (.*)$/.exec(line) ?? [];
    const about = { ref, branch, title };
    if (await isMerged(git, ref, base)) return { ...about, state: "merged" };
    if (how === "waiting") return { ...about, state: "unsent" };
    const isThere = await isTrue(objectOf(git, `refs/remotes/${remote}/${branch}`));
    return { ...about, state: isThere ? "open" : "over" };
  });
  return Promise.all(handIns);
}

/** Whether a commit and those that it goes on from are in the main branch, even if as other commits. */
async function isMerged(git: Git, commit: string, base: string | undefined): Promise<boolean> {
  if (!base) return false;
  const compared = await git("cherry", base, commit);
  if (!compared.includes("+")) return true;
  const merged = await git("merge-tree", "--write-tree", base, commit).catch(() => "");
  return merged.trim() === (await objectOf(git, `${base}^{tree}`));
}

/** Remembers a commit as a hand-in that waits to be sent. */
export async function remember(git: Git, branch: string, commit: string): Promise<void> {
  await git("update-ref", `${REFS}/${Date.now()}/waiting/${branch}`, commit);
}

/** Forgets a hand-in that is over. */
export async function forget(git: Git, { ref }: HandIn): Promise<void> {
  await git("update-ref", "-d", ref);
}

/** Sends what waits to be sent. Returns why, if that fails. What was sent once is never sent again. */
export async function send(git: Git, upstream: Upstream): Promise<string | undefined> {
  const { remote = "" } = upstream;
  for (const handIn of await handInsOf(git, upstream)) {
    const { ref, branch, state } = handIn;
    if (state !== "unsent") continue;
    try {
      await git("push", "--quiet", remote, `${ref}:refs/heads/${branch}`);
    } catch (error) {
      return gitWords(error);
    }
    await git("update-ref", `refs/remotes/${remote}/${branch}`, ref);
    await git("update-ref", ref.replace("/waiting/", "/sent/"), ref);
    await forget(git, handIn);
  }
  return undefined;
}

/** Gives the changes of a hand-in back as not handed in, and deletes its branch on the server. */
export async function withdraw(root: string, branch: string): Promise<void> {
  const git = gitIn(root);
  const upstream = await upstreamOf(git);
  const { remote = "" } = upstream;
  const handIn = (await handInsOf(git, upstream)).find((known) => known.branch === branch);
  if (!handIn) throw new Refusal("This hand-in is over already: open this list again.", 409);
  try {
    if (handIn.state === "open") await git("push", "--quiet", remote, "--delete", branch);
  } catch (error) {
    if (!/remote ref does not exist/.test(String(error))) throw gitRefusal("It is still handed in.", error);
  }
  await forget(git, handIn);
}

/** Returns the tree of the last commit with hand-ins, without those that are over, or whose lines have changed since. */
export async function treeWith(root: string, handIns?: readonly HandIn[]): Promise<string> {
  const git = gitIn(root);
  let tree = await objectOf(git, "HEAD^{tree}");
  for (const { ref, state } of handIns ?? (await handInsOf(git, await upstreamOf(git))))
    if (state !== "over") tree = (await picked(root, ref, tree)) ?? tree;
  return tree;
}
