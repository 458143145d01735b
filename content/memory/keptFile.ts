import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { hashOf } from "./hash.ts";

/** What was kept in a file; undefined where there is none, or where it is not whole. */
export function readKept(file: string): unknown {
  try {
    const text = readFileSync(file, "utf8");
    const end = text.indexOf("\n");
    const json = text.slice(end + 1);
    return text.slice(0, end) === hashOf(json) ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps plain data in a file, with what tells whether it is whole. */
export function keep(file: string, data: unknown): void {
  const json = JSON.stringify(data);
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  try {
    writeFileSync(partial, `${hashOf(json)}\n${json}`);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
