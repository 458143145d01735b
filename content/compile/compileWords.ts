import { annotatedTextsIn } from "../check/schemas/annotatedTexts.ts";
import { openSchemas } from "../check/schemas/schemas.ts";
import { counter, readChecked } from "../check/validate.ts";
import type { CompiledWords } from "../forms.ts";
import { errorsIn } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { ContentFile } from "../read/files.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import { schemaLine } from "../rules/schemaLine.ts";
import { visibleTexts } from "../rules/texts/fileTexts.ts";
import { fileInterfaceOf } from "./interface.ts";

/** Reads a file of words/. */
export function readWords(file: ContentFile): ReadResult {
  return readYaml(file, counter(openSchemas().words));
}

/** Compiles a file of words/, independently of site.yaml. */
export function compileWords(file: ContentFile): CompiledWords {
  const schema = openSchemas().words;
  const { source, value, problems } = readChecked(file, schema);
  const data = isMapping(source.data) ? source.data : {};
  const annotatedTexts = annotatedTextsIn(schema.node, data);
  const texts = visibleTexts(source, annotatedTexts);
  const language = file.file.replace(/^words\/|\.yaml$/g, "");
  const parsed = { file: file.file, url: "/", language, source, annotatedTexts, texts, problems };
  return {
    value: errorsIn(problems).length ? undefined : value,
    problems: [...problems, ...schemaLine(parsed, { site: undefined })],
    interface: fileInterfaceOf(parsed, undefined),
    written: source.data,
    positions: source.positions,
  };
}
