import { fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hashOf } from "../../content/memory/hash.ts";
import { keep, readKept } from "../../content/memory/keptFile.ts";
import { filesBelow } from "../../content/read/filesBelow.ts";

const FOLDER = ".cache/build/bundles";
const WHOLE = "whole.json";
const KEPT = 3;
/** Room for what is soon forgotten, in megabytes: with more, a fourth more memory for the same work. */
const YOUNG = "--max-semi-space-size=4";

/** What the code makes whatever the content: `client`, which browsers get, and what renders pages and serves them. */
export class Bundle {
  #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** The bundle of the code as it is: from the cache, or made. */
  static async of(root: string, code: string): Promise<Bundle> {
    const folder = join(root, FOLDER, code);
    if (readKept(join(folder, WHOLE)) !== hashOfAll(folder)) await make(root, folder);
    return new Bundle(folder);
  }

  /** Copies what is served, and what serves it, into a build. */
  async copyInto(dist: string): Promise<void> {
    const isServed = (file: string) => !file.endsWith(".vite");
    await cp(join(this.#folder, "client"), join(dist, "client"), { recursive: true, filter: isServed });
    await cp(join(this.#folder, "serve"), join(dist, "server"), { recursive: true });
  }

  /** Where Vike's server is, to be imported. */
  get server(): string {
    return pathToFileURL(join(this.#folder, "thread/entry.mjs")).href;
  }

  /** What threads run that render pages; they know no TypeScript. */
  get thread(): URL {
    return pathToFileURL(join(this.#folder, "thread/renderThread.mjs"));
  }
}

async function make(root: string, folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true }); // and begin, before anything else is done here
  try {
    await run(partial.slice(root.length + 1));
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  keep(join(folder, WHOLE), hashOfAll(folder));
  await removeOld(join(root, FOLDER), folder);
}

function run(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { VITEST: _, ...env } = process.env; // where it is set, Vike steps aside
    const command = fileURLToPath(new URL("../run.mjs", import.meta.url));
    const maker = fork(command, ["makeBundle", folder], { env, execArgv: [YOUNG] });
    maker.once("error", reject);
    maker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The code could not be bundled.")),
    );
  });
}

/** Whatever is in a folder, in one text. */
function hashOfAll(folder: string): string {
  if (!existsSync(folder)) return "";
  const files = filesBelow(folder).filter((file) => file !== WHOLE);
  return hashOf(...files.flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** Keeps a few bundles, as someone may go to and fro between two versions of the code. */
async function removeOld(bundles: string, newest: string): Promise<void> {
  const others = (await readdir(bundles)).map((name) => join(bundles, name)).filter((one) => one !== newest);
  for (const one of others.slice(KEPT - 1)) await rm(one, { recursive: true, force: true });
}
