import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { formatProblem } from "../../content/problem/print.ts";
import { errorsIn, type Problem } from "../../content/problem/problem.ts";
import { openContent } from "../../output/vite/content.ts";
import type { ContentStore } from "./contentStore.ts";
import { overlayFor, problemPage } from "./showProblem.ts";

const WATCHED = /^(?:site\.yaml$|pages-data\/|schema\/(?!types)|public\/images\/)/;
const FOLDERS = ["pages-data", "schema", "public/images"];
const COARSE = 20; // milliseconds by which a file's time may lie before the clock's
const PAUSE = 30; // milliseconds; an editor writes a file in several steps, and a copied folder is many

/** Keeps what the browser shows in step with the files: a saved one reloads the page, a mistake is shown over it. */
export function followFilesPlugin(store: ContentStore): Plugin {
  return { name: "follow-files", configureServer: (server) => followFiles(server, store) };
}

function followFiles(server: ViteDevServer, store: ContentStore): void {
  const { root, logger } = server.config;
  let timer: NodeJS.Timeout;
  let saves = 0;
  let savesSeen = 0; // by the page that was asked for last
  const loaded = Date.now();
  openContent(store.dataFor);
  const [atStart] = errorsIn(store.current().problems);
  if (atStart) logger.error(formatProblem(atStart, store.current().texts));
  server.watcher.add(["site.yaml", "pages-data", "schema"]).on("all", (_, path) => {
    if (!WATCHED.test(relative(root, path).replaceAll("\\", "/"))) return;
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  server.watcher.once("ready", () => {
    if (changedSince(root, loaded)) update(); // in its first seconds a watcher does not tell yet
  });
  server.ws.on("connection", () => {
    // A page that was on its way while a file was saved hears of it only now.
    if (!show() && savesSeen < saves) reload();
  });
  server.middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes("text/html")) return next();
    savesSeen = saves;
    if (store.hasBeenSound()) return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(problemPage(store.current()));
  });

  function update(): void {
    store.forget();
    saves++;
    const problem = show();
    if (problem) {
      logger.error(formatProblem(problem, store.current().texts));
    } else {
      reload();
    }
  }
  function reload(): void {
    server.ws.send({ type: "full-reload" }); // the browser keeps its place on the page
  }
  /** Shows the first error over all open pages, if there is one. */
  function show(): Problem | undefined {
    const { problems, texts } = store.current();
    const [problem, ...others] = errorsIn(problems);
    if (problem) server.ws.send(overlayFor(root, problem, texts, others.length));
    return problem;
  }
}

/** Whether anything that is watched has been written, added or taken away since a time, in milliseconds. */
function changedSince(root: string, time: number): boolean {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return ["site.yaml", ...folders, ...files].some((file) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return found === undefined || found.ctimeMs >= time - COARSE;
  });
}
