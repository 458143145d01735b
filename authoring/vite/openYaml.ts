import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { aliasesOf } from "../../content/compile/interface.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import type { ContentStore } from "./contentStore.ts";

/** Opens a block's YAML in the code editor after an Alt-click, which openYamlOnClick.ts reports from every page. */
export function openYamlPlugin(store: ContentStore): Plugin {
  return {
    name: "open-yaml",
    configureServer({ middlewares }) {
      middlewares.use("/__open-yaml", ({ url = "" }, response) => {
        const { searchParams } = new URL(url, "http://localhost");
        const file = placeOf(store, searchParams.get("path") ?? "/", Number(searchParams.get("block")));
        // Vite's own address, which opens a file in the editor.
        response.writeHead(302, { Location: `/__open-in-editor?${new URLSearchParams({ file })}` }).end();
      });
    },
    transformIndexHtml: (_, { path }) =>
      path.startsWith("/_blocks")
        ? []
        : [{ tag: "script", attrs: { type: "module", src: "/authoring/vite/openYamlOnClick.ts" } }],
  };
}

/** Returns the file, line and column of a page's block, by its index. Whatever is in no block comes from site.yaml. */
function placeOf({ root, shown }: ContentStore, path: string, block: number): string {
  const page = shown().pages.find((one) => one.url === path || aliasesOf(one).includes(path));
  if (!page || block < 0) return `${join(root, "site.yaml")}:1:1`;
  const { source } = readYaml({ file: page.file, bytes: readFileSync(join(root, page.file)) });
  const { line, column } = source.rangeAt(["blocks", block], "value").start;
  return `${join(root, page.file)}:${line}:${column}`;
}
