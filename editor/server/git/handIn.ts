import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { quickRules } from "../../../checker/rules/rules.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import type { Problem } from "../../../content/problem.ts";
import type { HandedIn } from "../../contract.ts";
import type { RequestBodies } from "../../requestTypes.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import { Refusal } from "../http/refusal.ts";
import { panelProblem } from "../openFile.ts";
import { branchOf, EDIT, send, unsentIn, upstreamOf } from "./branches.ts";
import { changedFiles, stoppingIn, titleOf } from "./changes.ts";
import { gitIn, gitRefusal, refuseUnfinished } from "./git.ts";

const LONGEST_NAME = 50;
const MARKS = /^<{7} [\s\S]*^={7}$[\s\S]*^>{7} /m;

/**
 * Commits changed files to a branch of their own, and sends all branches that are not sent yet. Files are never
 * touched: the new branch starts at the current commit, and other changes stay uncommitted.
 */
export async function handIn(store: ContentStore, body: RequestBodies["handIn"]): Promise<HandedIn> {
  const { message, files } = body;
  const { root } = store;
  const git = gitIn(root);
  try {
    await refuseUnfinished(root);
    const changed = (await changedFiles(root)).files;
    const chosen = changed.filter((file) => files.includes(file));
    const upstream = await upstreamOf(git);
    if (chosen.length === 0 && (await unsentIn(git, upstream)).length === 0)
      throw new Refusal("Nothing has changed since the last time.");
    if (chosen.length > 0) {
      refuseUnfit(store, message, chosen);
      await commit(store, message, chosen);
    }
    const branch = await branchOf(git);
    if (upstream.remote === undefined) return { branch, hasNoRemote: true };
    const failure = await send(git, upstream);
    if (failure) return { branch, failure };
    return { branch, link: requestLink(await git("remote", "get-url", upstream.remote), branch) };
  } catch (error) {
    throw gitRefusal("This could not be handed in.", error);
  }
}

/** Throws a Refusal if the message is empty, or a file has merge conflict markers. */
function refuseUnfit(store: ContentStore, message: string, chosen: string[]): void {
  if (message.trim() === "") throw new Refusal("Say in a few words what you have changed.");
  for (const file of chosen) {
    const place = join(store.root, file);
    if (file.endsWith(".yaml") && existsSync(place) && MARKS.test(readFileSync(place, "utf8")))
      throw new Refusal(
        `${titleOf(store, file)} holds two versions, with marks like <<<<<<< between them. Whoever brought them together finishes that first. Nothing was touched.`,
        409,
      );
  }
}

/** Throws a Refusal if the content has errors, or the files have example words. */
async function refuseErrors(store: ContentStore, index: string, files: readonly string[]): Promise<void> {
  const [first] = stoppingIn(await problemsOfIndex(store, index), files);
  if (!first) return;
  const { message, hint = "" } = panelProblem(first);
  throw new Refusal(`This has to be mended first: ${titleOf(store, first.file)}: ${message} ${hint}`, 409);
}

/** Returns the problems of the content in a Git index, regardless of other changes in the files. */
async function problemsOfIndex({ root, cache }: ContentStore, index: string): Promise<Problem[]> {
  const git = gitIn(root);
  const folder = mkdtempSync(join(tmpdir(), "hand-in-"));
  try {
    const repository = (await git("rev-parse", "--absolute-git-dir")).trim();
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    const settings = { GIT_DIR: repository, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index };
    await gitIn(folder, settings)("checkout-index", "--all", "--quiet");
    return loadChecked(join(folder, prefix), { drafts: true, rules: quickRules, cache }).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Commits files to a new branch, with a temporary index: what is staged for another commit stays staged. */
async function commit(store: ContentStore, message: string, files: readonly string[]): Promise<void> {
  const { root } = store;
  const git = gitIn(root);
  const before = await branchOf(git);
  const branch = newName(message);
  const index = resolve(root, (await git("rev-parse", "--git-path", "editor-index")).trim());
  const indexGit = gitIn(root, { GIT_INDEX_FILE: index });
  try {
    await indexGit("read-tree", "HEAD");
    await indexGit("add", "--all", "--", ...files);
    await refuseErrors(store, index, files);
    await git("switch", "--quiet", "--create", branch);
    await indexGit("commit", "--quiet", "--message", message);
  } catch (error) {
    if ((await branchOf(git)) === branch) {
      await git(...(before ? ["switch", "--quiet", before] : ["switch", "--quiet", "--detach"]));
      await git("branch", "--quiet", "--delete", "--force", branch);
    }
    throw error;
  } finally {
    rmSync(index, { force: true });
  }
  await git("reset", "--quiet", "--", ...files); // updates the main index after the commit
}

/** Returns a unique branch name, even for simultaneous hand-ins: the day, the title and a random suffix. */
function newName(message: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const [title = ""] = message.trim().split("\n");
  const words = slugFor(title).slice(0, LONGEST_NAME).replace(/-$/, "");
  return [`${EDIT}${day}`, words, randomBytes(3).toString("hex")].filter(Boolean).join("-");
}

/** Returns the address to open a pull request from a branch; undefined for unknown hosts. */
export function requestLink(remote: string, branch: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?\s*$/.exec(remote) ?? [];
  if (!host || !path) return undefined;
  const name = encodeURIComponent(branch);
  if (host === "gitlab.com")
    return `https://${host}/${path}/-/merge_requests/new?merge_request[source_branch]=${name}`;
  return host === "github.com" ? `https://${host}/${path}/compare/${name}?expand=1` : undefined;
}
