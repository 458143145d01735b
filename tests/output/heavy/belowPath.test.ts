import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveBuilt } from "../../../output/serving/serveBuilt.ts";
import { buildIn, copyProject } from "../copyOfSite.ts";

const root = mkdtempSync(join(tmpdir(), "below-path-"));
const URL_LINE = /^( {2}url: ).*$/m;
let server: Awaited<ReturnType<typeof serveBuilt>>;

beforeAll(async () => {
  copyProject(root, "tests/example");
  const site = readFileSync(join(root, "site.yaml"), "utf8");
  expect(site).toMatch(URL_LINE);
  writeFileSync(join(root, "site.yaml"), site.replace(URL_LINE, "$1https://name.github.io/site"));
  const about = join(root, "pages-data/about.yaml");
  writeFileSync(about, readFileSync(about, "utf8").replace(/^schema:/m, "moved: [/who-we-are]\nschema:"));
  const { status, output } = buildIn(root);
  expect(status, output).toBe(0);
  server = await serveBuilt(join(root, "dist/client"));
}, 300_000);
afterAll(() => {
  server?.close();
  rmSync(root, { recursive: true });
});

/** The addresses that a page refers to, its stylesheets' too. */
const addressesIn = (text: string) =>
  [
    ...text.matchAll(/(?:href|src|action|content)="([^"]*)"/gi),
    ...text.matchAll(/(?:imagesrcset|srcset)="([^"]*)"/gi),
    ...text.matchAll(/url\(["']?([^"')]*)/g),
  ].flatMap(([, list = ""]) => list.split(", ").map((one) => one.split(" ")[0] ?? ""));

describe("a site whose address has a path", () => {
  it("is whole below it: every page, and whatever pages refer to", async () => {
    const seen = new Set<string>();
    const left = ["/site/"];
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await fetch(server.origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      if (!/html|css/.test(answer.headers.get("content-type") ?? "")) continue;
      for (const address of addressesIn(await answer.text())) {
        const own = address.replace(/^https:\/\/name\.github\.io/, "").replace(/[?#].*/, "");
        if (!own.startsWith("/") || own.startsWith("//") || seen.has(own)) continue;
        expect(own).toMatch(/^\/site(?:\/|$)/);
        seen.add(own);
        if (own !== "/site") left.push(own);
      }
    }
    expect(seen.size).toBeGreaterThan(30);
  }, 120_000);

  it("leads there from elsewhere, and from old addresses, with and without a host that redirects", async () => {
    const ask = (path: string) => fetch(server.origin + path, { redirect: "manual" });
    expect((await ask("/")).headers.get("location")).toBe("/site/");
    expect((await ask("/site/who-we-are")).headers.get("location")).toBe("/site/about");
    const page = readFileSync(join(root, "dist/client/who-we-are.html"), "utf8");
    expect(page).toContain('content="0; url=https://name.github.io/site/about"');
  });

  it("says so to crawlers and to installed apps", () => {
    const made = (name: string) => readFileSync(join(root, "dist/client", name), "utf8");
    expect(made("sitemap.xml")).toContain("<loc>https://name.github.io/site/about</loc>");
    expect(JSON.parse(made("manifest.webmanifest"))).toMatchObject({ start_url: "/site/" });
    expect(made("about.html")).toContain('rel="canonical" href="https://name.github.io/site/about"');
  });
});
