import type { Complaint } from "../../problem/problem.ts";
import { label, missingDash, outOfLine, outOfText, strayDash } from "./indentationWords.ts";
import { type Line, ownerOf } from "./lines.ts";
import { noColon } from "./words.ts";

/** A column at which entries of one list or one mapping stand. */
interface Level {
  column: number;
  dash: boolean;
  /** How a message speaks of it. */
  label: string;
  /** The line that it began with. */
  first: Line;
}

/** A line that stands where it cannot, and what to say of it. */
interface Stray {
  line: Line;
  complaint: Complaint;
}

/** Follows line after line how far in each stands, and complains of the first that fits nothing above it. */
export class Indentation {
  #levels: Level[] = [];
  /** The last line that began an entry. */
  #above: Line | undefined;
  /** The line under it that holds its value, as a text without a name. */
  #value: Line | undefined;

  /** What is wrong with where this line stands; undefined where nothing is. */
  next(line: Line): Stray | undefined {
    const above = this.#above;
    if (above && goesOn(above, line)) return undefined;
    if (above && isValueOf(above, line)) {
      this.#value = line;
      this.#above = { ...above, value: line.value };
      return undefined;
    }
    if (above && /^[|>]/.test(above.value) && isText(line)) return { line, complaint: outOfText(above) };
    if (above && !this.#fits(line, above)) return this.#stray(line, above);
    if (isText(line)) return { line, complaint: noColon(line.content) };
    this.#enter(line);
    return undefined;
  }

  #enter(line: Line): void {
    const before = this.#levels.find(({ column, dash }) => column === line.indent && dash === line.dash);
    this.#levels = this.#levels.filter((level) => !isReplaced(level, line));
    const first = before?.first ?? line;
    const { indent, dash, column } = line;
    this.#levels.push({ column: indent, dash, label: dash ? "the dash" : label(line), first });
    if (dash && line.name !== undefined)
      this.#levels.push({ column, dash: false, label: label(line), first: line });
    this.#above = line;
    this.#value = undefined;
  }

  /** Whether a line starts where a list or mapping above does, or where the line above opens one. */
  #fits(line: Line, above: Line): boolean {
    if (this.#levels.some(({ column, dash }) => column === line.indent && dash === line.dash)) return true;
    const owner = ownerOf(above);
    return above.value === "" && (line.indent > owner || (line.dash && line.indent === owner));
  }

  #stray(line: Line, above: Line): Stray {
    // What looked like a value was meant as the first of the entries that this line goes on with.
    if (this.#value?.indent === line.indent)
      return { line: this.#value, complaint: noColon(this.#value.content) };
    const undashed = this.#withoutDash(line);
    if (undashed) return { line: undashed, complaint: missingDash(undashed) };
    const distance = (level: Level) => Math.abs(level.column - line.indent);
    const among = this.#levels.filter(({ dash }) => dash === line.dash).reverse();
    const [nearest] = among.sort((a, b) => distance(a) - distance(b));
    const inMapping = this.#levels.some(({ column, dash }) => column === line.indent && !dash);
    const block = nearest !== undefined && line.name === "type" && nearest.first.name === "type";
    const dashless = nearest === undefined || (line.dash && inMapping && !block);
    return { line, complaint: dashless ? strayDash(above) : outOfLine(line, nearest, above) };
  }

  /** The line whose dash was forgotten: this one, among others with dashes, or the first above this dash. */
  #withoutDash(line: Line): Line | undefined {
    const here = this.#levels.filter(({ column }) => column === line.indent);
    const [level] = here;
    if (!line.dash) return level?.dash && !here[1] && level.first.name === line.name ? line : undefined;
    const inside = this.#levels.find(({ column, dash }) => column === line.column && !dash);
    return here.length === 0 && inside && !inside.first.dash ? inside.first : undefined;
  }
}

/** Whether a line has neither a name nor a dash of its own. */
function isText({ name, dash }: Line): boolean {
  return name === undefined && !dash;
}

/** Whether a line only goes on with the text of the one above: further in, without a name or dash of its own. */
function goesOn(above: Line, line: Line): boolean {
  const plain = above.value !== "" && !/^[|>"'[{]/.test(above.value);
  return plain && isText(line) && line.indent > ownerOf(above);
}

/** Whether a line only holds the value of the name above it. */
function isValueOf(above: Line, line: Line): boolean {
  return above.value === "" && isText(line) && line.indent > ownerOf(above);
}

/** Whether a level ends at this line, or goes on with it under another label. */
function isReplaced(level: Level, line: Line): boolean {
  return level.column > line.indent || (level.column === line.indent && (level.dash || !line.dash));
}
