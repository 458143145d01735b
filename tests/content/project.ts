import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Content, loadContent } from "../../renderer/content/loadContent.ts";

const FIXTURE = new URL("fixture/", import.meta.url);

/** A file put into a project: text or bytes; undefined takes it away. */
export type Files = Record<string, string | Uint8Array | undefined>;

/** Loads the small right site of fixture/ with some files put in, replaced or taken away. */
export function loadWith(files: Files): Content {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(FIXTURE, root, { recursive: true });
    for (const [name, content] of Object.entries(files)) put(join(root, name), content);
    return loadContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function put(file: string, content: string | Uint8Array | undefined): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (content !== undefined) writeFileSync(file, content);
}
