import { createRequire } from "node:module";
import { join } from "node:path";
import type { ChartFile, Faces, ThemeFile } from "../../schema/types.ts";
import { attempt } from "../lib/attempt.ts";
import { hashOf } from "../lib/cache.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { type Problem, type ProblemMessage, problemAtTop } from "../problem.ts";
import { readOwn } from "../read/files.ts";
import { problemOf } from "../read/problemOf.ts";
import { createSource, type Source } from "../read/source.ts";
import { type Cut, cutsOf, fontFile, isFont } from "../theme/fontFile.ts";
import { type Drawing, drawingIn, isClosed, isPlainCss } from "../theme/theme.ts";
import { openSchemas, plainProblems, validate } from "../validate/schemas.ts";

/** The names of drawings in theme/drawings. */
const DRAWING = /^[a-z0-9-]+(?:\.[a-z]{2,3})?\.svg$/;

/** Cache key for compiling the theme: a hash of all files of theme/ below `root`, faster than compiling them. */
export function themeHash(root: string): string {
  const names = filesBelow(join(root, "theme"));
  return hashOf(...names.flatMap((name) => [name, readOwn(root, `theme/${name}`).bytes ?? ""]));
}

/** The files beside theme.yaml, and the problems of those that it names. */
export class ThemeFolder {
  readonly problems: Problem[] = [];
  #root: string;
  #source: Source;

  constructor(root: string, source: Source) {
    this.#root = root;
    this.#source = source;
  }

  logo(name: string | undefined): Drawing | undefined {
    const text = this.#text("logo", name);
    return text === undefined ? undefined : this.#drawing(`theme/${name}`, text);
  }

  /** The drawings that pages can name, by file name; cleaning.es is a version with words in another language. */
  drawings(): Record<string, Drawing> {
    const names = filesBelow(join(this.#root, "theme/drawings")).filter((name) => DRAWING.test(name));
    const drawings = names.flatMap((name): [string, Drawing][] => {
      const file = `theme/drawings/${name}`;
      const { bytes } = readOwn(this.#root, file);
      const drawing = bytes && this.#drawing(file, new TextDecoder().decode(bytes));
      return drawing ? [[name.replace(".svg", ""), drawing]] : [];
    });
    return Object.fromEntries(drawings);
  }

  #drawing(file: string, text: string): Drawing | undefined {
    const drawing = drawingIn(text);
    if (!drawing) this.problems.push(problemAtTop(file, notPlain));
    return drawing;
  }

  /** Reports each face whose file is in no installed package. */
  checkFaces(faces: Faces): void {
    for (const [key, { file }] of Object.entries(faces))
      if (attempt(() => createRequire(import.meta.url).resolve(file)) === undefined)
        this.problems.push(problemOf(this.#source, { path: ["faces", key, "file"], ...noPackage(file) }));
  }

  /** Returns problems of faces not cut yet or incomplete. Cutting needs the theme, so it is valid without them. */
  uncut(faces: Faces): Problem[] {
    const isWhole = ({ face, format }: Cut) => isFont(readOwn(this.#root, fontFile(face, format)).bytes);
    const missing = cutsOf(faces).filter((cut) => !isWhole(cut));
    return [...Map.groupBy(missing, ({ key }) => key)].map(([key, files]) => {
      const names = files.map(({ face, format }) => fontFile(face, format));
      return problemOf(this.#source, { path: ["faces", key], part: "key", ...notCut(names.join(", ")) });
    });
  }

  /** Reports the stylesheet that theme.yaml names if it loads or runs anything, or has unbalanced braces. */
  checkStyles(name: string | undefined): void {
    const text = this.#text("motif", name);
    if (text === undefined || (isPlainCss(text) && isClosed(text))) return;
    this.problems.push(problemAtTop(`theme/${name}`, isPlainCss(text) ? unclosed : loads));
  }

  chart(name: string | undefined): ChartFile | undefined {
    const text = this.#text("chart", name);
    if (text === undefined) return undefined;
    const file = `theme/${name}`;
    try {
      const { value, errors } = validate(JSON.parse(text), openSchemas().chart);
      this.problems.push(...plainProblems(createSource({ file, text, positions: [] }), errors));
      return value;
    } catch {
      this.problems.push(problemAtTop(file, notJson));
      return undefined;
    }
  }

  /** The text of a file that an entry of theme.yaml names; reports it if it is missing. */
  #text(key: keyof ThemeFile, name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    const { bytes } = readOwn(this.#root, `theme/${name}`);
    if (!bytes) this.problems.push(problemOf(this.#source, { path: [key], ...missing(name) }));
    return bytes && new TextDecoder().decode(bytes);
  }
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
