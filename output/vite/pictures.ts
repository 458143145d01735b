import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { describePictures, makePicture } from "../pictures/pictures.ts";

const ID = "virtual:pictures";

/** Tells pages the sizes and versions of the pictures in public/images; makes versions as asked for in dev. */
export function picturesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: "pictures",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const pictures = ${JSON.stringify(await describePictures(root))};`;
    },
    configureServer(server) {
      server.middlewares.use("/pictures", async (request, response, next) => {
        try {
          const file = await makePicture(root, `/pictures${request.url}`, await describePictures(root));
          response.setHeader("Content-Type", file.endsWith("avif") ? "image/avif" : "image/webp");
          response.end(await readFile(file));
        } catch {
          next();
        }
      });
    },
  };
}
