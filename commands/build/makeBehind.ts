import { existsSync } from "node:fs";
import { makeAll, type Unmade } from "../../output/unmade.ts";

/** After how many files it is said how many are left. */
const SAID_EVERY = 100;

/**
 * Makes what is left of a build whose pages are served already. `npm start`, which has forked this process, is told that
 * the pages are there, may name addresses that are to be made first, and is told each that is made. Another build that
 * takes the place of this one ends this, too: it has made all of its own.
 */
export async function makeBehind(unmade: Unmade, client: string): Promise<void> {
  const wanted = new Set<string>();
  process.on("message", (address) => {
    if (unmade.has(String(address))) wanted.add(String(address));
    else process.send?.(address);
  });
  const end = () => process.exit();
  process.once("disconnect", end); // npm start has ended
  console.log(`${unmade.size} pictures are left; those of the pages that you open are made first.`);
  process.send?.("the pages are there");
  try {
    await makeAll(unmade, client, wanted, (address) => {
      process.send?.(address);
      if (unmade.size > 0 && unmade.size % SAID_EVERY === 0) console.log(`${unmade.size} pictures are left.`);
    });
  } catch (error) {
    if (!existsSync(client)) return;
    console.error("Not all pictures could be made: the site is shown without the others, for this reason.");
    throw error;
  } finally {
    process.off("disconnect", end);
    process.disconnect?.();
  }
  console.log("All pictures are made.");
}
