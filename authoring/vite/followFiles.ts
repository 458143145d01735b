import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import { formatProblem } from "../../content/problem/print.ts";
import { errorsIn, type Problem } from "../../content/problem/problem.ts";
import type { ContentStore } from "./contentStore.ts";
import { openYaml } from "./openYaml.ts";
import { overlayFor, problemPage } from "./showProblem.ts";

const WATCHED = /^(?:site\.yaml$|pages-data\/|schema\/(?!types)|public\/images\/)/;
const PICTURE = /^public\//;
const PAUSE = 30; // milliseconds; an editor writes a file in several steps, and a copied folder is many

/** Keeps what the browser shows in step with the files: saved, new and deleted ones. */
export function followFiles(server: ViteDevServer, store: ContentStore): void {
  const { root, logger } = server.config;
  let timer: NodeJS.Timeout;
  const [atStart] = errorsIn(store.current().problems);
  if (atStart) logger.error(formatProblem(atStart, store.current().texts));
  server.watcher.add(["site.yaml", "pages-data", "schema"]).on("all", (_, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (!WATCHED.test(file)) return;
    if (PICTURE.test(file)) forgetModule(server, "virtual:pictures");
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  server.ws.on("connection", show);
  server.middlewares.use(
    "/__open-yaml",
    openYaml(root, () => store.shown().pages),
  );
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
      forgetModule(server, "virtual:content");
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

/** Has a module made anew when it is next needed. */
function forgetModule(server: ViteDevServer, name: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${name}`);
    if (module) moduleGraph.invalidateModule(module);
  }
}
