import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { readYaml } from "../../content/read/readYaml.ts";
import type { Page } from "../../content/types.ts";

/**
 * Answers the Alt-click of openYamlOnClick.ts: sends the browser on to Vite's own address that opens a file in
 * the editor, here that of the page at `path`, at its block number `block`. What is not in a block is of site.yaml.
 */
export function openYaml(root: string, pages: () => Page[]) {
  return ({ url = "" }: IncomingMessage, response: ServerResponse): void => {
    const { searchParams } = new URL(url, "http://localhost");
    const path = searchParams.get("path") ?? "/";
    const block = Number(searchParams.get("block"));
    const page = pages().find((one) => one.url === path || one.aliases?.includes(path));
    const place = page && block >= 0 ? placeOf(root, page.file, block) : `${join(root, "site.yaml")}:1:1`;
    response.writeHead(302, { Location: `/__open-in-editor?${new URLSearchParams({ file: place })}` }).end();
  };
}

function placeOf(root: string, file: string, block: number): string {
  const { source } = readYaml({ file, bytes: readFileSync(join(root, file)) }, new Map());
  const { line, column } = source.rangeAt(["blocks", block], "value").start;
  return `${join(root, file)}:${line}:${column}`;
}
