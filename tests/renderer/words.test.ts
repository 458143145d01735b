import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { unjoined } from "../../content/lib/joiner.ts";
import { plainText } from "../../content/markdown/tree.ts";
import { contentCopy } from "../content/contentCopy.ts";
import { loadSite } from "../content/published.ts";
import { htmlOf, resolvedPage } from "./html.ts";

const root = contentCopy();
afterAll(() => rmSync(root, { recursive: true }));

// Adds a mark at the end of each text and before each placeholder in it, so that every part of it is recognizable.
const MARK = "⟦w⟧";
for (const name of readdirSync(join(root, "words")).filter((file) => file.endsWith(".yaml"))) {
  const file = join(root, "words", name);
  const document = parseDocument(readFileSync(file, "utf8"));
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && key.value === "site" ? visit.SKIP : undefined), // the business's own words
    Scalar(key, node) {
      if (key === "value") node.value = `${node.value}`.replace(/(?=\{)|$/g, MARK);
    },
  });
  writeFileSync(file, document.toString());
}
const marked = loadSite(root, {});
const usual = loadSite();

/** The texts that visitors and screen readers read on a page. */
function textsIn(html: string): string[] {
  const body = html.replace(/^.*<body>/s, "").replace(/<script.*?<\/script>|\sdata-props="[^"]*"/gs, "");
  const named = Array.from(body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g));
  const shown = Array.from(body.matchAll(/>([^<]+)</g));
  return [...named, ...shown].map(([, text = ""]) =>
    unjoined(text.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)).trim(),
  );
}

const SIGNS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** All values in some data, joined; each text also as plain text. */
function textOf(data: unknown): string {
  if (typeof data === "object" && data !== null) return Object.values(data).map(textOf).join("\n");
  return typeof data === "string" ? `${data}\n${plainText(data)}` : String(data);
}

describe("what stands around the texts of", () => {
  it.each(marked.pages.map(({ url }) => url))("%s comes from words/, and nothing of it from code", (url) => {
    const html = htmlOf(marked, url);
    expect(html.replaceAll(MARK, "")).toBe(htmlOf(usual, url));
    const { words: _, ...site } = resolvedPage(usual, url).site;
    const plain = (text: string) => unjoined(text).replaceAll("\u00a0", " ").toLowerCase();
    const written = plain(textOf([site, resolvedPage(usual, url).page]));
    const isWhole = (part: string) => !/\p{L}{2}/u.test(part) || written.includes(plain(part).trim());
    /** Whether a part is written in content, or consists of two that are, such as a license's name and number. */
    const isWritten = (part: string) =>
      isWhole(part) ||
      Array.from(part.matchAll(/ /g), ({ index }) => index).some(
        (at) => isWhole(part.slice(0, at)) && isWhole(part.slice(at)),
      );
    const inCode = textsIn(html)
      .filter((text) => !text.includes(MARK))
      .flatMap((text) => text.split(/[·:,“”]/).filter((part) => !isWritten(part)));
    expect(inCode).toEqual([]);
  });
});
