import { readWithMistakes } from "../../checker/syntax/readWithMistakes.ts";
import type { Problem } from "../problem.ts";
import type { ContentFile } from "./files.ts";
import { createSource, type Source } from "./source.ts";

/** The result of reading one file: its data, if it could be read, and its problems. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/** Reads a YAML file. Any bytes result in data or a problem. `mistakesIn` counts the mistakes in data. */
export function readYaml(file: ContentFile, mistakesIn: (data: unknown) => number = () => 0): ReadResult {
  const { problems, ...read } = readWithMistakes(file, mistakesIn);
  const source = createSource({ file: file.file, ...read });
  return {
    source,
    problems: problems.map(({ start, end, change, ...message }) =>
      source.problemAtOffset(start, end, message, change),
    ),
  };
}
