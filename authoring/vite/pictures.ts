import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { makePicture } from "../../output/pictures/pictures.ts";
import type { ContentStore } from "./contentStore.ts";

/** Makes the versions of pictures as a browser asks for them. */
export function picturesPlugin(store: ContentStore): Plugin {
  return {
    name: "pictures",
    configureServer({ middlewares }) {
      middlewares.use("/pictures", async (request, response, next) => {
        try {
          const { pictures } = await store.finished();
          const url = `/pictures${request.url}`;
          const drawn = Object.values(pictures).find(({ base }) => url === `${base}.svg`)?.drawn;
          if (drawn) {
            response.setHeader("Content-Type", "image/svg+xml");
            response.end(drawn);
            return;
          }
          const file = await makePicture(store.root, url, pictures);
          response.setHeader("Content-Type", file.endsWith("avif") ? "image/avif" : "image/webp");
          response.end(await readFile(file));
        } catch {
          next();
        }
      });
    },
  };
}
