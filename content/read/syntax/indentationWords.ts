import type { Complaint } from "../../problem/problem.ts";
import { type Line, ownerOf } from "./lines.ts";

// What is wrong with where a line starts, and where to start it instead.

/** How a message speaks of a line. */
export function label({ name, content }: Line): string {
  return `'${name ?? content}'`;
}

function spaces(count: number): string {
  return count === 0 ? "no spaces" : `${count} space${count === 1 ? "" : "s"}`;
}

/** A line that starts where nothing above it does. */
export function outOfLine(
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
export function outOfText(above: Line): Complaint {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${label(above)}.`,
    hint: `Start each line of the text with ${spaces(ownerOf(above) + 2)}.`,
  };
}

/** A dash where no list can stand. */
export function strayDash(above: Line): Complaint {
  return {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${label(above)} above should hold a list, leave the rest of its line empty.`,
  };
}

/** An entry without a dash among others that have one. */
export function missingDash({ content }: Line): Complaint {
  return {
    code: "missing-dash",
    message: "The entries around this one start with a dash, and this one does not.",
    hint:
      content.length <= 60
        ? `Write it with a dash, in line with the others: - ${content}`
        : "Put a dash and a space before it, in line with the others.",
  };
}
