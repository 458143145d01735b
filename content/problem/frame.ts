const AROUND = 1;
const WIDTH = 110;

/**
 * The line at `line` (from 1) with one line on either side, numbered, and carets under `length`
 * characters from `column` (from 1). A long line is cut around the place.
 */
export function frameAt(lines: readonly string[], line: number, column: number, length: number): string {
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const gutter = String(last).length;
  const cut = column > WIDTH - 20 ? column - 40 : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const shown = visible((lines[number - 1] ?? "").slice(cut, cut + WIDTH)).trimEnd();
    rows.push(`  ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number === line) rows.push(carets(lines[number - 1] ?? "", column, length, cut, gutter));
  }
  return rows.join("\n");
}

function carets(line: string, column: number, length: number, cut: number, gutter: number): string {
  const room = Math.min(line.length, cut + WIDTH) - (column - 1);
  const marks = "^".repeat(Math.max(1, Math.min(length, room)));
  return `  ${" ".repeat(gutter)} | ${" ".repeat(Math.max(0, column - 1 - cut))}${marks}`;
}

/** Tabs and other characters that would shift the carets or not show at all, as one visible one each. */
function visible(line: string): string {
  return line
    .replace(/\t/g, "→")
    .replace(/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/g, "␣")
    .replace(/\p{Cc}/gu, "·");
}
