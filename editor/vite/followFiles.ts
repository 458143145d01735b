import { globSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { ErrorPayload, ViteDevServer } from "vite";
import type { CheckedContent } from "../../checker/loadChecked.ts";
import { formatProblem, formatProblems, frameOf, type Texts } from "../../checker/print.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { forgetSchemas } from "../../content/validate/schemas.ts";
import { escapeXml } from "../../output/crawlers/xml.ts";
import { CHANGED, OF_CONTENT } from "../contract.ts";
import type { ContentStore } from "./contentStore.ts";

const WATCHED = /^(?:site\.yaml$|pages-data\/|theme\/|words\/|schema\/(?!types)|public\/images\/)/;
const CONTENT = /^(?:site\.yaml$|theme\/theme\.yaml$|words\/[a-z]+\.yaml$|pages-data\/)/;
const FILES = ["site.yaml", "{pages-data,theme,words,schema,public/images}/**"];
const COARSE = 20; // milliseconds by which a file's timestamp may lag behind the clock
const PAUSE = 30; // milliseconds; a save may take several steps, and a copied folder has many files
const CALM = 400; // milliseconds after the editor's own changes, whose page is shown before all is checked

/** Reloads the page in the browser when a file is saved, or shows its error in an overlay. */
export function followFiles(server: ViteDevServer, store: ContentStore): void {
  const { root, logger } = server.config;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout;
  let saves = 0;
  let savesSeen = 0; // the value of `saves` when a page was last requested
  const loaded = Date.now();
  globalThis.contentOfSite = store.dataFor;
  const [atStart] = errorsIn(store.checked().problems);
  if (atStart) logger.error(formatProblem(atStart, store.checked().texts));
  server.watcher.add(["site.yaml", "pages-data", "theme", "words", "schema"]).on("all", (_, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (!WATCHED.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(update, isRead(file) ? CALM : PAUSE);
  });
  server.watcher.once("ready", () => {
    if (!changedSince(root, loaded)) return; // a watcher reports nothing before it is ready
    forgetSchemas();
    store.forget();
    update();
  });
  server.ws.on("connection", () => {
    // A page that was requested before the last save, and connects only now, has missed it.
    if (!show() && savesSeen < saves) reload();
    report();
  });
  server.middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes("text/html")) return next();
    savesSeen = saves;
    if (store.hasBeenValid()) {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      // Pins the status to 404, as Vike renders the not-found page like any other.
      if (!/^\/[_@]/.test(pathname) && !store.hasPage(pathname.replace(/(?<=.)\/$/, "")))
        Object.defineProperty(response, "statusCode", { get: () => 404, set: () => {} });
      return next();
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(problemPage(store.checked()));
  });

  function update(): void {
    if ([...changed].some((file) => file.startsWith("schema/"))) forgetSchemas();
    if (![...changed].every(isRead)) store.forget();
    changed.clear();
    saves++;
    const problem = show();
    if (problem) logger.error(formatProblem(problem, store.checked().texts));
    else reload();
    report();
  }
  /** Whether a file has been read since its change, as what the editor itself has written. */
  function isRead(file: string): boolean {
    return CONTENT.test(file) && store.holds(file);
  }
  function reload(): void {
    server.ws.send({ type: "full-reload", triggeredBy: OF_CONTENT }); // the browser keeps its scroll position
  }
  /** Sends the current version of the content to the editor. */
  function report(): void {
    server.ws.send({ type: "custom", event: CHANGED, data: store.version() });
  }
  /** Shows the first error in an overlay over all open pages, and returns it; undefined if there is none. */
  function show(): Problem | undefined {
    const { problems, texts } = store.checked();
    const [problem, ...rest] = errorsIn(problems);
    if (problem) server.ws.send(overlayFor(root, problem, texts, rest.length));
    return problem;
  }
}

/** Whether any of FILES was written, added or removed since a time in milliseconds. */
function changedSince(root: string, time: number): boolean {
  return globSync(FILES, { cwd: root }).some((file) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return found === undefined || found.ctimeMs >= time - COARSE;
  });
}

/** Returns the payload of Vite's error overlay for a problem. A click on its location opens the code editor. */
function overlayFor(root: string, problem: Problem, texts: Texts, rest: number): ErrorPayload {
  const { file, range, message, hint } = problem;
  const more = rest > 0 && `${rest} more: npm run check names them all.`;
  const lines = [message, hint && `→ ${hint}`, more].filter(Boolean).join("\n");
  const place = join(root, file);
  const frame = `\u200b${frameOf(problem, texts)}`; // keeps the overlay from trimming the first line's indent
  const loc = { file: place, ...range.start };
  return { type: "error", err: { message: lines, stack: "", id: place, frame, loc } };
}

/** Returns the document served in place of every page until the content is free of errors for the first time. */
function problemPage({ problems, texts }: CheckedContent): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A problem in the content</title>
<script type="module" src="/@vite/client"></script><pre>${escapeXml(formatProblems(problems, texts))}</pre>`;
}
