import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { formatProblem } from "../../content/problem/print.ts";
import { errorsIn, type Problem } from "../../content/problem/problem.ts";
import { openContent } from "../../output/vite/content.ts";
import type { ContentStore } from "./contentStore.ts";
import { overlayFor, problemPage } from "./showProblem.ts";

const WATCHED = /^(?:site\.yaml$|pages-data\/|schema\/(?!types)|public\/images\/)/;
const PAUSE = 30; // milliseconds; an editor writes a file in several steps, and a copied folder is many

/** Keeps what the browser shows in step with the files: a saved one reloads the page, a slip is shown over it. */
export function followFilesPlugin(store: ContentStore): Plugin {
  return { name: "follow-files", configureServer: (server) => followFiles(server, store) };
}

function followFiles(server: ViteDevServer, store: ContentStore): void {
  const { root, logger } = server.config;
  let timer: NodeJS.Timeout;
  openContent(store.dataFor);
  const [atStart] = errorsIn(store.current().problems);
  if (atStart) logger.error(formatProblem(atStart, store.current().texts));
  server.watcher.add(["site.yaml", "pages-data", "schema"]).on("all", (_, path) => {
    if (!WATCHED.test(relative(root, path).replaceAll("\\", "/"))) return;
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  server.ws.on("connection", show);
  server.middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes("text/html") || store.hasBeenSound()) return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(problemPage(store.current()));
  });

  function update(): void {
    store.forget();
    const problem = show();
    if (problem) {
      logger.error(formatProblem(problem, store.current().texts));
    } else {
      server.ws.send({ type: "full-reload" }); // the browser keeps its place on the page
    }
  }
  /** Shows the first error over all open pages, if there is one. */
  function show(): Problem | undefined {
    const { problems, texts } = store.current();
    const [problem, ...others] = errorsIn(problems);
    if (problem) server.ws.send(overlayFor(root, problem, texts, others.length));
    return problem;
  }
}
