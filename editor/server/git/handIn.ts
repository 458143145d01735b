import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { quickRules } from "../../../checker/rules/rules.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import type { Problem } from "../../../content/problem.ts";
import type { HandedIn } from "../../contract.ts";
import { Refusal } from "../../refusal.ts";
import type { RequestBodies } from "../../requestTypes.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import { panelProblem, titleOf } from "../openFile.ts";
import type { Editor } from "../run.ts";
import { changedFiles, stoppingIn } from "./changes.ts";
import { type Git, gitIn, gitRefusal, PATHS, refuseUnfinished } from "./git.ts";
import { EDIT, type HandIn, handInsOf, remember, send, upstreamOf } from "./handIns.ts";
import { takeIn } from "./takeIn.ts";
import { changesSince, commitOf, filesBetween, picked, withIndex } from "./trees.ts";

const LONGEST_NAME = 50;
const MARKS = /^<{7} [\s\S]*^={7}$[\s\S]*^>{7} /m;

/**
 * Hands in what has changed in some files, and that alone: as a commit on the main branch of the server, or on an
 * earlier hand-in where it needs that. Neither the files here nor the branch are touched, whatever they are.
 */
export async function handIn(editor: Editor, body: RequestBodies["handIn"]): Promise<HandedIn> {
  const { store, history } = editor;
  const { root } = store;
  const { message } = body;
  const git = gitIn(root);
  try {
    await refuseUnfinished(root);
    const upstream = await upstreamOf(git);
    const { remote, base = "HEAD" } = upstream;
    const handIns = await handInsOf(git, upstream);
    const { files, known } = await changedFiles(root, handIns);
    const chosen = files.filter((file) => body.files.includes(file));
    const isLeft = handIns.some(({ state }) => state === "unsent");
    if (chosen.length === 0 && !isLeft) throw new Refusal("Nothing has changed since the last time.");
    if (chosen.length > 0) {
      refuseUnfit(store, message, chosen);
      const onto = await placeFor(root, await commitHere(root, known, chosen), chosen, base, handIns);
      if (onto === undefined) {
        const conflicts = await takeIn(editor); // others have changed the same lines
        return conflicts.length > 0 ? { conflicts } : handIn(editor, body);
      }
      await refuseErrors(store, onto.tree, chosen);
      const sent = (await git("commit-tree", onto.tree, "-p", onto.commit, "-m", message)).trim();
      if (remote) await remember(git, newName(message), sent);
      else await addHere(git, sent, chosen);
      history.markHandedIn();
    }
    if (remote === undefined) return { hasNoRemote: true };
    const failure = await send(git, upstream);
    if (failure) return { failure };
    const last = (await handInsOf(git, upstream)).at(-1)?.branch ?? "";
    return { link: requestLink(await git("remote", "get-url", remote), last) };
  } catch (error) {
    throw gitRefusal("This could not be handed in.", error);
  }
}

/** Makes the commit of some files as they are here, on a commit of what was known before. */
async function commitHere(root: string, known: string, files: readonly string[]): Promise<string> {
  const tree = await withIndex(root, known, async (git) => {
    await git("add", "--all", "--", ...files);
    return (await git("write-tree")).trim();
  });
  return commitOf(root, tree, await commitOf(root, known));
}

/** Makes a commit the last one here, as there is no server to send it to. */
async function addHere(git: Git, commit: string, files: readonly string[]): Promise<void> {
  await git("update-ref", "-m", "editor: hand in", "HEAD", commit);
  await git("reset", "--quiet", "--", ...files).catch(() => undefined); // the commit stands all the same
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

/**
 * Returns the commit on which what changes here applies, main or an earlier hand-in, and the tree with it; undefined if
 * main has moved there.
 */
async function placeFor(
  root: string,
  here: string,
  files: readonly string[],
  base: string,
  handIns: HandIn[],
) {
  const git = gitIn(root);
  const onMain = await picked(root, here, base);
  if (onMain) return { tree: onMain, commit: base };
  const theirs = await filesBetween(git, "HEAD", base);
  if (theirs.some((file) => files.includes(file))) return undefined;
  for (const { ref, state } of handIns.toReversed()) {
    const tree = state === "over" ? undefined : await picked(root, here, ref);
    if (tree) return { tree, commit: ref };
  }
  throw new Refusal(
    "This goes on from an earlier hand-in, and others have changed the same lines: withdraw that one, then hand in both together.",
    409,
  );
}

/** Throws a Refusal if the content that is sent has errors, or its files have example words. */
async function refuseErrors(store: ContentStore, tree: string, files: readonly string[]): Promise<void> {
  const [first] = stoppingIn(await problemsIn(store, tree), files);
  if (!first) return;
  const { message, hint = "" } = panelProblem(first);
  throw new Refusal(`This has to be mended first: ${titleOf(store, first.file)}: ${message} ${hint}`, 409);
}

/** Returns the problems of the content in a tree; of the files at hand, if they are the same. */
async function problemsIn(store: ContentStore, tree: string): Promise<Problem[]> {
  const { root, cache } = store;
  const differing = await changesSince(root, tree, [...PATHS, "theme", "schema"]);
  if (differing.length === 0) return store.checked().problems;
  return withIndex(root, tree, async (git, folder) => {
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    await git("checkout-index", "--all", "--quiet", `--prefix=${folder}/files/`);
    return loadChecked(join(folder, "files", prefix), { drafts: true, rules: quickRules, cache }).problems;
  });
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
