import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, realpathSync, rmSync, statfsSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";

const ATTEMPTS = 5;
const LOCK = /^lock\.\d+\.[0-9a-f]+$/;
const LONGEST_PATH = 100; // bytes of a socket's path: 108 on Linux, 104 elsewhere
/** Types of network file systems, by statfs(2): a socket there is visible to only one of the machines. */
const SHARED = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0xc36400, 0x5346414f, 0xbd00bd0, 0x47504653];

/**
 * Locks a folder for this process, and returns the function that unlocks it. Throws an error that names the process
 * that holds it.
 *
 * The holder listens on a socket in the folder, named after its process. The system knows whether anybody listens,
 * even after the process has died, and in every container that shares the folder, where process ids and times mean
 * nothing. Each process first listens and then looks for others: of two that start at once, at least one sees the
 * other, and backs off.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (SHARED.includes(statfsSync(folder).type))
    throw new Error(
      `The folder ${folder} is on a network disk, where nobody can tell who else uses it. Set DATA_DIR to a local one.`,
    );
  if (process.platform === "win32") return lockByPipe(folder);
  for (let attempt = 1; ; attempt += 1) {
    const before = await holdersOf(folder);
    if (before.holder) throw inUse(folder, before.holder);
    const name = `lock.${process.pid}.${randomBytes(4).toString("hex")}`;
    const release = await listenAt(pathOf(folder, name));
    const { holder, dead } = await holdersOf(folder, name);
    if (!holder && existsSync(join(folder, name))) {
      for (const left of dead) rmSync(join(folder, left), { force: true });
      return release;
    }
    await release();
    if (attempt === ATTEMPTS) throw inUse(folder, holder ?? name);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
  }
}

/** Returns the socket of another process that holds the folder, if any, and the sockets that dead processes left. */
async function holdersOf(folder: string, own?: string): Promise<{ holder?: string; dead: string[] }> {
  const dead: string[] = [];
  for (const name of readdirSync(folder).filter((name) => LOCK.test(name) && name !== own)) {
    if (await isListenedAt(pathOf(folder, name))) return { holder: name, dead };
    dead.push(name);
  }
  return { dead };
}

/** Whether a process listens on a socket, however busy it is. Returns true if that cannot be known. */
function isListenedAt(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true)).on("error", (error) => {
      const code: unknown = Reflect.get(error, "code");
      resolve(code !== "ECONNREFUSED" && code !== "ENOENT");
    });
    socket.once("connect", () => socket.destroy());
  });
}

/** Listens on a path without keeping the process alive, and returns the function that stops it. */
async function listenAt(path: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function pathOf(folder: string, name: string): string {
  const [path = ""] = [join(folder, name), relative("", join(folder, name))].sort(
    (a, b) => a.length - b.length,
  );
  if (Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(`The path of the folder ${folder} is too long. Set DATA_DIR to a shorter one.`);
  return path;
}

// On Windows, only one process can create a pipe of a given name, and it disappears with the process.
async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const name = encodeURIComponent(realpathSync(folder)).slice(-200);
  return listenAt(`\\\\.\\pipe\\quote-${name}`).catch(() => {
    throw inUse(folder, "lock");
  });
}

function inUse(folder: string, name: string): Error {
  const holder = `process ${name.split(".")[1] ?? ""}`.trim();
  return new Error(
    `The folder ${folder} is in use by ${holder}, here or in a container that shares the folder. Stop it first.`,
  );
}
