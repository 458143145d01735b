import { afterEach, describe, expect, it, vi } from "vitest";
import { headerRules, headersFor, redirectFor } from "../../../output/hosts/hosting.ts";
import { pages, site } from "../../content/published.ts";
import fc from "../../fastCheck.ts";

afterEach(() => vi.unstubAllEnvs());

describe("an address", () => {
  const found = pages.filter(({ noindex }) => !noindex);
  const addresses = found.flatMap(({ url, aliases = [] }) => [url, ...aliases]);

  it("is taken as it is where it is written the one right way", () => {
    const files = [
      "/sitemap.xml",
      "/.well-known/security.txt",
      "/assets/A-b_C.js",
      "/pictures/A.avif",
      "/images/A.jpg",
    ];
    for (const path of [...addresses, ...files]) expect(redirectFor(path), path).toBeUndefined();
  });

  it("leads there from a slash, index, .html or capitals", () => {
    for (const path of addresses.filter((address) => address !== "/")) {
      const others = [
        `${path}/`,
        `${path}//`,
        `${path}.html`,
        `${path}/index.html`,
        `${path}/index`,
        path.toUpperCase(),
      ];
      for (const other of others) expect(redirectFor(other), other).toBe(path);
    }
    for (const home of ["//", "/index", "/index.html", "/INDEX.HTML"])
      expect(redirectFor(home), home).toBe("/");
  });

  it("never leads to another host, whatever was asked for", () => {
    for (const path of ["//evil.example/", "/\\evil.example/", "///evil.example//", "/\\/evil.example.html"])
      expect(redirectFor(path), path).toBe("/evil.example");
    const part = fc.constantFrom(
      "/",
      "\\",
      "//",
      "evil.example",
      "A",
      ".html",
      "/index",
      ".",
      "%2f",
      "@",
      ":",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const to = redirectFor(`/${parts.join("")}`) ?? "/";
        expect(new URL(to, "https://www.example.com").origin).toBe("https://www.example.com");
      }),
    );
  });
});

describe("the headers", () => {
  const rules = headerRules(site, []);

  it("keep files named by their hash for ever, and ask for all others anew", () => {
    const caching = (path: string) => headersFor(rules, path)["Cache-Control"];
    expect(caching("/assets/a.js")).toBe("public, max-age=31536000, immutable");
    expect(caching("/pictures/a.avif")).toBe("public, max-age=31536000, immutable");
    expect(caching("/about")).toBe("public, max-age=0, must-revalidate");
    expect(caching("/images/a.jpg")).toBe("public, max-age=0, must-revalidate");
  });

  it("never set one header twice at a path, which hosts would join with a comma", () => {
    for (const path of ["/", "/assets/a.js", "/pictures/a.avif"]) {
      const names = rules
        .filter((rule) => path.startsWith(rule.path.replace("*", "")))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("hide a preview from search engines", () => {
    expect(headersFor(rules, "/")).not.toHaveProperty("X-Robots-Tag");
    vi.stubEnv("SITE_URL", "https://preview.example.net");
    expect(headersFor(headerRules(site, []), "/sitemap.xml")).toMatchObject({ "X-Robots-Tag": "noindex" });
  });
});
