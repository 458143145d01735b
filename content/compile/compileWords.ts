import { schemaLine } from "../../checker/rules/schemaLine.ts";
import { visibleTexts } from "../../checker/texts/fileTexts.ts";
import type { CompiledWords } from "../forms.ts";
import { isMapping } from "../lib/data.ts";
import { errorsIn } from "../problem.ts";
import type { ContentFile } from "../read/files.ts";
import { problemOf } from "../read/problemOf.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import { annotatedTextsIn } from "../validate/annotatedTexts.ts";
import { openSchemas } from "../validate/schemas.ts";
import { counter, readChecked } from "../validate/validate.ts";
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
    problems: [
      ...problems,
      ...schemaLine(parsed, { site: undefined }).map((finding) => problemOf(source, finding)),
    ],
    interface: fileInterfaceOf(parsed, undefined),
    written: source.data,
    positions: source.positions,
  };
}
