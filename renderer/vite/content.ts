import type { Plugin, ViteDevServer } from "vite";
import { type Content, loadContent } from "../content/loadContent.ts";
import { formatProblem, formatProblems } from "../content/problem.ts";

const ID = "virtual:content";
const WATCHED = /\/(?:site\.yaml$|pages-data\/|schema\/(?!types)|public\/images\/)/;

/**
 * Gives the checked content to the renderer as `virtual:content`. A build stops at the first error with the
 * list of all; while editing, a saved file reloads the page, and a problem is shown over it.
 */
export function contentPlugin(): Plugin {
  let content: Content | undefined;
  let root = process.cwd();
  let building = true;
  const load = () => {
    content ??= loadContent(root, { drafts: !building });
    return content;
  };
  return {
    name: "content",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    buildStart() {
      const { problems } = load();
      if (building && problems.some(({ severity }) => severity === "error"))
        throw new ContentError(formatProblems(problems));
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? moduleOf(load()) : undefined),
    configureServer(server) {
      const reload = (file: string) => {
        if (!WATCHED.test(file)) return;
        content = undefined;
        refresh(server, load());
      };
      server.watcher.add(["site.yaml", "pages-data", "schema"]).on("all", (_, file) => reload(file));
      server.ws.on("connection", () => showProblem(server, load()));
    },
  };
}

/** The content has errors: the message lists them all, for a person; there is no bug to trace. */
export class ContentError extends Error {
  override name = "ContentError";
  override stack = this.message;
}

function moduleOf({ site, pages }: Content): string {
  return `export const site = ${JSON.stringify(site)};\nexport const pages = ${JSON.stringify(pages)};`;
}

function refresh(server: ViteDevServer, content: Content): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(`\0${ID}`);
    if (module) environment.moduleGraph.invalidateModule(module);
  }
  if (!showProblem(server, content)) server.ws.send({ type: "full-reload" });
}

/** Shows the first error over the page in the browser; false where there is none. */
function showProblem(server: ViteDevServer, { problems }: Content): boolean {
  const problem = problems.find(({ severity }) => severity === "error");
  if (!problem) return false;
  const { file, line, column, message, hint, frame } = problem;
  const err = {
    message: hint ? `${message}\n${hint}` : message,
    stack: "",
    id: file,
    frame,
    loc: { file, line, column },
  };
  server.config.logger.error(formatProblem(problem));
  server.ws.send({ type: "error", err });
  return true;
}
