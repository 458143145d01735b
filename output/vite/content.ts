import type { Plugin } from "vite";
import { type ContentStore, contentStore } from "../../authoring/vite/contentStore.ts";
import { followFiles } from "../../authoring/vite/followFiles.ts";
import type { Content } from "../../content/loadContent.ts";
import { formatProblems } from "../../content/problem/print.ts";
import { errorsIn } from "../../content/problem/problem.ts";

const ID = "virtual:content";

/**
 * Gives the checked content to the renderer as `virtual:content`. A build stops at the first error with the
 * list of all; while editing, a saved file reloads the page, and a problem is shown over it as it last was.
 */
export function contentPlugin(): Plugin {
  let building = true;
  let store: ContentStore;
  return {
    name: "content",
    configResolved({ root, command }) {
      building = command === "build";
      store = contentStore(root, !building);
    },
    buildStart() {
      const { problems, texts } = store.current();
      if (building && errorsIn(problems).length) throw new ContentError(formatProblems(problems, texts));
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? moduleOf(store.shown()) : undefined),
    configureServer: (server) => followFiles(server, store),
    transformIndexHtml: (_, { path }) =>
      building || path.startsWith("/_blocks")
        ? []
        : [{ tag: "script", attrs: { type: "module", src: "/authoring/vite/openYamlOnClick.ts" } }],
  };
}

/** The content has errors: the message lists them all, for a person; there is no bug to trace. */
class ContentError extends Error {
  override name = "ContentError";
  override stack = this.message;
}

/** As text that is parsed when it runs: Vite would take seconds over megabytes of JavaScript. */
function moduleOf({ site, pages }: Content): string {
  const content = JSON.stringify(JSON.stringify({ site, pages }));
  return `export const { site, pages } = JSON.parse(${content});`;
}
