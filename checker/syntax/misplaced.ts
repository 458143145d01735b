import { counted } from "../../content/problem.ts";
import { mistake, type PossibleMistake, put } from "./mistake.ts";

const SECTION = /^( *)- +type:/m;

/** Sections and list entries at the indentation of another kind of entry, so that the parser mistakes them for it. */
export function misplaced(text: string): PossibleMistake[] {
  const start = text.search(/^blocks:/m);
  const [found, spaces = ""] = start < 0 ? [] : (SECTION.exec(text.slice(start)) ?? []);
  if (found === undefined) return [];
  const column = spaces.length;
  const sections = column > 0 ? sectionsAtStart(text, start, column) : [];
  return sections.length > 0 ? sections : entriesAsSections(text, column);
}

/** Sections that start at column 0, although the other sections are indented. */
function sectionsAtStart(text: string, start: number, column: number): PossibleMistake[] {
  return [...text.matchAll(/^(- +)?type:.*\n(?=\s*^[a-z]\w*:)/gm)].flatMap(({ 0: line, 1: dash, index }) => {
    if (index < start) return [];
    const rest = text.slice(index + line.length);
    const next = rest.search(/^ *- +type:/m);
    const lead = put(" ".repeat(column) + (dash ? "" : "- "), index);
    const below = indented(index + line.length, next < 0 ? rest : rest.slice(0, next), column + 2);
    const end = index + line.trimEnd().length;
    const message = "This section starts at the start of the line, and the others start further in.";
    const hint = `Start its first line with ${counted(column, "space")}, a dash and a space, and the others ${column + 2} spaces further in.`;
    return mistake(index, end, [[lead, ...below]], { code: "indentation", message, hint });
  });
}

/** List entries, such as cards, at the indentation of sections: consecutive ones are one mistake. */
function entriesAsSections(text: string, column: number): PossibleMistake[] {
  const starts = [...text.matchAll(new RegExp(`^ {${column}}- +`, "gm"))].map(({ index }) => index);
  const isInside = new RegExp(`^ *- +\\w+:.*\\n {${column + 2}}\\w`);
  const isSection = new RegExp(`^ {${column}}(?:- +| {2})type:`, "m");
  let above = "";
  let last: PossibleMistake | undefined;
  return starts.flatMap((at, index) => {
    const item = text.slice(at, starts[index + 1]);
    const [, name = ""] = /^ *- +(\w+):/.exec(item) ?? [];
    const next = new RegExp(`^ {${column + 1},}(?=- +${name}:)`, "gm");
    const [deeper] = above.match(next)?.slice(-1) ?? [];
    if (deeper === undefined || !isInside.test(item) || isSection.test(item)) {
      above = item;
      last = undefined;
      return [];
    }
    const end = item.search(next);
    const changes = indented(at, end < 0 ? item : item.slice(0, end), deeper.length - column);
    last?.ways[0]?.push(...changes);
    if (last) return [];
    last = mistake(at + column, at + item.search(/\r?\n|$/), [changes], {
      code: "indentation",
      message: `This line starts with ${column ? counted(column, "space") : "no spaces"}, as sections of the page do, and looks like an entry of the list above.`,
      hint: `Start it with ${counted(deeper.length, "space")}, not ${column}, to line it up with the dash above.`,
    });
    return last;
  });
}

/** The changes that indent the lines of a passage by `by` spaces. */
function indented(at: number, passage: string, by: number) {
  return [...passage.matchAll(/^(?=[ \t]*\S)/gm)].map(({ index }) => put(" ".repeat(by), at + index));
}
