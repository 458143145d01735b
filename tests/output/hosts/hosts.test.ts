import { describe, expect, it } from "vitest";
import { hostFiles } from "../../../output/hosts/hostFiles.ts";
import { headerRules, headersFor, redirectFor } from "../../../output/hosts/hosting.ts";
import { readHeadersFile, readMoves } from "../../../output/hosts/netlify.ts";
import { first, pages, site } from "../../content/published.ts";

// No old address but these two, whatever the pages say.
const OLD = ["/Old-Page.html", "/gone/away"];
const today = pages.map(({ moved: _, ...page }) => page);
const { url: moved } = first("page");
const files = hostFiles(site, [
  ...today.map((page) => (page.url === moved ? { ...page, moved: OLD } : page)),
]);
const addresses = pages
  .filter(({ kind }) => kind !== "notFound")
  .flatMap(({ url, aliases = [] }) => [url, ...aliases]);
const expected = headersFor(headerRules(site), "/");
const own = Object.entries(expected).filter(([name]) => name !== "Cache-Control");

describe("_headers", () => {
  it("says what hosting.ts says, and is read as it was written", () => {
    expect(readHeadersFile(files["client/_headers"] ?? "")).toEqual(headerRules(site));
  });

  it("keeps to the limits of Cloudflare Pages: 100 rules, 2000 characters a line", () => {
    const lines = (files["client/_headers"] ?? "").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

describe("_redirects", () => {
  const rules = (files["client/_redirects"] ?? "")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  const redirects = rules.filter(([, , status]) => status === "301");

  it("leads from every address's files to the address, as the local server does", () => {
    const moves = readMoves(files["client/_redirects"] ?? "");
    for (const [from = "", to] of redirects) expect(redirectFor(from, moves)).toBe(to);
    expect(new Set(redirects.map(([, to]) => to))).toEqual(new Set(addresses));
  });

  it("leads from old addresses to the page, however they were written", () => {
    const ways = ["/Old-Page.html", "/old-page", "/old-page/", "/gone/away", "/gone/away.html"];
    for (const way of ways) expect(redirects).toContainEqual([way, moved, "301"]);
  });

  it("never leads in a circle: no rule begins where another ends", () => {
    const starts = new Set(redirects.map(([from]) => from));
    expect(redirects.filter(([, to]) => starts.has(to))).toEqual([]);
  });

  it("shows the blog's own page for unknown articles, and stays below 1000 rules", () => {
    expect(rules).toContainEqual(["/blog/*", "/blog/404.html", "404"]);
    expect(rules.length).toBeLessThan(1000);
  });
});

describe("vercel.json", () => {
  const config = JSON.parse(files["hosts/vercel.json"] ?? "");

  it("leads from old addresses to the page", () => {
    for (const source of ["/Old-Page.html", "/old-page", "/gone/away"])
      expect(config.redirects).toContainEqual({ source, destination: moved, permanent: true });
  });

  it("takes away .html and slashes, and redirects index.html", () => {
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(config.redirects).toContainEqual({
      source: `${addresses.at(-1)}/index.html`,
      destination: addresses.at(-1),
      permanent: true,
    });
    expect(config.redirects.length).toBeLessThan(1024);
  });

  it("sends every header", () => {
    expect(config.headers[0]).toEqual({
      source: "/(.*)",
      headers: own.map(([key, value]) => ({ key, value })),
    });
  });
});

describe.each(["hosts/Caddyfile", "hosts/nginx.conf"])("%s", (name) => {
  const text = files[name] ?? "";

  it("is for the site's own host and sends every header", () => {
    expect(text).toContain(new URL(site.business.url).hostname);
    const [everywhere = ""] = text.split(/\n +location |handle_errors/);
    for (const [header, value] of own)
      expect(everywhere).toContain(`${header} "${value.replaceAll('"', '\\"')}"`);
    expect(text).toContain("public, max-age=31536000, immutable");
  });

  it("leads from capitals to every address, and shows both 404 pages", () => {
    for (const address of addresses.filter((path) => path !== "/"))
      expect(text).toMatch(new RegExp(`\\^${address}\\$"? ${address}`));
    for (const page of ["/404.html", "/blog/404.html"]) expect(text).toContain(page);
  });
});

it("a Caddyfile leads nowhere else from a path that a browser takes for another host's", () => {
  const [, pattern = ""] = /path_regexp bare \(\?i\)(\S+)/.exec(files["hosts/Caddyfile"] ?? "") ?? [];
  const bare = new RegExp(pattern, "i"); // Caddy compares the decoded path
  for (const path of ["//evil.com/", "/\\evil.com/", "/\t/evil.com/", "/\r\n/evil.com/"])
    expect(path).not.toMatch(bare);
  for (const path of ["/about/", "/about.html", "/about/index.html"]) expect(path).toMatch(bare);
});
