import { isMap, isNode, isPair, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Path } from "../../../content/edit/editYaml.ts";
import type { Texts } from "../../../content/problem/print.ts";
import type { Problem } from "../../../content/problem/problem.ts";
import type { Told } from "../contract.ts";

/** Problems of many files, each with the way to its entry. */
export function toldByFile(problems: readonly Problem[], texts: Texts): Told[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files.flatMap((file) =>
    toldIn(
      texts.get(file) ?? "",
      problems.filter((problem) => problem.file === file),
    ),
  );
}

/** Problems of one file, each with the way to the entry in the file's data that it is at. */
export function toldIn(text: string, problems: Problem[]): Told[] {
  if (problems.length === 0) return [];
  const body = text.replace(/^\ufeff/, "");
  const { contents } = parseDocument(body, { logLevel: "silent" });
  const starts = [0, ...[...body.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return problems.map((problem) => {
    const { line, column } = problem.range.start;
    return told(problem, pathTo(contents, (starts[line - 1] ?? Number.POSITIVE_INFINITY) + column - 1));
  });
}

/** A problem as the panel shows it. */
export function told({ file, range, severity, message, hint }: Problem, path: Path = []): Told {
  return { file, path, line: range.start.line, severity, message, hint };
}

/** The way to the innermost entry that an offset stands in, at its name or at its value. */
function pathTo(node: Node | null, offset: number): Path {
  if (isMap(node))
    for (const { key, value } of node.items)
      if (isScalar(key) && (holds(key, offset) || holds(value, offset)))
        return [String(key.value), ...(isNode(value) && holds(value, offset) ? pathTo(value, offset) : [])];
  if (isSeq(node))
    for (const [index, item] of node.items.entries())
      if (isNode(item) && holds(item, offset)) return [index, ...pathTo(item, offset)];
  return [];
}

function holds(node: unknown, offset: number): boolean {
  if (isPair(node) || !isNode(node) || !node.range) return false;
  const [start, end] = node.range;
  return start <= offset && offset <= Math.max(end, start);
}
