import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Given = Parameters<NodeFS["init"]>[1];

/** Start parameters with which Postgres asks for what is committed to be on the disk. */
export const DURABLE = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/**
 * The files of a PGlite, such that what is committed survives a power cut. By itself PGlite runs without fsync, and
 * its files know none.
 */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, given: Given) {
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun = [withSync, ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function withSync(module: { FS: unknown }): void {
  const operations = at(at(at(module.FS, "filesystems"), "NODEFS"), "stream_ops");
  if (typeof operations !== "object" || operations === null)
    throw new Error("PGlite's files cannot be synced.");
  Reflect.set(operations, "fsync", (stream: object) => {
    const descriptor = at(stream, "nfd");
    if (typeof descriptor === "number") fsyncSync(descriptor);
    return 0;
  });
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
