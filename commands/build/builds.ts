import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rename, stat, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * The folder that is served: a link to one of the builds, so that one rename replaces it; where no link can be (on a FAT
 * drive), the build itself.
 */
const SERVED = "dist";
const BUILDS = "dist.builds";
/** Where the old `dist` stays while it is replaced, if one rename cannot do that: a real folder, or on Windows. */
const ASIDE = "dist.old";
/** Milliseconds after which a build that is not served counts as left by a killed process, not as running. */
const LEFT = 3_600_000;

/** Creates a folder to build into. Restores a `dist` that a killed build moved aside, and removes old leftovers. */
export async function beginBuild(): Promise<string> {
  if (!existsSync(SERVED) && existsSync(ASIDE)) await rename(ASIDE, SERVED);
  await mkdir(BUILDS, { recursive: true });
  for (const name of await readdir(BUILDS)) {
    const folder = join(BUILDS, name);
    const found = await stat(folder).catch(() => undefined); // another build may remove it meanwhile
    if (found && Date.now() - found.mtimeMs > LEFT) await endBuild(folder);
  }
  const folder = join(BUILDS, randomUUID());
  await mkdir(folder);
  return folder;
}

/**
 * Makes a build the one that is served, by one rename where that is possible, and removes the old one. Returns the
 * folder that the build is in from then on.
 */
export async function swapIn(folder: string): Promise<string> {
  const before = await servedBuild();
  const link = linkTo(folder);
  const isLinked = await succeeds(symlink(folder, link, "junction")); // on Windows a junction, which needs no right
  const next = isLinked ? link : folder;
  const isMoved = (await succeeds(rename(next, SERVED))) || (await moveInto(next));
  if (!isMoved) await fillMount(folder);
  for (const old of [before, ASIDE]) if (old) remove(old);
  return isMoved && isLinked ? folder : SERVED;
}

/** Replaces `dist` in two steps where one cannot: it is a real folder, or this is Windows. False if it is a mount. */
async function moveInto(next: string): Promise<boolean> {
  remove(ASIDE);
  if (!(await succeeds(rename(SERVED, ASIDE)))) return false;
  await rename(next, SERVED);
  return true;
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Replaces what is in `dist` where it is a mount, which nothing can move: copied first, and then renamed at once. */
async function fillMount(folder: string): Promise<void> {
  const [next, old] = [join(SERVED, ".next"), join(SERVED, ".old")];
  for (const left of [next, old]) remove(left);
  await cp(folder, next, { recursive: true }).catch((error: unknown) => {
    remove(next);
    throw error;
  });
  await mkdir(old);
  const there = (await readdir(SERVED)).filter((name) => ![next, old].includes(join(SERVED, name)));
  for (const name of there) await rename(join(SERVED, name), join(old, name));
  for (const name of await readdir(next)) await rename(join(next, name), join(SERVED, name));
  for (const left of [next, old, folder, linkTo(folder)]) remove(left);
}

/** Removes a build's folder, unless it is the served one, and its link if it never took the place of `dist`. */
export async function endBuild(folder: string): Promise<void> {
  if (folder === (await servedBuild())) return;
  remove(folder);
  remove(linkTo(folder));
}

/** Removes a build file by file: removing tens of thousands at once would take memory for each. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The link to a build that takes the place of `dist` by a rename. */
function linkTo(folder: string): string {
  return `${SERVED}.${basename(folder)}`;
}

/** The build that `dist` leads to, by a relative link, an absolute one or a junction; undefined if it leads to none. */
async function servedBuild(): Promise<string | undefined> {
  const [served, builds] = await Promise.all([SERVED, BUILDS].map((path) => realpath(path).catch(() => "")));
  return served && dirname(served) === builds ? join(BUILDS, basename(served)) : undefined;
}
