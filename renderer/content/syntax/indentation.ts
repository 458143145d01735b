import type { Complaint } from "../source.ts";
import { type Line, ownerOf } from "./lines.ts";

/** A column at which entries of one list or one mapping stand. */
interface Level {
  column: number;
  dash: boolean;
  /** How a message speaks of it. */
  label: string;
}

/** Follows line after line how far in each stands, and complains of the first that fits nothing above it. */
export class Indentation {
  #levels: Level[] = [];
  /** The last line that began an entry. */
  above: Line | undefined;

  /** What is wrong with where this line stands; undefined where nothing is. */
  next(line: Line): Complaint | undefined {
    const above = this.above;
    if (above && goesOn(above, line)) return undefined;
    if (above && !this.#fits(line, above)) return this.#complain(line, above);
    this.#levels = this.#levels.filter((level) => !isInside(level, line));
    this.#open({ column: line.indent, dash: line.dash, label: line.dash ? "the dash" : label(line) });
    if (line.dash && line.name !== undefined)
      this.#open({ column: line.column, dash: false, label: label(line) });
    this.above = line;
    return undefined;
  }

  #open(level: Level): void {
    const known = this.#levels.some(({ column, dash }) => column === level.column && dash === level.dash);
    if (!known) this.#levels.push(level);
  }

  /** Whether a line starts where a list or mapping above does, or where the line above opens one. */
  #fits(line: Line, above: Line): boolean {
    if (this.#levels.some(({ column, dash }) => column === line.indent && dash === line.dash)) return true;
    const owner = ownerOf(above);
    return above.value === "" && (line.indent > owner || (line.dash && line.indent === owner));
  }

  #complain(line: Line, above: Line): Complaint {
    const text = /^[|>]/.test(above.value) && line.name === undefined && !line.dash;
    if (text) return outOfText(above);
    const distance = (level: Level) => Math.abs(level.column - line.indent);
    const fitting = this.#levels.filter(({ dash }) => dash === line.dash).reverse();
    const [nearest] = fitting.sort((a, b) => distance(a) - distance(b));
    if (nearest === undefined) return strayDash(above);
    return outOfLine(line, nearest);
  }
}

/** Whether a line only goes on with the text of the one above: further in, without a name or dash of its own. */
function goesOn(above: Line, line: Line): boolean {
  const plain = above.value !== "" && !/^[|>"'[{]/.test(above.value);
  return plain && !line.dash && line.name === undefined && line.indent > ownerOf(above);
}

function isInside(level: Level, line: Line): boolean {
  return level.column > line.indent || (level.column === line.indent && level.dash && !line.dash);
}

function label({ name, content }: Line): string {
  return `'${name ?? content}'`;
}

function spaces(count: number): string {
  return count === 0 ? "no spaces" : `${count} space${count === 1 ? "" : "s"}`;
}

function outOfLine(line: Line, { column, label }: Level): Complaint {
  const start = column === 0 ? "Start it without spaces" : `Start it with ${spaces(column)}`;
  return {
    code: "indentation",
    message: `This line starts with ${spaces(line.indent)}, and nothing above that it could belong to does.`,
    hint: `${start}, to line it up with ${label} above, or count the spaces of the lines around it.`,
  };
}

function outOfText(above: Line): Complaint {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${label(above)}.`,
    hint: `Start each line of the text with ${spaces(ownerOf(above) + 2)}.`,
  };
}

function strayDash(above: Line): Complaint {
  return {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${label(above)} above should hold a list, leave the rest of its line empty.`,
  };
}
