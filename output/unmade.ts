import { eachAtOnce, THREADS } from "../content/lib/threads/pool.ts";

/** Files that a build has still to make, most of the work of a first one: how to make each, by its address. */
export type Unmade = Map<string, () => Promise<void>>;

/**
 * Makes all files, takes each out of `unmade` once it is written, and calls `made`. Those in `wanted`, which may grow
 * meanwhile, come first.
 */
export async function makeAll(
  unmade: Unmade,
  wanted = new Set<string>(),
  made: (address: string) => void = () => {},
): Promise<void> {
  // One more than threads: while panels of share cards are drawn in threads, other pictures are encoded.
  await eachAtOnce(inOrder(unmade, wanted), THREADS + 1, async ([address, make]) => {
    await make();
    unmade.delete(address);
    made(address);
  });
}

function* inOrder(unmade: Unmade, wanted: Set<string>): Iterable<[string, () => Promise<void>]> {
  const waiting = new Map(unmade);
  while (waiting.size > 0) {
    const [next = ""] = wanted.size > 0 ? wanted : waiting.keys();
    const make = waiting.get(next);
    wanted.delete(next);
    waiting.delete(next);
    if (make) yield [next, make];
  }
}
