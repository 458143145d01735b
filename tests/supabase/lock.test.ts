import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { lockFolder } from "../../supabase/local/lock.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(): string {
  const { folder, remove } = temporaryFolder();
  cleanUp.push(remove);
  return folder;
}

const MODULE = pathToFileURL("supabase/local/lock.ts").href;
const OWN_NUMBERS = ["--pid", "--fork", "--mount-proc", "--kill-child"];
const canHaveOwnNumbers = spawnSync("unshare", [...OWN_NUMBERS, "true"]).status === 0;

/** Another process that takes and keeps the lock; if `contained`, in its own PID namespace, as in a container. */
async function holder(folder: string, contained = false) {
  const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)});
    lockFolder(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1_000);`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  const [command = "", ...words] = contained ? ["unshare", ...OWN_NUMBERS, ...node] : node;
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "inherit"] });
  cleanUp.push(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return {
    child,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

describe("the lock of a folder", () => {
  it("is taken once, and can be taken again when given back", async () => {
    const folder = newFolder();
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The folder ${folder} is in use by process ${process.pid}, here or in a container`,
    );
    release();
    lockFolder(folder)();
  });

  it("stays taken although nothing refers to it", () => {
    const folder = newFolder();
    lockFolder(folder);
    setFlagsFromString("--expose-gc");
    for (let times = 0; times < 3; times += 1) runInNewContext("gc")();
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid},`);
  });

  it("is taken by one alone of several processes that come at once", async () => {
    const folder = newFolder();
    const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)});
      try { lockFolder(${JSON.stringify(folder)}); console.log("held"); } catch { console.log("refused"); }
      setInterval(() => {}, 1_000);`;
    const said = Array.from({ length: 5 }, async () => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
      cleanUp.push(() => child.kill("SIGKILL"));
      const [word] = await once(child.stdout, "data");
      return String(word).trim();
    });
    const words = await Promise.all(said);
    expect(words.toSorted()).toEqual(["held", "refused", "refused", "refused", "refused"]);
  });

  it("of another process is respected while it lives, and free once it was killed", async () => {
    const folder = newFolder();
    const { child, kill } = await holder(folder);
    if (process.platform !== "win32") child.kill("SIGSTOP"); // even while it is suspended
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid},`);
    await kill();
    lockFolder(folder)();
  });

  it.skipIf(!canHaveOwnNumbers)("holds between containers, where all are process 1", async () => {
    const folder = newFolder();
    const { kill } = await holder(folder, true);
    expect(() => lockFolder(folder)).toThrow("in use by process 1,");
    await kill();
    const lock = async () => lockFolder(folder)();
    await expect.poll(() => lock().then(() => "free", String), { timeout: 5_000 }).toBe("free");
  });
});
