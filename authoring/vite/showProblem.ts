import { join } from "node:path";
import type { ErrorPayload } from "vite";
import { formatProblems, type Problem } from "../../content/problem/problem.ts";

/** A problem for the overlay that Vite shows over a page; a click on the place there opens it in the editor. */
export function overlayFor(root: string, problem: Problem, others: number): ErrorPayload {
  const { file, line, column, message, hint, frame } = problem;
  const more = others > 0 && `${others} more: npm run check names them all.`;
  const lines = [message, hint && `→ ${hint}`, more];
  const place = join(root, file);
  return {
    type: "error",
    err: {
      message: lines.filter(Boolean).join("\n"),
      stack: "",
      id: place,
      frame: `\u200b${frame}`, // or the overlay would take the first line's indent away
      loc: { file: place, line, column },
    },
  };
}

/** What stands in for every page until the content has been right once. */
export function problemPage(problems: Problem[]): string {
  const text = formatProblems(problems).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A problem in the content</title>
<script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}
