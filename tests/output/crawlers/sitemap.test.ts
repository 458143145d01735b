import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { parseLog, readCommits, robots, sitemap, sitemapNote } from "../../../output/crawlers/sitemap.ts";
import { shownPictures } from "../../../output/pictures/shown.ts";
import type { PageSummary } from "../../../output/siteContent.ts";
import { first, OTHER, pages, site } from "../../content/published.ts";

const origin = site.business.url;
/** The sitemap of some pages that show these pictures. */
const sitemapOf = (listed: PageSummary[], commits = new Map<string, string>(), images: string[] = []) =>
  sitemap(listed, site, commits, () => images);
const { modified: _, ...plain } = first("services");
const undated = pages.map(({ modified: _, ...page }) => page);
const xml = sitemapOf(undated, new Map([[plain.file, "2026-02-03"]]));
const entry = (url: string, text = xml) =>
  text.split("\n").find((line) => line.includes(`<loc>${origin}${url}</loc>`));

afterEach(() => vi.unstubAllEnvs());

describe("sitemap.xml", () => {
  it("lists every page that may be listed, once, at its canonical address, and no alias", () => {
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
    const expected = pages.filter(({ noindex }) => !noindex).map(({ url }) => origin + url);
    expect(locations.sort()).toEqual(expected.sort());
    expect(sitemapOf([{ ...plain, canonical: "/contact" }])).not.toContain("<url>");
  });

  it("dates a page by its own word, else by its file's last commit, else not at all", () => {
    expect(entry(plain.url)).toContain("<lastmod>2026-02-03</lastmod>");
    const modified = sitemapOf([{ ...plain, modified: "2027-01-02" }], new Map([[plain.file, "x"]]));
    expect(entry(plain.url, modified)).toContain("<lastmod>2027-01-02</lastmod>");
    expect(entry("/")).not.toContain("lastmod");
  });

  it("says of each page where it stands in its languages, and where all others are led", () => {
    const inBoth = pages.filter(({ translations }) => Object.keys(translations).length > 1);
    expect(inBoth.length > 1).toBe(OTHER !== undefined);
    for (const { url, translations } of inBoth)
      for (const [hreflang, address] of [...Object.entries(translations), ["x-default", translations.en]])
        expect(entry(url)).toContain(
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${address}"/>`,
        );
    const alone = pages.filter(({ translations }) => Object.keys(translations).length === 0);
    expect(sitemapOf(alone)).not.toContain("xhtml");
  });

  it("names each picture that the page shows", () => {
    const shown = { type: "hero" as const, heading: "Salt", trustItems: [] };
    const picture = (src: string) => {
      const size = { width: 100, height: 50, address: `/images/${src}` };
      return { ...shown, picture: { src, alt: "A pool", ...size } };
    };
    const blocks = [picture("a.jpg"), picture("b.jpg"), picture("a.jpg")];
    const { own } = shownPictures({ ...first("services"), blocks });
    const images = entry(plain.url, sitemapOf([plain], new Map(), own))?.match(/<image:loc>[^<]+/g);
    expect(images).toEqual(["a.jpg", "b.jpg"].map((name) => `<image:loc>${origin}/images/${name}`));
  });
});

describe("a site with more pages than search engines read from one sitemap", () => {
  const listable = pages.filter(({ noindex, canonical }) => !noindex && !canonical);
  const many = (count: number) => Array.from({ length: count }, () => listable[0] ?? plain);

  it("is told how many it lists", () => {
    expect(sitemapNote(many(50_001)).join()).toContain("lists 50001 addresses");
  });

  it("is told nothing while there are no more, pages that are not listed aside", () => {
    expect(sitemapNote([...many(50_000), { ...plain, noindex: true }])).toEqual([]);
  });
});

describe("the days of last commits", () => {
  it("are the first under which a file stands in git's log, the newest first", () => {
    const log =
      "2026-03-02\n\npages-data/a.yaml\npages-data/b.yaml\n2026-01-01\n\npages-data/a.yaml\npages-data/c.yaml\n";
    expect([...parseLog(log)]).toEqual([
      ["pages-data/a.yaml", "2026-03-02"],
      ["pages-data/b.yaml", "2026-03-02"],
      ["pages-data/c.yaml", "2026-01-01"],
    ]);
  });

  it("are those of a project in a folder of a larger repository and in a worktree, and none in a shallow clone", () => {
    const top = mkdtempSync(join(tmpdir(), "commits-"));
    onTestFinished(() => rmSync(top, { recursive: true }));
    const git = (cwd: string, ...args: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
        cwd,
        stdio: "pipe",
      });
    const whole = join(top, "whole");
    const site = join(whole, "sites/ours");
    mkdirSync(join(site, "pages-data"), { recursive: true });
    git(whole, "init", "-q", "-b", "main");
    for (const name of ["a", "b"]) writeFileSync(join(site, `pages-data/${name}.yaml`), "title: A\n");
    git(whole, "add", ".");
    git(whole, "commit", "-q", "-m", "One", "--date", "2026-02-03T12:00:00Z");
    git(whole, "worktree", "add", "-q", "-b", "other", join(top, "tree"));
    git(whole, "commit", "-q", "--allow-empty", "-m", "Two");
    const files = ["pages-data/a.yaml", "pages-data/b.yaml"];
    expect([...readCommits(site).keys()].sort()).toEqual(files);
    expect([...readCommits(join(top, "tree/sites/ours")).keys()].sort()).toEqual(files);
    git(top, "clone", "-q", "--depth", "1", `file://${whole}`, "shallow");
    expect(readCommits(join(top, "shallow/sites/ours"))).toEqual(new Map());
    writeFileSync(join(site, "pages-data/b.yaml"), "title: B\n"); // no commit says when
    expect([...readCommits(site).keys()]).toEqual(["pages-data/a.yaml"]);
  });

  it("are unknown outside a repository", () => {
    expect(readCommits("/")).toEqual(new Map());
  });
});

describe("robots.txt", () => {
  it("lets everyone read everything and leads to the sitemap", () => {
    expect(robots(origin)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it("lets crawlers see that a preview is noindex", () => {
    vi.stubEnv("SITE_URL", "https://preview.example.net");
    expect(robots(origin)).toBe("User-agent: *\nAllow: /\n");
  });
});
