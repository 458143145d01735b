import { hashOf } from "../memory/hash.ts";
import type { Remember } from "../memory/memory.ts";
import type { Store } from "../store.ts";
import { scalarsIn } from "./data.ts";
import type { ContentFile } from "./files.ts";
import { type ReadResult, readYaml } from "./readYaml.ts";
import type { Source } from "./source.ts";

/**
 * A file as readYaml reads it. Where one without a mistake was read before, its data are remembered, and it is
 * parsed again only when someone asks where something stands in it.
 */
export function rememberedRead(
  content: ContentFile,
  { files, memory, open }: Store,
  mistakesIn: (data: unknown) => number,
): ReadResult {
  const { file, bytes } = content;
  if (!bytes || files.has(file)) return readYaml(content, files, mistakesIn);
  const key = hashOf(bytes);
  const remember = memory.of(file, key);
  const read = () => open.take(`${file} ${key}`, () => readYaml(content, new Map()));
  const data = remember("data", "", () => {
    const { source, problems } = read();
    return problems.length === 0 && isPlain(source.data) ? source.data : null;
  });
  if (data === null || data === undefined) return readYaml(content, files, mistakesIn);
  const text = new TextDecoder("utf-8").decode(bytes);
  return { source: lightSource({ file, text, data }, () => read().source, remember), problems: [] };
}

/** Whether data are the same once they were written down as JSON. */
function isPlain(data: unknown): boolean {
  return scalarsIn(data).every(({ value }) => typeof value !== "number" || Number.isFinite(value));
}

/** A source without the parsed document, which takes ten times the room of the text. */
function lightSource(
  own: Pick<Source, "file" | "text" | "data">,
  parsed: () => Source,
  remember: Remember,
): Source {
  const rangeAt: Source["rangeAt"] = (path, part) =>
    remember(`range ${JSON.stringify([path, part])}`, "", () => parsed().rangeAt(path, part));
  return {
    ...own,
    remember,
    rangeAt,
    positionAt: (offset) => parsed().positionAt(offset),
    textAt: (path) => parsed().textAt(path),
    problemAt: (path, part, complaint, needle) => {
      const place = JSON.stringify([path, part, needle]);
      const range = remember(
        `place ${place}`,
        "",
        () => parsed().problemAt(path, part, complaint, needle).range,
      );
      return { file: own.file, range, severity: "error", ...complaint };
    },
    problemAtOffset: (start, end, complaint) => parsed().problemAtOffset(start, end, complaint),
  };
}
