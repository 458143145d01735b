import { describe, expect, it } from "vitest";
import { hostFiles } from "../../../output/hosts/hostFiles.ts";
import { headerRules, headersFor, redirectFor } from "../../../output/hosts/hosting.ts";
import { readHeadersFile, readMoves } from "../../../output/hosts/netlify.ts";
import { first, pages, site } from "../../content/published.ts";

// The only old addresses: those that the pages list themselves are left out.
const OLD = ["/Old-Page.html", "/gone/away"];
const today = pages.map(({ moved: _, ...page }) => page);
const { url: moved } = first("page");
const files = hostFiles(site, [
  ...today.map((page) => (page.url === moved ? { ...page, moved: OLD } : page)),
]);
const addresses = pages
  .filter(({ kind }) => kind !== "notFound")
  .flatMap(({ url, aliases = [] }) => [url, ...aliases]);
const expected = headersFor(headerRules(site, []), "/");
const own = Object.entries(expected).filter(([name]) => name !== "Cache-Control");

describe("_headers", () => {
  it("says what hosting.ts says, and is read as it was written", () => {
    expect(readHeadersFile(files["client/_headers"] ?? "")).toEqual(headerRules(site, []));
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

  /** Where a request is led by these rules, as Cloudflare Pages reads them. */
  const ledTo = (path: string) => {
    for (const [from = "", to = ""] of redirects) {
      const source = from
        .split(/:(\w+)/)
        .map((part, index) => (index % 2 === 1 ? `(?<${part}>[^/]+)` : RegExp.escape(part)))
        .join("");
      const found = new RegExp(`^${source}$`).exec(path);
      if (found) return to.replace(/:(\w+)/g, (_, name) => found.groups?.[name] ?? "");
    }
    return undefined;
  };

  it("leads from every address's index.html to the address, as the local server does", () => {
    const moves = readMoves(files["client/_redirects"] ?? "");
    for (const address of addresses) {
      const way = `${address === "/" ? "" : address}/index.html`;
      expect([ledTo(way), redirectFor(way, moves)]).toEqual([address, address]);
    }
  });

  it("takes any old address as it was, and a query where the host can match one", () => {
    const odd = [
      "/price-list.pdf",
      "/caf%C3%A9",
      "/-español",
      "/price list.html",
      "/?page_id=12",
      "/a.php?x=1&y=2",
    ];
    const all = hostFiles(
      site,
      today.map((page) => (page.url === moved ? { ...page, moved: odd } : page)),
    );
    const text = all["client/_redirects"] ?? "";
    for (const line of [
      `/price-list.pdf ${moved} 301`,
      `/caf%C3%A9 ${moved} 301`,
      `/-espa%C3%B1ol ${moved} 301`,
      `/price%20list ${moved} 301`,
      `/ page_id=12 ${moved} 301`,
      `/a.php x=1 y=2 ${moved} 301`,
    ])
      expect(text.split("\n")).toContain(line);
    const moves = readMoves(text);
    for (const [path, query] of [
      ["/price-list.pdf", ""],
      ["/caf%C3%A9", ""],
      ["/cafe%CC%81", ""],
      ["/-espa%C3%B1ol", ""],
      ["/price%20list.html", ""],
      ["/", "?page_id=12"],
      ["/a.php", "?x=1&y=2"],
    ] as const)
      expect(redirectFor(path, moves, query), path + query).toBe(moved);
    expect(redirectFor("/", moves, "?page_id=13")).toBeUndefined();
    expect(JSON.parse(all["hosts/vercel.json"] ?? "").routes).toContainEqual(
      expect.objectContaining({
        has: [{ type: "query", key: "page_id", value: "12" }],
        headers: { Location: moved },
      }),
    );
    const pattern = (text: string) => new RegExp(text.replace("(?i)", ""), "i");
    const nginx = (all["hosts/nginx.conf"] ?? "").matchAll(/^ {2}"~(\(\?i\)[^"]*)" (\S+);$/gm);
    const ways = Array.from(nginx, ([, source = "", to]) => [pattern(source), to] as const);
    for (const asked of ["/café", "/price list.html", "/?page_id=12", "/?utm=1&page_id=12", "/a.php?y=2&x=1"])
      expect(ways.find(([way]) => way.test(asked))?.[1], asked).toBe(moved);
    for (const asked of ["/?page_id=123", "/a.php?x=1"])
      expect(ways.some(([way]) => way.test(asked))).toBe(false);
    expect(all["hosts/Caddyfile"]).toContain('query "page_id=12"');
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
  interface Route {
    src?: string;
    status?: number;
    dest?: string;
    headers?: Record<string, string>;
    continue?: boolean;
    check?: boolean;
    handle?: string;
  }
  const routes: Route[] = JSON.parse(files["hosts/vercel.json"] ?? "").routes;
  const built = new Set([
    ...addresses.map((address) => `${address === "/" ? "/index" : address}.html`),
    ...pages.filter(({ kind }) => kind === "notFound").map(({ url }) => `${url}.html`),
  ]);

  /** Vercel's response by these routes: the first that matches decides, after those that only add headers. */
  function answer(path: string) {
    const headers: Record<string, string> = {};
    for (const { src = "", status, dest, check, handle, ...route } of routes) {
      const file = path === "/" ? "/index.html" : path;
      if (handle === "filesystem" && built.has(file)) return { status: 200, headers, file };
      const found = handle ? null : new RegExp(src, "i").exec(path);
      if (!found) continue;
      const filled = (text = "") => text.replace("$1", found[1] ?? "");
      if (route.headers?.Location) return { status, headers, to: filled(route.headers.Location) };
      Object.assign(headers, route.headers);
      if (route.continue || (check && !built.has(filled(dest)))) continue;
      return { status: status ?? 200, headers, file: filled(dest) };
    }
    return { status: 404, headers, file: undefined };
  }

  it("shows every address its page, with every header", () => {
    for (const address of addresses) {
      const { status, file, headers } = answer(address);
      expect([status, file], address).toEqual([200, `${address === "/" ? "/index" : address}.html`]);
      expect(headers).toMatchObject(Object.fromEntries(own));
    }
  });

  it("leads from old addresses, and from all other ways to write one, to the page", () => {
    for (const way of ["/Old-Page.html", "/old-page", "/old-page/", "/gone/away", "/gone/away.html"])
      expect(answer(way)).toMatchObject({ status: 308, to: moved });
    const address = addresses.at(-1) ?? "";
    for (const way of [`${address}/`, `${address}.html`, `${address}/index.html`, `${address}/index`])
      expect(answer(way), way).toMatchObject({ status: 308, to: address });
    for (const way of ["/index", "/index.html"]) expect(answer(way)).toMatchObject({ status: 308, to: "/" });
    for (const way of ["//evil.example/", "/\\evil.example/"]) expect(answer(way).to, way).toBeUndefined();
  });

  it("shows the nearest page for an unknown address, with status 404", () => {
    for (const { url } of pages.filter(({ kind }) => kind === "notFound"))
      expect(answer(url.replace(/404$/, "nope"))).toMatchObject({ status: 404, file: `${url}.html` });
    expect(answer("/_headers").status).toBe(404);
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
  const bare = new RegExp(pattern, "i"); // Caddy matches the decoded path
  for (const path of ["//evil.com/", "/\\evil.com/", "/\t/evil.com/", "/\r\n/evil.com/"])
    expect(path).not.toMatch(bare);
  for (const path of ["/about/", "/about.html", "/about/index.html"]) expect(path).toMatch(bare);
});
