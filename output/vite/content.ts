import type { Plugin } from "vite";
import type { FinishedContent } from "../finishContent.ts";

const ID = "virtual:content";

/** The name by which Vite knows the module that this plugin makes. */
export const CONTENT_MODULE = `\0${ID}`;

/** Gives the content to the renderer as `virtual:content`, the one door into what Vike bundles. */
export function contentPlugin(load: () => Promise<FinishedContent>): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === ID ? CONTENT_MODULE : undefined),
    load: async (id) => (id === CONTENT_MODULE ? moduleOf(await load()) : undefined),
  };
}

/** As text that is parsed when it runs: Vite would take seconds over megabytes of JavaScript. */
function moduleOf({ site, pages }: FinishedContent): string {
  const content = JSON.stringify(JSON.stringify({ site, pages }));
  return `export const { site, pages } = JSON.parse(${content});`;
}
