import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { build, type ViteDevServer } from "vite";
import type { Theme } from "../../content/theme/theme.ts";
import { tokensOf } from "../../output/vite/theme.ts";
import { HOME, PROJECT, TOKEN } from "../contract.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { answer, type Session } from "./answer.ts";
import { History } from "./changes/history.ts";
import { type Guard, newKey } from "./http/guard.ts";
import { holdPort, projectIn } from "./project.ts";

const EDITOR = "/editor/";

/** Serves the editor: its document, the files of its panel, and the responses to its requests. */
export function serveEditor(server: ViteDevServer, store: ContentStore, guard: Guard): void {
  const { middlewares, config, watcher } = server;
  holdPort(server);
  const session = { token: newKey(), project: projectIn(store.root).id };
  const editor = { store, history: new History(store.root) };
  let files: ReturnType<typeof panelFiles> | undefined;
  watcher.on("change", (file) => {
    if (file.includes(EDITOR)) files = undefined;
  });
  middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== HOME && !pathname.startsWith(`${HOME}/`)) return next();
    response.setHeader("Cache-Control", "no-store");
    if (!guard(request, response)) return;
    if (request.method === "POST") {
      const { status, json } = await answer(editor, session, request);
      response.setHeader(PROJECT, session.project);
      return response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
    }
    if (pathname === HOME) {
      response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      return response.end(shell(session, store.shown().business.theme.value));
    }
    try {
      files ??= panelFiles(config.root);
      const file = (await files).get(pathname.slice(HOME.length + 1));
      if (file === undefined) return response.writeHead(404).end();
      response.setHeader("Content-Type", lookup(extname(pathname)) ?? "application/octet-stream").end(file);
    } catch (error) {
      files = undefined;
      next(error);
    }
  });
}

/**
 * Bundles the panel; returns its files by name. If it were served module by module, each saved file would reload it,
 * but it must stay while what it saves reloads the page beside it.
 */
async function panelFiles(root: string) {
  const made = await build({
    configFile: false,
    root,
    base: `${HOME}/`,
    logLevel: "error",
    publicDir: false,
    // React's development build takes three times as long to show a typed letter.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { panel: join(root, EDITOR, "panel/main.tsx") },
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  });
  const outputs = [made].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return new Map(
    outputs.map((output) => [output.fileName, output.type === "chunk" ? output.code : output.source]),
  );
}

/** The editor's document. Its requests carry the session, which no page of another site can read. */
function shell({ token, project }: Session, theme: Theme | undefined): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="${TOKEN}" content="${token}"><meta name="${PROJECT}" content="${project}"><title>Edit</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>:root {
${theme ? tokensOf(theme) : ""}}</style><link rel="stylesheet" href="${HOME}/panel.css">
<script type="module" src="${HOME}/panel.js"></script></head><body><div id="root"></div></body></html>`;
}
