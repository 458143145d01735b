import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "../../renderer/output/contentSecurityPolicy.ts";
import { headerRules, headersFor, redirectFor } from "../../renderer/output/hosting.ts";
import { pages, site } from "../content/specification/published.ts";

const withTags = { ...site, integrations: { analytics: "G-ABC123", ads: "", consent: false } };
const withAds = { ...site, integrations: { analytics: "", ads: "AW-123" } };

/** The sources of each directive of a policy. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

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
  const rules = headerRules(site);

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
    expect(headersFor(headerRules(site), "/sitemap.xml")).toMatchObject({ "X-Robots-Tag": "noindex" });
  });
});

describe("the Content-Security-Policy", () => {
  it("allows nothing but the site itself and the map's frame", () => {
    const {
      "default-src": rest,
      "frame-src": frames,
      ...others
    } = directives(contentSecurityPolicy(site, ""));
    expect(rest).toEqual(["'none'"]);
    expect(frames).toEqual(["https://www.openstreetmap.org"]);
    for (const [name, sources] of Object.entries(others).filter(([name]) => name.endsWith("-src")))
      expect(sources, name).toEqual(["'self'"]);
  });

  it.each([site, withTags, withAds])("is never unsafe, and nobody may frame the site", (configured) => {
    const policy = contentSecurityPolicy(configured, "https://abc.supabase.co");
    expect(policy).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
    expect(directives(policy)).toMatchObject({
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("lets the form reach the Supabase project named at build, by its origin", () => {
    const policy = contentSecurityPolicy(site, "https://abc.supabase.co/some/path");
    expect(directives(policy)["connect-src"]).toEqual(["'self'", "https://abc.supabase.co"]);
    vi.stubEnv("SUPABASE_URL", "https://env.supabase.co");
    expect(contentSecurityPolicy(site)).toContain("https://env.supabase.co");
  });

  it("lets the newsletter reach its provider where there is one", () => {
    const links = { ...site.links, newsletter: "https://list.example.com/subscribe?u=1" };
    expect(directives(contentSecurityPolicy({ ...site, links }, ""))["connect-src"]).toContain(
      "https://list.example.com",
    );
  });

  it("names hosts of analytics and ads only where they are set up", () => {
    expect(contentSecurityPolicy(site, "")).not.toMatch(/google|doubleclick/);
    expect(directives(contentSecurityPolicy(withTags, ""))["script-src"]).toEqual([
      "'self'",
      "https://www.googletagmanager.com",
    ]);
    expect(contentSecurityPolicy(withTags, "")).not.toContain("doubleclick");
    expect(directives(contentSecurityPolicy(withAds, ""))["script-src"]).toContain(
      "https://www.googleadservices.com",
    );
  });

  it("lets no text become HTML or code, but where Google's scripts would stop", () => {
    expect(contentSecurityPolicy(site, "")).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(contentSecurityPolicy(withTags, "")).not.toContain("trusted-types");
  });
});
