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
  writeWhole(file, `${hashOf(json)}\n${json}`);
}

/** Writes a text to a file, whole or not at all. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
