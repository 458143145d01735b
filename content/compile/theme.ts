import { createRequire } from "node:module";
import { join } from "node:path";
import type { ChartFile, Faces, ThemeFile } from "../../schema/types.ts";
import { attempt } from "../lib/attempt.ts";
import { hashOf } from "../lib/cache.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { type Problem, type ProblemMessage, problemAtTop } from "../problem.ts";
import { type ContentFile, readOwn, readTheme } from "../read/files.ts";
import { createSource, problemAt, type Source } from "../read/source.ts";
import { cutsOf, fontFile, isFont } from "../theme/fontFile.ts";
import { type Drawing, drawingIn, isClosed, isPlainCss, type Theme } from "../theme/theme.ts";
import { openSchemas, plainProblems, validate } from "../validate/schemas.ts";
import { type FileChecks, plainChecks } from "./checks.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { CompiledFile } from "./forms.ts";

/** Compiles theme/theme.yaml below `root` and the files that it names, independently of site.yaml. */
export function compileTheme<Facts>(
  root: string,
  file: ContentFile,
  checks: FileChecks<Facts, unknown>,
): CompiledFile<Theme, Facts> {
  const schema = openSchemas().theme;
  const parsed = parseFile(checks.read(file, schema), { url: "/", language: "" }, schema);
  const { source, value } = parsed;
  const found = [...parsed.problems];
  const theme = value && themeOf(root, value, source, found);
  // Cutting faces needs the theme, so it is valid without them.
  const problems = theme ? [...found, ...uncutFaces(root, theme.faces, source)] : found;
  const checked = checks.file({ ...parsed, problems }, { kind: "theme" });
  return compiledFile(parsed, soundValue({ ...parsed, value: theme, problems: found }), checked);
}

/** Returns the theme of the project in `root`. Throws if it has an error. */
export function openTheme(root: string): Theme {
  const { value } = compileTheme(root, readTheme(root), plainChecks);
  if (!value) throw new Error("theme/theme.yaml has a problem: npm run check names it.");
  return value;
}

/** Cache key for compiling the theme: a hash of all files of theme/ below `root`, faster than compiling them. */
export function themeHash(root: string): string {
  const names = filesBelow(join(root, "theme"));
  return hashOf(...names.flatMap((name) => [name, readOwn(root, `theme/${name}`).bytes ?? ""]));
}

/** The theme with the files that theme.yaml names. Adds the problems of these to `problems`. */
function themeOf(root: string, file: ThemeFile, source: Source, problems: Problem[]): Theme {
  const { faces, motif, logo, chart } = file;
  const textOf = (name: string) => {
    const { bytes } = readOwn(root, `theme/${name}`);
    return bytes && new TextDecoder().decode(bytes);
  };
  const read = <T>(
    key: keyof ThemeFile,
    name: string | undefined,
    take: (text: string, file: string) => T,
  ) => {
    const text = name === undefined ? undefined : textOf(name);
    if (name !== undefined && text === undefined)
      problems.push(problemAt(source, { path: [key], ...missing(name) }));
    return text === undefined ? undefined : take(text, `theme/${name}`);
  };
  const drawn = (text: string, file: string): Drawing | undefined => {
    const drawing = drawingIn(text);
    if (!drawing) problems.push(problemAtTop(file, notPlain));
    return drawing;
  };
  for (const [key, face] of Object.entries(faces))
    if (attempt(() => createRequire(import.meta.url).resolve(face.file)) === undefined)
      problems.push(problemAt(source, { path: ["faces", key, "file"], ...noPackage(face.file) }));
  read("motif", motif, (text, name) => {
    if (!isPlainCss(text)) problems.push(problemAtTop(name, loads));
    else if (!isClosed(text)) problems.push(problemAtTop(name, unclosed));
  });
  const drawings = filesBelow(join(root, "theme/drawings")).filter((name) =>
    /^[a-z0-9-]+(?:\.[a-z]{2,3})?\.svg$/.test(name),
  );
  return {
    ...file,
    logo: read("logo", logo, drawn),
    chart: read("chart", chart, (text, name) => chartIn(text, name, problems)),
    drawings: Object.fromEntries(
      drawings.flatMap((name) => {
        const text = textOf(`drawings/${name}`);
        const drawing = text === undefined ? undefined : drawn(text, `theme/drawings/${name}`);
        return drawing ? [[name.replace(".svg", ""), drawing]] : [];
      }),
    ),
  };
}

function chartIn(text: string, file: string, problems: Problem[]): ChartFile | undefined {
  try {
    const { value, errors } = validate(JSON.parse(text), openSchemas().chart);
    problems.push(...plainProblems(createSource({ file, text, positions: [] }), errors));
    return value;
  } catch {
    problems.push(problemAtTop(file, notJson));
    return undefined;
  }
}

/** The problems of faces that are not cut yet, or not wholly. */
function uncutFaces(root: string, faces: Faces, source: Source): Problem[] {
  const missing = cutsOf(faces)
    .map(({ key, face, format }) => ({ key, file: fontFile(face, format) }))
    .filter(({ file }) => !isFont(readOwn(root, file).bytes));
  return [...Map.groupBy(missing, ({ key }) => key)].map(([key, files]) => {
    const names = files.map(({ file }) => file).join(", ");
    return problemAt(source, { path: ["faces", key], part: "key", ...notCut(names) });
  });
}

const noPackage = (file: string): ProblemMessage => ({
  code: "no-file",
  message: `No package that is installed has this face: there is no file node_modules/${file}.`,
  hint: `Install it: npm install ${file.split("/", 2).join("/")}. Where it is there already, its folder says what its files are called.`,
});
const notCut = (names: string): ProblemMessage => ({
  code: "no-file",
  message: `This face has not been cut yet: there is no ${names}, or not the whole of it.`,
  hint: "Run node commands/run.mjs cutFonts, which makes it.",
});
const missing = (name: string): ProblemMessage => ({
  code: "no-file",
  message: `There is no file theme/${name}, or it is a link to another one.`,
  hint: "Put the file there, or take this entry away: the site does without it.",
});
const loads: ProblemMessage = {
  code: "theme-file",
  message:
    "This stylesheet brings in something else: a file, a picture, or code that runs while the site is built.",
  hint: "Draw with colours, gradients and shapes alone, without @import, @plugin, @apply and url().",
};
const unclosed: ProblemMessage = {
  code: "theme-file",
  message: "A rule of this stylesheet is not closed, or is closed twice.",
  hint: "Write a } for each {.",
};
const notJson: ProblemMessage = {
  code: "theme-file",
  message: "This is no JSON, so there is no chart to be drawn.",
  hint: "Take the file as it was made, or make it again.",
};
const notPlain: ProblemMessage = {
  code: "theme-file",
  message: "This drawing holds more than shapes, or has no viewBox: pages cannot take it in.",
  hint: "Save it again from your drawing program as plain SVG. Shapes, lines and texts may be in it; no scripts, styles, pictures or links.",
};
