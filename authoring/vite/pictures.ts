import type { Plugin } from "vite";
import { citiesFile } from "../../content/resolve/areas.ts";
import { pictureVersion } from "../../output/pictures/pictures.ts";
import type { ContentStore } from "./contentStore.ts";

/** Serves what a build writes beside its pages: the list of cities, and versions of pictures when requested. */
export function picturesPlugin(store: ContentStore): Plugin {
  return {
    name: "pictures",
    configureServer({ middlewares }) {
      middlewares.use("/cities.json", async (_, response) => {
        const [text = "[]"] = Object.values(citiesFile((await store.prepared()).lists.site.cities));
        response.setHeader("Content-Type", "application/json").end(text);
      });
      middlewares.use("/pictures", async (request, response, next) => {
        try {
          const { pictures } = await store.prepared();
          const url = `/pictures${request.url}`;
          const drawn = Object.values(pictures).find(({ base }) => url === `${base}.svg`)?.drawn;
          if (drawn) {
            response.setHeader("Content-Type", "image/svg+xml");
            response.end(drawn);
            return;
          }
          const { root, cache } = store;
          const version = await pictureVersion({ root, cache, pictures }, url);
          response.setHeader("Content-Type", url.endsWith("avif") ? "image/avif" : "image/webp");
          response.end(version);
        } catch {
          next();
        }
      });
    },
  };
}
