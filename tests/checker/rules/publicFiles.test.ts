import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { publicFiles } from "../../../checker/rules/publicFiles.ts";
import { Cache } from "../../../content/lib/cache.ts";
import type { Problem } from "../../../content/problem.ts";
import { inProject, loadWith } from "../../content/project.ts";

const options = { rules: [publicFiles], cache: new Cache() };
const messagesFor = (file: string, content: string | Uint8Array) =>
  loadWith({ [file]: content }, options).problems.map(
    ({ file, message }: Problem) => `${file}: ${message.slice(0, 12)}`,
  );
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe("in public/", () => {
  it.each(["photo.jpg", "logo.PNG", "price list.pdf", ".well-known/apple.json", "images/.DS_Store"])(
    "%s may stand",
    (name) => expect(messagesFor(`public/${name}`, "x")).toEqual([]),
  );

  it.each([
    "page.html",
    "a.htm",
    "a.xhtml",
    "a.js",
    "a.mjs",
    "a.xml",
    "a.svgz",
    "_worker.js",
    "_redirects",
    ".env",
  ])("%s is refused", (name) =>
    expect(messagesFor(`public/${name}`, "x")).toEqual([`public/${name}: A file of th`]),
  );

  it("a link is refused, wherever it leads", () => {
    for (const target of ["/etc/hostname", "../site.yaml", "../pages-data", "/nowhere"]) {
      const { problems } = inProject({ "public/x.txt": undefined }, (root) => {
        symlinkSync(target, join(root, "public/x.txt"));
        return loadChecked(root, options);
      });
      expect(problems.map(({ file, code }) => [file, code])).toEqual([["public/x.txt", "public-file"]]);
    }
  });

  it("a file that is far too large is refused, unread", () => {
    const { problems } = inProject({ "public/x.svg": undefined }, (root) => {
      writeFileSync(join(root, "public/x.svg"), "");
      truncateSync(join(root, "public/x.svg"), 20 * 1024 ** 3);
      return loadChecked(root, options);
    });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("larger than 20 MB")]);
  });
});

describe("a drawing", () => {
  it.each([
    drawing('<path d="M0 0"/><use href="#a"/><!-- a note -->'),
    `<?xml version="1.0" encoding="UTF-8"?>\n${drawing("")}`,
    drawing('<image href="data:image/png;base64,AAAA"/>'),
  ])("that only draws may stand: %s", (text) => {
    expect(messagesFor("public/x.svg", text)).toEqual([]);
  });

  it.each([
    drawing("<script>alert(1)</script>"),
    drawing("<svg:script>alert(1)</svg:script>"),
    '<svg onload="alert(1)"/>',
    "<svg\nonload = 'alert(1)'/>",
    drawing('<a href="javascript:alert(1)"/>'),
    drawing('<a xlink:href="java&#115;cript:alert(1)"/>'),
    drawing('<set attributeName="href" to="javascript:alert(1)"/>'),
    drawing("<foreignObject/>"),
    drawing('<image href="https://elsewhere.example/x.png"/>'),
    drawing('<use href="data:image/svg+xml,x"/>'),
    drawing("<style>@import 'https://elsewhere.example'</style>"),
    `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${drawing("&x;")}`,
    `<?xml-stylesheet href="x.xsl"?>${drawing("")}`,
    Buffer.from(`\ufeff${drawing("<script>alert(1)</script>")}`, "utf16le"),
  ])("that does more is refused: %s", (text) => {
    expect(messagesFor("public/x.svg", text)).toEqual(["public/x.svg: This drawing"]);
  });
});
