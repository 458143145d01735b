import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { lookup } from "mrmime";
import type { ResponseHeaders } from "../hosts/hosting.ts";

/** The Content-Type of media types that need a charset. */
const TYPES: Record<string, string> = {
  "text/html": "text/html;charset=utf-8",
  "text/plain": "text/plain; charset=utf-8",
  "text/xml": "application/xml; charset=utf-8",
  "application/xml": "application/xml; charset=utf-8",
};
/** The encodings with their file extensions, the best first. */
const ENCODINGS: [name: string, ending: string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];
/** Error codes that mean that there is no such file. Others, such as too many open files, are real errors. */
const NO_FILE = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "EINVAL", "ERR_INVALID_ARG_VALUE"];

/** A file of a site as it is sent. */
export type ServedFile = { bytes: Buffer; headers: ResponseHeaders };

/**
 * Reads the file at a decoded address, in the best accepted encoding; undefined if there is none. It is opened once and
 * read whole, so that a build swapped in meanwhile cannot mix with it. Rejects if the system cannot read it.
 */
export async function readSiteFile(
  folder: string,
  address: string,
  accepted = "",
): Promise<ServedFile | undefined> {
  for (const name of address === "/" ? ["/index.html"] : [address, `${address}.html`]) {
    const file = join(folder, name);
    if (!file.startsWith(resolve(folder) + sep)) continue;
    for (const [encoding, ending] of encodingsIn(accepted)) {
      const bytes = await readIfThere(file + ending);
      if (bytes) return { bytes, headers: headersOf(name, bytes, encoding) };
    }
  }
  return undefined;
}

function headersOf(name: string, bytes: Buffer, encoding = ""): ResponseHeaders {
  const type = lookup(name);
  return {
    ...(type && { "Content-Type": TYPES[type] ?? type }),
    ...(encoding && { "Content-Encoding": encoding }),
    ETag: `"${createHash("sha1").update(bytes).digest("base64url")}"`,
    Vary: "Accept-Encoding",
  };
}

/** Returns the encodings that a client takes, by its weights and then the best first; in the end, none. */
function encodingsIn(accepted: string): [name: string, ending: string][] {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", weight] = part.replaceAll(" ", "").toLowerCase().split(";q=");
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const taken = ENCODINGS.filter(
    ([name]) => weightOf(name) > 0 && weightOf(name) >= (weights.get("identity") ?? 0),
  );
  return [...taken.sort(([one], [other]) => weightOf(other) - weightOf(one)), ["", ""]];
}

/**
 * The files being read or sent. Limits memory: a thousand visitors who request a large picture and download it slowly
 * or not at all share one copy. Concurrent requests wait for one read; after that only the responses that send the
 * file hold it, and it is freed with the last of them.
 */
const inUse = new Map<string, Promise<Buffer> | WeakRef<Buffer>>();

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    await using handle = await open(file);
    const { dev, ino, mtimeMs, size } = await handle.stat();
    const key = [dev, ino, mtimeMs, size].join(); // a build that is swapped in has other files
    const known = inUse.get(key);
    const shared = known instanceof WeakRef ? known.deref() : known;
    if (shared) return await shared;
    for (const [name, entry] of inUse) if (entry instanceof WeakRef && !entry.deref()) inUse.delete(name);
    const reading = handle.readFile();
    inUse.set(key, reading);
    const bytes = await reading.catch((error: unknown) => {
      inUse.delete(key);
      throw error;
    });
    inUse.set(key, new WeakRef(bytes));
    return bytes;
  } catch (error) {
    if (error instanceof Error && "code" in error && NO_FILE.includes(String(error.code))) return undefined;
    throw error;
  }
}
