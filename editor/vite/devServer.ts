import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { addressesOf } from "../../content/compile/interface.ts";
import { mainOf } from "../../content/lib/words.ts";
import { citiesFile } from "../../content/resolve/areas.ts";
import { pictureVersion } from "../../output/pictures/pictures.ts";
import { shareCard, shareSubjects } from "../../output/shareCards/writeShareCards.ts";
import { serveCatalogue } from "../catalogue/serveCatalogue.ts";
import { sourceOf } from "../pages/project.ts";
import { serveQuotes } from "../quotes/answerQuotes.ts";
import { type Guard, guardFor } from "../server/http/guard.ts";
import { serveEditor } from "../server/serveEditor.ts";
import type { ContentStore } from "./contentStore.ts";
import { followFiles } from "./followFiles.ts";
import { importLive } from "./importLive.ts";

const OPEN = "/__open-in-editor"; // Vite's own endpoint, which opens a file in the code editor
const ON_PAGE = { tag: "script", attrs: { type: "module", src: "/editor/vite/onPage.ts" } };

/** Adds the editor to Vite's dev server. A build contains none of them. */
export function editorPlugin(store: ContentStore): Plugin {
  return {
    name: "editor",
    apply: "serve",
    configureServer(server) {
      endWithTerminal();
      const guard = guardFor(server);
      serveEditor(server, store, guard);
      followFiles(server, store);
      openYaml(server, store, guard);
      servePictures(server, store);
      serveQuotes(server, guard);
      serveCatalogue(server, store);
    },
    transformIndexHtml: (_, { path }) => (path.startsWith("/_") ? [] : [ON_PAGE]),
  };
}

/**
 * Ends the server when its output can no longer be written, as after its terminal was closed. Otherwise Vike reports
 * the failed write with another write, which fails too: an endless loop that takes a whole core.
 */
function endWithTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit(1));
}

/** Opens a block's YAML in the code editor after an Alt-click, which onPage.ts reports from every page. */
function openYaml({ middlewares }: ViteDevServer, store: ContentStore, guard: Guard): void {
  for (const path of ["/__open-yaml", OPEN]) {
    middlewares.use(path, (request, response, next) => {
      const isFollowed = request.headers["sec-fetch-mode"] === "navigate"; // such as a link on another site
      if (isFollowed) response.writeHead(403).end();
      else if (guard(request, response)) next();
    });
  }
  middlewares.use("/__open-yaml", ({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    const file = placeOf(store, searchParams.get("path") ?? "/", Number(searchParams.get("block")));
    response.writeHead(302, { Location: `${OPEN}?${new URLSearchParams({ file })}` }).end();
  });
}

/** Returns the file:line:column of a page's block, by index; the start of site.yaml for anything outside of blocks. */
function placeOf({ root, shown, checked }: ContentStore, path: string, block: number): string {
  const page = shown().pages.find((candidate) => addressesOf(candidate).includes(path));
  if (!page || block < 0) return `${join(root, "site.yaml")}:1:1`;
  const { line, column } = sourceOf(checked(), page.file).rangeAt(["blocks", block], "value").start;
  return `${join(root, page.file)}:${line}:${column}`;
}

type DrawCard = typeof import("../../output/shareCards/drawCard.tsx");

/** Serves, on request, what a build writes beside its pages: the list of cities, the icon, share cards and pictures. */
function servePictures(server: ViteDevServer, { root, cache, prepared, shown }: ContentStore): void {
  const { middlewares } = server;
  middlewares.use("/cities.json", async (_, response) => {
    const [text = "[]"] = Object.values(citiesFile(mainOf((await prepared()).lists).site.cities));
    response.setHeader("Content-Type", "application/json").end(text);
  });
  middlewares.use("/favicon.svg", async (_, response) => {
    response.setHeader("Content-Type", "image/svg+xml").end((await prepared()).icon);
  });
  middlewares.use("/og", async (request, response, next) => {
    try {
      const content = await prepared();
      const subject = shareSubjects(shown().pages, content).get(`/og${request.url}`);
      const picture = subject && content.pictures[subject.picture];
      if (!picture) return next();
      const { drawCard } = await importLive<DrawCard>(server, "/output/shareCards/drawCard.tsx"); // slow to load
      const words = await drawCard(subject, mainOf(content.lists).site.theme, root);
      response.setHeader("Content-Type", "image/jpeg").end(await shareCard(root, subject, picture, words));
    } catch (error) {
      next(error);
    }
  });
  middlewares.use("/pictures", async (request, response, next) => {
    try {
      const { pictures } = await prepared();
      const url = `/pictures${request.url}`;
      const drawn = Object.values(pictures).find(({ base }) => url === `${base}.svg`)?.drawn;
      const version = drawn ?? (await pictureVersion({ root, cache, pictures }, url));
      const type = drawn ? "svg+xml" : url.endsWith("avif") ? "avif" : "webp";
      response.setHeader("Content-Type", `image/${type}`).end(version);
    } catch {
      next();
    }
  });
}
