import { hashOf } from "../memory/hash.ts";
import type { Store } from "../store.ts";
import { scalarsIn } from "./data.ts";
import type { ContentFile } from "./files.ts";
import { packed, unpacked } from "./places.ts";
import { type ReadResult, readYaml } from "./readYaml.ts";
import { createSource } from "./source.ts";

/** A file as readYaml reads it. One without a mistake that was read before is not parsed again. */
export function rememberedRead(
  content: ContentFile,
  { files, memory }: Store,
  mistakesIn: (data: unknown) => number,
): ReadResult {
  const { file, bytes } = content;
  if (!bytes || files.has(file)) return readYaml(content, files, mistakesIn);
  const version = hashOf(bytes);
  const remember = memory.of(file, version);
  const known = remember("read", "", () => {
    const { source, places, problems } = readYaml(content, new Map());
    return problems.length === 0 && isPlain(source.data)
      ? { data: source.data, places: packed(places) }
      : null;
  });
  if (!known) return readYaml(content, files, mistakesIn);
  const text = new TextDecoder("utf-8").decode(bytes);
  const places = () => unpacked(known.places);
  const source = createSource({ file, text, data: known.data, places });
  return { source: { ...source, remember, version }, problems: [] };
}

/** Whether data are the same once they were written down as JSON. */
function isPlain(data: unknown): boolean {
  return scalarsIn(data).every(({ value }) => typeof value !== "number" || Number.isFinite(value));
}
