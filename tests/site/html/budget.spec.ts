import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages } from "../../content/published.ts";
import { BUILT, builtUrls, first, htmlOf } from "./html.ts";
import { KB } from "./weight.ts";

/** The size in bytes of a file of the built site, compressed with Brotli. */
const sent = (path: string) => statSync(`${BUILT}${path}.br`).size;

test("HTML and CSS of a page are at most 25 KB in Brotli, but where an author decides how long it is", () => {
  const long = pages.filter(({ kind }) => kind === "article" || kind === "legal").map(({ url }) => url);
  for (const url of builtUrls().filter((url) => !long.includes(url))) {
    const css = first(htmlOf(url), /<link rel="stylesheet"[^>]*href="([^"]+)"/);
    const size = sent(`${url === "/" ? "/index" : url}.html`) + sent(css);
    expect(size, url).toBeLessThanOrEqual(25 * KB);
  }
});
