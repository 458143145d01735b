import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** A file with one mistake, or with none, and its place in a project. */
export interface Case {
  name: string;
  place: string;
  bytes: Buffer;
  /** What is to be printed about the file: nothing if it has no mistake. */
  golden: string;
  /** The file that holds this case, with the others of its theme. */
  theme: URL;
}

// Each case of a theme: its name, the place of its file, the file, and below GOLDEN what is to be printed. A file that
// cannot stand in a text as it is (other line ends, bytes that are no text, its size) is below bytes/, and is named
// behind the place.
const CASE = "==== ";
const PLACE = /^(\S+)\n---- ([^:\n]+)(?:: (bytes\/\S+))?\n(.*)$/s;
const GOLDEN = "---- printed";

/** Files with one mistake each. */
export const goldenCases = casesIn("errors/");

/** Files that look odd but are valid. */
export const okCases = casesIn("ok/");

/** The file of a case. */
export function bytesOf(cases: Case[], name: string): Buffer {
  const found = cases.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no case called ${name}.`);
  return found.bytes;
}

/** Writes what is printed now into the theme of a case, and changes nothing else there. */
export function writeGolden({ theme, name }: Case, printed: string): void {
  const cases = sectionsOf(theme).map(({ head, golden }) => {
    const below = head.startsWith(`${name}\n`) ? printed : golden;
    return `${CASE}${head}${GOLDEN}\n${below}\n`;
  });
  writeFileSync(theme, cases.join("\n"));
}

function casesIn(folder: string): Case[] {
  const base = new URL(folder, import.meta.url);
  const themes = readdirSync(base).filter((file) => file.endsWith(".txt"));
  return themes.map((file) => new URL(file, base)).flatMap(casesOf);
}

function casesOf(theme: URL): Case[] {
  return sectionsOf(theme).map(({ head, golden }) => {
    const [, name, place, file, text] = PLACE.exec(head) ?? [];
    if (!name || !place || text === undefined)
      throw new Error(`${theme.pathname}: a case has no name or place: ${head.slice(0, 80)}`);
    const bytes = file ? readFileSync(new URL(file, theme)) : Buffer.from(text);
    return { name, place, bytes, golden, theme };
  });
}

/** The text of each case of a theme: its head above the line GOLDEN, and what stands below that. */
function sectionsOf(theme: URL): { head: string; golden: string }[] {
  const [before, ...sections] = `\n${readFileSync(theme, "utf8")}`.split(`\n${CASE}`);
  if (before) throw new Error(`${theme.pathname} does not begin with ${CASE}and a name.`);
  return sections.map((section) => {
    const [head = "", golden = "", ...more] = section.trimEnd().split(`\n${GOLDEN}`); // a new case has no golden message
    if (more.length)
      throw new Error(`${theme.pathname}: there are two lines '${GOLDEN}' in ${section.slice(0, 80)}`);
    return { head: `${head}\n`, golden: golden.trim() };
  });
}
