import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { threadId } from "node:worker_threads";
import { hashOf } from "./hash.ts";

/** What was kept in a file; undefined where there is none, or where it is not whole. */
export function readKept(file: string): unknown {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf("\n");
    const json = bytes.subarray(end + 1);
    return bytes.toString("utf8", 0, end) === hashOf(json) ? JSON.parse(json.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps plain data in a file, with what tells whether it is whole. */
export function keep(file: string, data: unknown): void {
  const json = Buffer.from(JSON.stringify(data)); // a text, of megabytes, would be copied for its hash and to be written
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}-${threadId}`;
  try {
    writeFileSync(partial, `${hashOf(json)}\n`);
    appendFileSync(partial, json);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
