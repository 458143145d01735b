import type { ViteDevServer } from "vite";
import type { ContentStore } from "../vite/contentStore.ts";
import { importLive } from "../vite/importLive.ts";

const CATALOGUE = "/editor/catalogue/";
const FILE = `${CATALOGUE}renderCatalogue.tsx`;

/** Serves the catalogue of blocks at /_blocks and the guide for writers below it. */
export function serveCatalogue(server: ViteDevServer, store: ContentStore): void {
  server.middlewares.use(async ({ url = "/" }, response, next) => {
    const path = url.replace(/\/?(?:[?#].*)?$/, "");
    if (!path.startsWith("/_blocks")) return next();
    try {
      const { pages: made } = await importLive<typeof import("./renderCatalogue.tsx")>(server, FILE);
      const page = made[path];
      if (!page) return next();
      const { survey, business, pages } = store.shown();
      const home = pages.find(({ kind }) => kind === "home");
      const site = await store.prepared();
      const html = page({ survey, business, site, home: home && (await store.resolve(home)) });
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  });
  server.watcher.on("change", (file) => {
    if (file.includes(CATALOGUE)) server.ws.send({ type: "full-reload" });
  });
}
