/** A text broken into lines, and the size at which they fit. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** Where lines have to fit: sizes to try, the largest first; all in pixels. */
export interface Room {
  sizes: readonly number[];
  width: number;
  height: number;
}

type Measure = (text: string) => number;

const MOST_WORDS = 40;
const MOST_LINES = 3;

/** Breaks a text into one to three lines as large as they fit. Where none do, it ends in an ellipsis. */
export function fitLines(text: string, { sizes, width, height }: Room, widthOf: Measure): FittedText {
  const words = text.split(" ");
  for (const size of words.length <= MOST_WORDS ? sizes : []) {
    const most = Math.min(MOST_LINES, Math.floor(height / size));
    const lines = breakLines(words, most, width / size, widthOf);
    if (lines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 1;
  return { size, lines: shorten(words, width / size, widthOf) };
}

/** A text with a name in it, a city's say, that will not be broken into two lines. */
export function keepTogether(text: string, name: string): string {
  return text.replaceAll(name, name.replaceAll(" ", "\u00a0"));
}

/** The fewest lines that are no wider than `room`; of these, the evenest. */
function breakLines(words: string[], most: number, room: number, widthOf: Measure): string[] | undefined {
  for (let count = 1; count <= most; count++) {
    const fitting = partitions(words, count).filter((lines) => lines.every((line) => widthOf(line) <= room));
    const cost = new Map(fitting.map((lines) => [lines, costOf(lines, widthOf)]));
    const [best] = fitting.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    if (best) return best;
  }
  return undefined;
}

/** All ways to write words in so many lines. */
function partitions(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const places = Array.from({ length: Math.max(0, words.length - count + 1) }, (_, index) => index + 1);
  return places.flatMap((place) =>
    partitions(words.slice(place), count - 1).map((rest) => [words.slice(0, place).join(" "), ...rest]),
  );
}

/** How uneven lines are; one that ends where the sentence pauses makes up for some of it. */
function costOf(lines: string[], widthOf: Measure): number {
  const widths = lines.map(widthOf);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  const variance = widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length;
  const pauses = lines.slice(0, -1).filter((line) => /[.,:;?!]$/.test(line)).length;
  return Math.sqrt(variance) / mean - 0.2 * pauses;
}

/** As many words as three lines hold, words wider than a line broken. */
function shorten(words: string[], room: number, widthOf: Measure): string[] {
  const parts = words.flatMap((word) => breakWord(word, room, widthOf));
  for (let count = Math.min(parts.length, MOST_WORDS); count > 0; count--) {
    const kept = parts.slice(0, count);
    if (count < parts.length) kept.push(`${kept.pop()}…`);
    const lines = breakLines(kept, MOST_LINES, room, widthOf);
    if (lines) return lines;
  }
  return [];
}

function breakWord(word: string, room: number, widthOf: Measure): string[] {
  const parts = [""];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (widthOf(`${longer}…`) <= room) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
