import { hashOf } from "../memory/hash.ts";
import type { Store } from "../store.ts";
import { headOf, withBlocks } from "./blocksLater.ts";
import { isMapping } from "./data.ts";
import type { ContentFile } from "./files.ts";
import { type Places, packed, unpacked } from "./places.ts";
import { type ReadResult, readYaml } from "./readYaml.ts";
import { createSource } from "./source.ts";

/** A file without a mistake, as plain data. */
interface KnownFile {
  text: string;
  data: Record<string, unknown>;
  places: string;
}

/** A file as readYaml reads it. One without a mistake that was read before is not parsed again. */
export function rememberedRead(
  content: ContentFile,
  { files, memory, isFresh }: Store,
  mistakesIn: (data: unknown) => number,
): ReadResult {
  const { file } = content;
  const fresh = isFresh ? memory.keyOf(file) : undefined;
  let bytes = fresh === undefined ? content.bytes : undefined;
  const version = fresh ?? (bytes && !files.has(file) ? hashOf(bytes) : undefined);
  if (version === undefined) return readYaml({ file, bytes }, files, mistakesIn);
  const remember = memory.of(file, version);
  const whole = remember.later("read", "", () => {
    const now = bytes ?? content.bytes;
    if (!now || hashOf(now) !== version) throw changed(file);
    return knownFile({ file, bytes: now });
  });
  const head = remember("head", "", () => {
    const known = whole();
    return known && headOf(known.data);
  });
  if (!head) return readYaml({ file, bytes: bytes ?? content.bytes }, files, mistakesIn);
  bytes = undefined; // of thousands of files, not all at once
  const known = () => {
    const read = whole();
    if (!read) throw changed(file); // where there is a head, there is the whole of it
    return read;
  };
  const data = withBlocks(head, () => known().data);
  const source = createSource({
    file,
    remember,
    version,
    data,
    get text() {
      return known().text;
    },
    get places() {
      return placesIn(known());
    },
  });
  return { source, problems: [] };
}

/** Where all stands in a file: what asks for one place asks for more. */
function placesIn(read: KnownFile): Places {
  const places = placesKnown.get(read) ?? unpacked(read.places);
  placesKnown.set(read, places);
  return places;
}

const placesKnown = new WeakMap<KnownFile, Places>();

function knownFile(content: ContentFile): KnownFile | null {
  const { source, places, problems } = readYaml(content, new Map());
  const { text, data } = source;
  return problems.length === 0 && isMapping(data) && isPlain(data)
    ? { text, data, places: packed(places) }
    : null;
}

function changed(file: string): Error {
  return new Error(`${file} has changed while it was looked at. Run the command again.`);
}

/** Whether data are the same once they were written down as JSON. */
function isPlain(data: unknown): boolean {
  if (typeof data === "number") return Number.isFinite(data);
  return typeof data !== "object" || data === null || Object.values(data).every(isPlain);
}
