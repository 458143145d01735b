import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBehind } from "../../commands/build/makeBehind.ts";
import { THREADS } from "../../content/lib/threads/pool.ts";

// A build whose pages are there, with more pictures left than are made at a time. It makes none until one is asked for,
// and writes each in two halves. With "broken" as its second word, it cannot make any.
const [client = "", how = ""] = process.argv.slice(2);
const asked = new Promise((resolve) => process.once("message", resolve));
const names = Array.from({ length: 2 * THREADS + 10 }, (_, number) => `/pictures/${number}.webp`);
mkdirSync(join(client, "pictures"), { recursive: true });
const made: string[] = [];
const unmade = new Map(
  names.map((address) => [
    address,
    async () => {
      await asked;
      if (how === "broken") throw new Error("public/images/0.jpg cannot be read to its end.");
      const file = join(client, address);
      writeFileSync(file, "half of it");
      await new Promise((resolve) => setTimeout(resolve, 5));
      writeFileSync(file, "the whole picture");
      made.push(address);
      writeFileSync(join(client, "made.txt"), made.join("\n"));
    },
  ]),
);
await makeBehind(unmade, client);
