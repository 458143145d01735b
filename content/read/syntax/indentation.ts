import type { Complaint } from "../../problem/problem.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { goesOn, isText, isValueOf, type Line, label, ownerOf, stretchOf } from "./lines.ts";

/** A column at which entries of one list or one mapping stand. */
interface Level {
  column: number;
  dash: boolean;
  /** How a message speaks of it. */
  label: string;
  /** The line that it began with. */
  first: Line;
}

/** Follows line after line how far in each stands, and complains of the first that fits nothing above it. */
export class Indentation {
  #levels: Level[] = [];
  /** The last line that began an entry. */
  #above: Line | undefined;
  /** The line under it that holds its value, as a text without a name. */
  #value: Line | undefined;

  /** What is wrong with where this line stands; undefined where nothing is. */
  next(line: Line): Diagnostic | undefined {
    const above = this.#above;
    if (above && goesOn(above, line)) return undefined;
    if (above && isValueOf(above, line)) {
      this.#value = line;
      this.#above = { ...above, value: line.value };
      return undefined;
    }
    if (above && /^[|>]/.test(above.value) && isText(line)) return at(line, outOfText(above));
    if (above && !this.#fits(line, above)) return this.#stray(line, above);
    if (isText(line)) return at(line, noColon(line.content));
    this.#enter(line);
    return undefined;
  }

  #enter(line: Line): void {
    const before = this.#levels.find(({ column, dash }) => column === line.indent && dash === line.dash);
    const first = before?.first ?? line;
    const { indent, dash, column } = line;
    // What stands further in ends here; what stands as far in goes on with this line's label.
    this.#levels = this.#levels.filter(
      (level) => level.column < indent || (level.column === indent && !level.dash && dash),
    );
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

  #stray(line: Line, above: Line): Diagnostic {
    // What looked like a value was meant as the first of the entries that this line goes on with.
    if (this.#value?.indent === line.indent) return at(this.#value, noColon(this.#value.content));
    const undashed = this.#withoutDash(line);
    if (undashed) return at(undashed, missingDash(undashed));
    const distance = (level: Level) => Math.abs(level.column - line.indent);
    const among = this.#levels.filter(({ dash }) => dash === line.dash).reverse();
    const [nearest] = among.sort((a, b) => distance(a) - distance(b));
    const inMapping = this.#levels.some(({ column, dash }) => column === line.indent && !dash);
    const block = nearest !== undefined && line.name === "type" && nearest.first.name === "type";
    const dashless = nearest === undefined || (line.dash && inMapping && !block);
    return at(line, dashless ? strayDash(above) : outOfLine(line, nearest, above));
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

/** A complaint about a line. */
function at(line: Line, complaint: Complaint): Diagnostic {
  return { ...stretchOf(line), complaint };
}

function spaces(count: number): string {
  return count === 0 ? "no spaces" : `${count} space${count === 1 ? "" : "s"}`;
}

/** A line that starts where nothing above it does. */
function outOfLine(
  line: Line,
  { column, label: nearest }: { column: number; label: string },
  above: Line,
): Complaint {
  const start = column === 0 ? "Start it without spaces" : `Start it with ${spaces(column)}`;
  const further = above.value !== "" && line.indent > ownerOf(above);
  const text = `If it belongs to the text of ${label(above)}, put that text in double quotes.`;
  return {
    code: "indentation",
    message: `This line starts with ${spaces(line.indent)}, and nothing above that it could belong to does.`,
    hint: `${start}, to line it up with ${nearest} above.${further ? ` ${text}` : ""}`,
  };
}

/** A line of a text below its name that stands too far left. */
function outOfText(above: Line): Complaint {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${label(above)}.`,
    hint: `Start each line of the text with ${spaces(ownerOf(above) + 2)}.`,
  };
}

/** A dash where no list can stand. */
function strayDash(above: Line): Complaint {
  return {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${label(above)} above should hold a list, leave the rest of its line empty.`,
  };
}

/** An entry without a dash among others that have one. */
function missingDash({ content }: Line): Complaint {
  return {
    code: "missing-dash",
    message: "The entries around this one start with a dash, and this one does not.",
    hint:
      content.length <= 60
        ? `Write it with a dash, in line with the others: - ${content}`
        : "Put a dash and a space before it, in line with the others.",
  };
}

/** A line of a mapping with no colon in it. */
function noColon(content: string): Complaint {
  return {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: /^\w+$/.test(content)
      ? `Write ${content}: and what belongs to it.`
      : "Write it as name: value. If it goes on with the text above, start it two spaces further in than that.",
  };
}
