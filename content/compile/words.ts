import type { ContentFile } from "../read/files.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks, FileContext } from "./checks.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { CompiledWords } from "./forms.ts";

/** Compiles a file of words/. */
export function compileWords<Facts>(
  file: ContentFile,
  checks: FileChecks<Facts, unknown>,
  context: Omit<Extract<FileContext<Facts>, { kind: "words" }>, "kind">,
): CompiledWords<Facts> {
  const schema = openSchemas().words;
  const language = file.file.replace(/^words\/|\.yaml$/g, "");
  const parsed = parseFile(checks.read(file, schema), { url: "/", language }, schema);
  return compiledFile(parsed, soundValue(parsed), checks.file(parsed, { kind: "words", ...context }));
}
