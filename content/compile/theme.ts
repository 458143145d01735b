import type { ThemeFile } from "../../schema/types.ts";
import { type ContentFile, readTheme } from "../read/files.ts";
import type { Theme } from "../theme/theme.ts";
import { openSchemas } from "../validate/schemas.ts";
import { type FileChecks, plainChecks } from "./checks.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { CompiledFile } from "./forms.ts";
import { ThemeFolder } from "./themeFolder.ts";

/** Compiles theme/theme.yaml below `root` and the files that it names, independently of site.yaml. */
export function compileTheme<Facts>(
  root: string,
  file: ContentFile,
  checks: FileChecks<Facts, unknown>,
): CompiledFile<Theme, Facts> {
  const schema = openSchemas().theme;
  const parsed = parseFile(checks.read(file, schema), { url: "/", language: "" }, schema);
  const folder = new ThemeFolder(root, parsed.source);
  const theme = parsed.value && themeOf(parsed.value, folder);
  const found = { ...parsed, value: theme, problems: [...parsed.problems, ...folder.problems] };
  const problems = [...found.problems, ...(theme ? folder.uncut(theme.faces) : [])];
  return compiledFile(parsed, soundValue(found), checks.file({ ...parsed, problems }, { kind: "theme" }));
}

function themeOf(file: ThemeFile, folder: ThemeFolder): Theme {
  folder.checkFaces(file.faces);
  folder.checkStyles(file.motif);
  return {
    ...file,
    logo: folder.logo(file.logo),
    chart: folder.chart(file.chart),
    drawings: folder.drawings(),
  };
}

/** Returns the theme of the project in `root`. Throws if it has an error. */
export function openTheme(root: string): Theme {
  const { value } = compileTheme(root, readTheme(root), plainChecks);
  if (!value) throw new Error("theme/theme.yaml has a problem: npm run check names it.");
  return value;
}
