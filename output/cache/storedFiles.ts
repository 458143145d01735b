import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";

/** A file as it was when it was stored: what shows that nobody has touched it, and what it says. */
export interface Stored {
  size: number;
  time: number;
  hash: string;
}

/** Stores a file, whole or not at all. */
export function store(file: string, bytes: Uint8Array): Stored {
  const partial = `${file}.${process.pid}`;
  try {
    writeFileSync(partial, bytes);
  } catch {
    mkdirSync(dirname(file), { recursive: true }); // nearly always it is there
    writeFileSync(partial, bytes);
  }
  renameSync(partial, file);
  return storedAs(file, bytes);
}

/** A file that holds these bytes, as it is now. */
export function storedAs(file: string, bytes: Uint8Array): Stored {
  return { size: bytes.length, time: statSync(file).mtimeMs, hash: hashOf(bytes) };
}

/** A file as it is now where it still says what it said; undefined where it is gone or damaged. */
export function stillStored(file: string, { size, time, hash }: Stored): Stored | undefined {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.size !== size) return undefined;
  if (now.mtimeMs === time) return { size, time, hash };
  return hashOf(readFileSync(file)) === hash ? { size, time: now.mtimeMs, hash } : undefined;
}

/** Puts a stored file into a build: as another name of it, where the file system can. */
export function putInto(folder: string, name: string, file: string): void {
  const target = join(folder, name);
  try {
    linkSync(file, target);
  } catch {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { force: true });
    try {
      linkSync(file, target);
    } catch {
      copyFileSync(file, target); // another disk, or a file system without such names
    }
  }
}
