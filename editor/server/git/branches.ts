import { type Git, gitWords, isTrue, linesOf } from "./git.ts";

/** The prefix of the branches of hand-ins. */
export const EDIT = "edit-";

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
    if (base && (await isTrue(git("rev-parse", "--quiet", "--verify", `refs/remotes/${base}`))))
      return { remote, base };
  return { remote };
}

/** Fetches what others have changed. Returns the error message if that fails. */
export async function fetchFrom(git: Git, { remote }: Upstream): Promise<string | undefined> {
  if (remote === undefined) return undefined;
  return git("fetch", "--quiet", "--prune", remote).then(() => undefined, gitWords);
}

/** Returns the current branch; "" if HEAD is detached. */
export async function branchOf(git: Git): Promise<string> {
  return (await git("branch", "--show-current")).trim();
}

/** Returns the remote branches with commits that are not here: of the main branch and the current branch. */
export async function newerBranches(git: Git, { remote, base }: Upstream): Promise<string[]> {
  const sent = `${remote}/${await branchOf(git)}`;
  const refs = remote ? [sent, base].filter((ref): ref is string => ref !== undefined) : [];
  const counted = [...new Set(refs)].map(async (ref) => {
    const count = await git("rev-list", "--count", `HEAD..refs/remotes/${ref}`).catch(() => "0");
    return Number(count) > 0 ? ref : [];
  });
  return (await Promise.all(counted)).flat();
}

/** Whether all changes of a hand-in branch are in the main branch, even if as other commits. */
export async function isMerged(git: Git, branch: string, { base }: Upstream): Promise<boolean> {
  if (base === undefined || !branch.startsWith(EDIT)) return false;
  const open = (await linesOf(git("cherry", base, branch))).filter((line) => line.startsWith("+"));
  if (open.length === 0) return true;
  const [merged] = await linesOf(git("merge-tree", "--write-tree", base, branch)).catch(() => []);
  return merged === (await git("rev-parse", `${base}^{tree}`)).trim();
}

/** Returns the hand-ins that the remote does not have. */
export async function unsentIn(git: Git, upstream: Upstream): Promise<{ branch: string; title: string }[]> {
  if (upstream.remote === undefined) return [];
  const branches = await linesOf(git("for-each-ref", "--format=%(refname:short)", `refs/heads/${EDIT}*`));
  const found = branches.map(async (branch) => {
    const range = [branch, "--not", `--remotes=${upstream.remote}`];
    const [title] = await linesOf(git("log", "--no-merges", "--format=%s", ...range));
    return title && !(await isMerged(git, branch, upstream)) ? [{ branch, title }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Sends all hand-ins that the remote does not have. Returns the error message if that fails. */
export async function send(git: Git, upstream: Upstream): Promise<string | undefined> {
  const branches = (await unsentIn(git, upstream)).map(({ branch }) => branch);
  if (upstream.remote === undefined || branches.length === 0) return undefined;
  const push = git("push", "--quiet", "--set-upstream", upstream.remote, ...branches);
  return push.then(() => undefined, gitWords);
}
