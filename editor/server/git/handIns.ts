import type { HandInState } from "../../contract.ts";
import { Refusal } from "../http/refusal.ts";
import { type Git, gitIn, gitRefusal, gitWords, isTrue, linesOf, objectOf } from "./git.ts";
import { merged } from "./trees.ts";

/** The prefix of the branches of hand-ins, on the server. */
export const EDIT = "edit-";

/** The refs of what was handed in from this folder and is not over, in order. No local branch is made. */
const REFS = "refs/hand-ins";

/** A hand-in: a commit of the files as they were here. Its parents: the files before, and the commit that is sent. */
type HandIn = { ref: string; branch: string; commit: string; state: string };

/** The remote that work is sent to, and its main branch, such as origin/main; undefined if unknown. */
export type Upstream = { remote?: string; base?: string };

/** Returns the remote and its main branch. */
export async function upstreamOf(git: Git): Promise<Upstream> {
  const remotes = await linesOf(git("remote"));
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return {};
  const ref = `refs/remotes/${remote}/HEAD`;
  const [head] = await linesOf(git("symbolic-ref", "--quiet", "--short", ref)).catch(() => []);
  for (const base of [head, `${remote}/main`, `${remote}/master`])
    if (base && (await isTrue(objectOf(git, `refs/remotes/${base}`)))) return { remote, base };
  return { remote };
}

/** Fetches what others have changed, and which hand-ins are still there. Returns why, if that fails. */
export async function fetchFrom(git: Git, { remote = "", base }: Upstream): Promise<string | undefined> {
  const names = base ? [base.slice(remote.length + 1), `${EDIT}*`] : ["*"];
  const refs = names.map((name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`);
  return git("fetch", "--quiet", "--prune", remote, ...refs).then(() => undefined, gitWords);
}

/** Returns what was handed in and is not over, the oldest first. */
export async function handInsOf(git: Git): Promise<HandIn[]> {
  const lines = await linesOf(git("for-each-ref", "--format=%(objectname) %(refname)", REFS));
  return lines.map((line) => {
    const [commit = "", ref = ""] = line.split(" ");
    const [state = "", branch = ""] = ref.split("/").slice(-2);
    return { ref, branch, commit, state };
  });
}

/** Records how far a hand-in is: waiting, sent, or over, as its branch was deleted on the server. */
async function record(git: Git, { ref, branch, commit }: HandIn, state: string): Promise<void> {
  await git("update-ref", [...ref.split("/").slice(0, -2), state, branch].join("/"), commit);
  await git("update-ref", "-d", ref);
}

/** Remembers a hand-in until it is over. */
export async function remember(git: Git, branch: string, commit: string): Promise<void> {
  await git("update-ref", `${REFS}/${Date.now()}/waiting/${branch}`, commit);
}

/** Forgets a hand-in that is over. */
export async function forget(git: Git, { ref }: HandIn): Promise<void> {
  await git("update-ref", "-d", ref);
}

/** Sends what waits to be sent. Returns why, if that fails. What was sent once is never sent again. */
export async function send(git: Git, { remote = "", base = "" }: Upstream): Promise<string | undefined> {
  for (const handIn of await handInsOf(git)) {
    const { branch, commit, state } = handIn;
    if (state !== "waiting" || (await isMerged(git, commit, base))) continue;
    try {
      await git("push", "--quiet", remote, `${commit}^2:refs/heads/${branch}`);
    } catch (error) {
      return gitWords(error);
    }
    await record(git, handIn, "sent");
    await git("update-ref", `refs/remotes/${remote}/${branch}`, `${commit}^2`);
  }
  return undefined;
}

/** Returns how far a hand-in is. With `isFresh`, what the server knows of it has just been fetched. */
export async function stateOf(git: Git, handIn: HandIn, { remote, base }: Upstream, isFresh = false) {
  const { branch, commit } = handIn;
  const [title = branch] = await linesOf(git("log", "-1", "--format=%s", `${commit}^2`));
  const stateNow = async () => {
    if (await isMerged(git, commit, base)) return "merged";
    if (handIn.state !== "sent") return handIn.state === "over" ? "over" : "unsent";
    if (!isFresh || (await isTrue(objectOf(git, `refs/remotes/${remote}/${branch}`)))) return "open";
    await record(git, handIn, "over");
    return "over";
  };
  return { branch, title, state: await stateNow() } satisfies HandInState;
}

/** Whether what is sent with a hand-in is in the main branch, even if as other commits. */
async function isMerged(git: Git, commit: string, base: string | undefined): Promise<boolean> {
  if (!base) return false;
  const sent = `${commit}^2`;
  const open = (await linesOf(git("cherry", base, sent))).filter((line) => line.startsWith("+"));
  if (open.length === 0) return true;
  const [tree] = await linesOf(git("merge-tree", "--write-tree", base, sent)).catch(() => []);
  return tree === (await objectOf(git, `${base}^{tree}`));
}

/** Gives the changes of a hand-in back as not handed in, and deletes its branch on the server. */
export async function withdraw(root: string, branch: string): Promise<void> {
  const git = gitIn(root);
  const { remote = "" } = await upstreamOf(git);
  const handIn = (await handInsOf(git)).find((known) => known.branch === branch);
  if (!handIn) throw new Refusal("This hand-in is over already: open this list again.", 409);
  const isThere = await isTrue(objectOf(git, `refs/remotes/${remote}/${branch}`));
  try {
    if (isThere) await git("push", "--quiet", remote, "--delete", branch);
  } catch (error) {
    if (!/remote ref does not exist/.test(String(error))) throw gitRefusal("It is still handed in.", error);
  }
  await forget(git, handIn);
}

/** Returns the tree of the last commit with hand-ins, without those that are over, or whose lines have changed since. */
export async function treeWith(root: string, handIns: readonly HandIn[]): Promise<string> {
  let tree = await objectOf(gitIn(root), "HEAD^{tree}");
  for (const { commit, state } of handIns)
    if (state !== "over") tree = (await merged(root, `${commit}^1`, commit, tree)).tree ?? tree;
  return tree;
}
