import type { ChildProcess } from "node:child_process";

/** Where pictures are, the only files that a build makes after its pages. */
const PICTURES = /^\/(?:pictures|og)\//;

/**
 * Returns a function that waits until a build that still makes pictures has made the one at an address: the build is
 * told to make it next, and names each when it is whole. What it does not make, and any other address, is not waited for.
 */
export function fromBuild(build: ChildProcess): (address: string) => Promise<void> {
  const asked = new Map<string, PromiseWithResolvers<void>>();
  const answer = (address: string) => {
    asked.get(address)?.resolve();
    asked.delete(address);
  };
  const answerAll = () => [...asked.keys()].forEach(answer);
  build.on("message", (address) => answer(String(address)));
  build.once("exit", answerAll);
  return async (address) => {
    if (!build.connected || !PICTURES.test(address)) return;
    const known = asked.get(address);
    const wait = known ?? Promise.withResolvers<void>();
    asked.set(address, wait);
    if (!known) build.send(address, (error) => error && answer(address)); // it may have ended just now
    await wait.promise;
  };
}
