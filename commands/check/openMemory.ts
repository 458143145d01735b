import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { compileSchemas } from "../../content/check/schemas/schemas.ts";
import { contentCode } from "../../content/memory/codeHash.ts";
import { Memory } from "../../content/memory/memory.ts";
import { readFiles } from "../../content/read/files.ts";

/** So many pages are worth a process of their own. */
const EACH = 150;
const MOST_PROCESSES = 4;

/**
 * What is remembered of a project's content. Where many pages are not known, processes find out first what there is
 * to remember of them, one for each core; how their words are spelled, too, where that is asked for.
 */
export async function openMemory(root: string, today: string, asked: "words" | "" = ""): Promise<Memory> {
  const version = contentCode();
  const memory = new Memory(root, version);
  const unknown = readFiles(root).pages.filter(({ file }) => !memory.knows(file)).length;
  const count = Math.min(Math.floor(unknown / EACH), availableParallelism(), MOST_PROCESSES);
  if (count < 2) return memory;
  const command = fileURLToPath(new URL("../run.mjs", import.meta.url));
  const processes = Array.from({ length: count }, (_, number) =>
    fork(command, ["lookAhead", root, today, `${number}`, `${count}`, asked]),
  );
  try {
    void compileSchemas({}, memory).page.validate; // once for all, while they start
    memory.close();
    for (let left = processes; left.length; left = left.filter(({ connected }) => connected))
      await Promise.all(left.map(takeStep));
  } finally {
    for (const one of processes) if (one.connected) one.disconnect();
  }
  return new Memory(root, version);
}

/** Has a process take its next step; it leaves after its last. One that fails leaves its share to whoever loads the content. */
async function takeStep(one: ChildProcess): Promise<void> {
  const answer = Promise.race([once(one, "message"), once(one, "disconnect")]);
  one.send("step", () => {}); // that it could not be sent, "disconnect" says as well
  await answer;
}
