import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Beside the packages, as it is run: no clone of the project brings it along. */
const BUNDLES = "node_modules/.cache/bundles";
/** So many stay, as someone may go to and fro between two versions of the code. */
const KEPT_BUNDLES = 3;

/** What Vite makes of the code, whatever the content. */
export type Bundle = Awaited<ReturnType<typeof bundleOf>>;

/** The bundle of the code as `code` stands for it: an earlier one, or made anew. */
export async function bundleOf(root: string, code: string) {
  const folder = join(root, BUNDLES, code);
  if (!existsSync(folder)) await make(root, folder);
  const isServed = (file: string) => !file.endsWith(".vite");
  return {
    /** The module of Vike's server, to be imported. */
    server: pathToFileURL(join(folder, "server/entry.mjs")).href,
    /** The module whose functions render pages in threads; these know no TSX. */
    worker: pathToFileURL(join(folder, "server/renderWorker.mjs")),
    /** Copies what is served, and what serves it, into a build. */
    async copyInto(dist: string): Promise<void> {
      await cp(join(folder, "client"), join(dist, "client"), { recursive: true, filter: isServed });
      await cp(join(folder, "serve"), join(dist, "server"), { recursive: true });
    },
  };
}

async function make(root: string, folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    await run(partial.slice(root.length + 1));
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  await removeOld(join(root, BUNDLES));
}

/** Bundles in a process of its own, whose memory goes with it: hundreds of megabytes that the build need not carry on. */
async function run(folder: string): Promise<void> {
  const { VITEST: _, ...env } = process.env; // where it is set, Vike steps aside
  const [code] = await once(fork(new URL("./makeBundle.ts", import.meta.url), [folder], { env }), "exit");
  if (code !== 0) throw new Error("The code could not be bundled.");
}

async function removeOld(bundles: string): Promise<void> {
  const all = (await readdir(bundles)).map((name) => join(bundles, name));
  const ages = await Promise.all(all.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const old = ages.sort((a, b) => b.time - a.time).slice(KEPT_BUNDLES);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
