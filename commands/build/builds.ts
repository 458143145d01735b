import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, readlink, rename, stat, symlink } from "node:fs/promises";
import { join } from "node:path";

/** What is served: a link to one of the builds, so that another takes its place in one rename. */
const SERVED = "dist";
const BUILDS = "dist.builds";
/** Where a `dist` that is no link, as builds once made it, stands while the link takes its place. */
const ASIDE = "dist.old";
/** Milliseconds after which a build that is not served was left by one that died, and not one under way. */
const LEFT = 3_600_000;

/** A new folder to build into, beside the site that is served. Puts back what a build that was killed moved aside. */
export async function beginBuild(): Promise<string> {
  if (!existsSync(SERVED) && existsSync(ASIDE)) await rename(ASIDE, SERVED);
  await mkdir(BUILDS, { recursive: true });
  for (const name of await readdir(BUILDS)) {
    const folder = join(BUILDS, name);
    const age = Date.now() - (await stat(folder)).mtimeMs;
    if (age > LEFT) await endBuild(folder);
  }
  const folder = join(BUILDS, randomUUID());
  await mkdir(folder);
  return folder;
}

/** Makes a build the one that is served: the old one until the very rename, the new one from then on. */
export async function swapIn(folder: string): Promise<void> {
  const before = await servedBuild();
  const link = `${SERVED}.${randomUUID()}`;
  await symlink(folder, link, "junction"); // which Windows lets everybody make; elsewhere a link like any
  await rename(link, SERVED).catch(async () => {
    remove(ASIDE);
    await rename(SERVED, ASIDE); // a folder, or Windows: no rename replaces that
    await rename(link, SERVED);
  });
  for (const old of [before, ASIDE]) if (old) remove(old);
}

/** Removes a build's folder, unless it is the one that is served. */
export async function endBuild(folder: string): Promise<void> {
  if (folder !== (await servedBuild())) remove(folder);
}

/** Removes a build, one file after the other: of tens of thousands at once, each takes room of its own. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The folder that `dist` leads to; undefined where it is no link. */
function servedBuild(): Promise<string | undefined> {
  return readlink(SERVED).catch(() => undefined);
}
