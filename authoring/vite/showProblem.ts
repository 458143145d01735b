import { join } from "node:path";
import type { ErrorPayload } from "vite";
import type { Content } from "../../content/loadContent.ts";
import { formatProblems, frameOf, type Texts } from "../../content/problem/print.ts";
import type { Problem } from "../../content/problem/problem.ts";

/** A problem for the overlay that Vite shows over a page; a click on the place there opens it in the editor. */
export function overlayFor(root: string, problem: Problem, texts: Texts, others: number): ErrorPayload {
  const { file, range, message, hint } = problem;
  const more = others > 0 && `${others} more: npm run check names them all.`;
  const lines = [message, hint && `→ ${hint}`, more];
  const place = join(root, file);
  return {
    type: "error",
    err: {
      message: lines.filter(Boolean).join("\n"),
      stack: "",
      id: place,
      frame: `\u200b${frameOf(problem, texts)}`, // or the overlay would take the first line's indent away
      loc: { file: place, ...range.start },
    },
  };
}

/** What stands in for every page until the content has been right once. */
export function problemPage({ problems, texts }: Content): string {
  const text = formatProblems(problems, texts).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A problem in the content</title>
<script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}
