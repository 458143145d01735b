import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { ContentStore } from "../vite/contentStore.ts";

const CATALOGUE = "/editor/catalogue/";

/** Serves the catalogue of blocks at /_blocks and the guide for writers below it. */
export function serveCatalogue(server: ViteDevServer, store: ContentStore): void {
  server.middlewares.use(async ({ url = "/" }, response, next) => {
    const path = url.replace(/\/?(?:[?#].*)?$/, "");
    if (!path.startsWith("/_blocks")) return next();
    try {
      const page = (await pagesOf(server))[path];
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

/** Imports the catalogue's pages through Vite, so that changes to their source take effect. */
async function pagesOf(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("The catalogue needs Vite's own way to run code.");
  const file = `${CATALOGUE}renderCatalogue.tsx`;
  return (await ssr.runner.import<typeof import("./renderCatalogue.tsx")>(file)).pages;
}
