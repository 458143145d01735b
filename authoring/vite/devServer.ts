import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { aliasesOf } from "../../content/compile/interface.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import { citiesFile } from "../../content/resolve/areas.ts";
import { pictureVersion } from "../../output/pictures/pictures.ts";
import { serveCatalogue } from "../catalogue/serveCatalogue.ts";
import { serveEditor } from "../editor/server/serveEditor.ts";
import { serveQuotes } from "../quotes/answerQuotes.ts";
import type { ContentStore } from "./contentStore.ts";
import { followFiles } from "./followFiles.ts";

const ON_PAGE = { tag: "script", attrs: { type: "module", src: "/authoring/vite/onPage.ts" } };

/** Adds to Vite's server what there is only while writing. A build contains none of it. */
export function authoringPlugin(store: ContentStore): Plugin {
  return {
    name: "authoring",
    apply: "serve",
    configureServer(server) {
      endWithTerminal();
      serveEditor(server, store);
      followFiles(server, store);
      openYaml(server, store);
      servePictures(server, store);
      serveQuotes(server);
      serveCatalogue(server, store);
    },
    transformIndexHtml: (_, { path }) => (path.startsWith("/_") ? [] : [ON_PAGE]),
  };
}

/**
 * Ends the server when nobody can read its output any more, as after its terminal was closed. Otherwise Vike reports
 * the failed write with another write, which fails too, and so on without end, at the cost of a whole core.
 */
function endWithTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit(1));
}

/** Opens a block's YAML in the code editor after an Alt-click, which onPage.ts reports from every page. */
function openYaml({ middlewares }: ViteDevServer, store: ContentStore): void {
  middlewares.use("/__open-yaml", ({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    const file = placeOf(store, searchParams.get("path") ?? "/", Number(searchParams.get("block")));
    // Vite's own address, which opens a file in the editor.
    response.writeHead(302, { Location: `/__open-in-editor?${new URLSearchParams({ file })}` }).end();
  });
}

/** Returns the file, line and column of a page's block, by its index. Whatever is in no block comes from site.yaml. */
function placeOf({ root, shown }: ContentStore, path: string, block: number): string {
  const page = shown().pages.find((one) => one.url === path || aliasesOf(one).includes(path));
  if (!page || block < 0) return `${join(root, "site.yaml")}:1:1`;
  const { source } = readYaml({ file: page.file, bytes: readFileSync(join(root, page.file)) });
  const { line, column } = source.rangeAt(["blocks", block], "value").start;
  return `${join(root, page.file)}:${line}:${column}`;
}

/** Serves what a build writes beside its pages: the list of cities, and versions of pictures when requested. */
function servePictures({ middlewares }: ViteDevServer, { root, cache, prepared }: ContentStore): void {
  middlewares.use("/cities.json", async (_, response) => {
    const [text = "[]"] = Object.values(citiesFile((await prepared()).lists.site.cities));
    response.setHeader("Content-Type", "application/json").end(text);
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
