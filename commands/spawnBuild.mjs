// Plain JavaScript, because the packages may be missing.
import { spawnAlong } from "./spawnAlong.mjs";

/** More room for what is soon forgotten: less of it is looked through before it is. */
const FLAGS = ["--max-semi-space-size=16"];
/**
 * One store of memory for all threads. glibc has one for each, and what pictures are made with leaves 250 MB lying
 * in them. It looks once, when a process starts.
 */
const MEMORY = { MALLOC_ARENA_MAX: "1" };

/** Builds, with some options, in a process of its own that ends with this one and gets its signals. Gives its exit code. */
export function spawnBuild(...options) {
  const words = [...FLAGS, "commands/run.mjs", "build", ...options];
  return spawnAlong(process.execPath, words, { ...MEMORY, ...process.env });
}
