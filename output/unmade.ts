import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cache } from "../content/lib/cache.ts";
import { eachAtOnce, THREADS } from "../content/lib/threads/pool.ts";
import { writeOrLink } from "./writeOrLink.ts";

/** A picture of a build: its address, its key in the cache, and how to make it. */
type Made = { url: string; key: string; make: () => Promise<Buffer> };

/** Makes a picture, and writes it below a folder. */
type Write = (target: string) => Promise<void>;

/** Pictures that a build has still to make, most of the work of a first one: how to write each, by its address. */
export type Unmade = Map<string, Write>;

/** Writes pictures below `target` that are cached, and returns the others, which are cached once they are made. */
export function writeCached(
  { root, cache }: { root: string; cache: Cache },
  target: string,
  pictures: Made[],
): Unmade {
  const unmade: Unmade = new Map();
  for (const { url, key, make } of pictures) {
    const known = cache.read("pictures", key);
    if (known) writeOrLink(root, target, url, known);
    else unmade.set(url, async (below) => writeFile(join(below, url), await pictureFrom(cache, key, make)));
  }
  return unmade;
}

/** A picture from the cache, or else newly made and cached. */
export async function pictureFrom(cache: Cache, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.read("pictures", key);
  if (known) return known;
  const made = await make();
  cache.write("pictures", key, made);
  return made;
}

/**
 * Makes all pictures, and writes them below `target`; those in `wanted`, which may grow, first. Each leaves `unmade` once
 * it is written.
 */
export async function makeAll(
  unmade: Unmade,
  target: string,
  wanted = new Set<string>(),
  made: (url: string) => void = () => {},
): Promise<void> {
  // One more than threads: while panels of share cards are drawn in threads, other pictures are encoded.
  await eachAtOnce(inOrder(unmade, wanted), THREADS + 1, async ([url, write]) => {
    await write(target);
    unmade.delete(url);
    made(url);
  });
}

function* inOrder(unmade: Unmade, wanted: Set<string>): Iterable<[string, Write]> {
  const waiting = new Map(unmade);
  while (waiting.size > 0) {
    const [next = ""] = wanted.size > 0 ? wanted : waiting.keys();
    const write = waiting.get(next);
    wanted.delete(next);
    waiting.delete(next);
    if (write) yield [next, write];
  }
}
