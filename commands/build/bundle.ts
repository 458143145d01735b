import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** In node_modules, because bundles are executed: a clone of the project never brings one along. */
const BUNDLES = "node_modules/.cache/bundles";
/** How many bundles are kept, as one may switch back and forth between versions of the code. */
const KEPT_BUNDLES = 3;

/** What Vite builds from the code, independent of content. */
export type Bundle = Awaited<ReturnType<typeof bundleOf>>;

/** Returns the bundle for `code`, the hash of the code: an earlier one, or a new one. */
export async function bundleOf(root: string, code: string) {
  const folder = join(root, BUNDLES, code);
  if (!existsSync(folder)) await make(root, folder);
  return {
    /** URL of Vike's server module, to be imported. */
    server: pathToFileURL(join(folder, "server/entry.mjs")).href,
    /** The module that renders pages in worker threads, bundled because these cannot load TSX. */
    worker: pathToFileURL(join(folder, "server/renderWorker.mjs")),
    /** Copies the client files, compressed versions only if `compress`, the server and the SBOM into a build. */
    async copyInto(dist: string, compress: boolean): Promise<void> {
      const filter = (file: string) => !file.endsWith(".vite") && (compress || !/\.(?:br|gz)$/.test(file));
      await cp(join(folder, "client"), join(dist, "client"), { recursive: true, filter });
      await cp(join(folder, "serve"), join(dist, "server"), { recursive: true });
      await cp(join(folder, "sbom.json"), join(dist, "sbom.json"));
    },
  };
}

async function make(root: string, folder: string): Promise<void> {
  console.log("Reading the content, and bundling the code …");
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    await run(partial.slice(root.length + 1));
    await rename(partial, folder).catch((error) => {
      if (!existsSync(folder)) throw error; // else another build has made the same bundle meanwhile
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  await removeOld(join(root, BUNDLES));
}

/** Bundles in a child process: its hundreds of megabytes of memory are freed when it exits. */
async function run(folder: string): Promise<void> {
  const { VITEST: _, ...env } = process.env; // if it is set, Vike disables itself
  const child = fork(new URL("./makeBundle.ts", import.meta.url), [folder], { env });
  let reason = "The code could not be bundled.";
  child.once("message", (message) => {
    reason = String(message);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(reason);
}

async function removeOld(bundles: string): Promise<void> {
  const all = (await readdir(bundles)).map((name) => join(bundles, name));
  // Another build may just have renamed or removed it.
  const timeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = all.sort((a, b) => timeOf(b) - timeOf(a)).slice(KEPT_BUNDLES);
  for (const folder of old) await rm(folder, { recursive: true, force: true });
}
