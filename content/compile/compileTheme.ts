import { schemaLine } from "../../checker/rules/schemaLine.ts";
import type { ThemeFile } from "../../schema/types.ts";
import type { CompiledTheme } from "../forms.ts";
import { errorsIn } from "../problem.ts";
import { type ContentFile, readTheme } from "../read/files.ts";
import { problemOf } from "../read/problemOf.ts";
import { ThemeFolder } from "../theme/themeFolder.ts";
import type { Theme } from "../types.ts";
import { openSchemas } from "../validate/schemas.ts";
import { readChecked } from "../validate/validate.ts";

/** Compiles theme/theme.yaml below `root` and the files that it names, independently of site.yaml. */
export function compileTheme(root: string, file: ContentFile): CompiledTheme {
  const { source, value, problems } = readChecked(file, openSchemas().theme);
  const folder = new ThemeFolder(root, source);
  const theme = value && themeOf(value, folder);
  const found = [...problems, ...folder.problems];
  return {
    value: errorsIn(found).length ? undefined : theme,
    problems: [
      ...found,
      ...(theme ? folder.uncut(theme.faces) : []),
      ...schemaLine({ source, language: "" }, { site: undefined }).map((finding) =>
        problemOf(source, finding),
      ),
    ],
    written: source.data,
    positions: source.positions,
  };
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
  const { value } = compileTheme(root, readTheme(root));
  if (!value) throw new Error("theme/theme.yaml has a problem: npm run check names it.");
  return value;
}
