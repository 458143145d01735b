import { readFileSync } from "node:fs";

/** The guide for writers, in Markdown. */
export function readGuide(): string {
  return readFileSync(new URL("guide.md", import.meta.url), "utf8");
}
