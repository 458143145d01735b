import type { Problem } from "../../../content/problem/problem.ts";
import type { Told } from "../contract.ts";

/** A problem as the panel shows it. */
export function told({ file, path, range, severity, message, hint }: Problem): Told {
  return { file, path, line: range.start.line, severity, message, hint };
}
