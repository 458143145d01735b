import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Site } from "../../content/resolve/forms.ts";
import { feed } from "../../output/crawlers/feed.ts";
import { sitemap } from "../../output/crawlers/sitemap.ts";
import { hostFiles } from "../../output/hosts/hostFiles.ts";
import { summariesOf } from "../../output/siteContent.ts";
import { type Loaded, loadWith } from "../content/project.ts";
import { htmlOf } from "./html.ts";

const MARKUP = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
const DESCRIPTION =
  "A page whose author means harm, or has pasted what means harm, into every text that pages can hold.";

/** Loads the fixture with a page that has these entries. */
function loadPage(entries: object) {
  const page = {
    title: "A page",
    description: DESCRIPTION,
    blocks: [{ type: "hero", heading: "A page" }],
    ...entries,
  };
  return loadWith({ "pages-data/hostile.yaml": stringify(page) });
}

const codes = (entries: object) =>
  loadPage(entries)
    .problems.filter(({ severity }) => severity === "error")
    .map(({ code }) => code);
const hero = { type: "hero", heading: "A page" };

describe("markup in content", () => {
  const content = loadPage({
    title: `${MARKUP.slice(0, 50)}`,
    description: MARKUP.padEnd(80, "."),
    blocks: [
      { type: "hero", heading: MARKUP.slice(0, 90), intro: MARKUP },
      { type: "prose", body: `${MARKUP}\n\n<iframe src="https://evil.example"></iframe>` },
      { type: "faq", heading: "Questions", questions: [{ question: MARKUP, answer: MARKUP }] },
    ],
  });
  const html = htmlOf(content, "/hostile");

  it("is never run, even where a page with errors is shown while editing", () => {
    expect(html).not.toMatch(/<script>|<img src=x|<iframe|<[^>"]+onerror/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("cannot end the structured data", () => {
    const [data, after] = html.split('<script type="application/ld+json">')[1]?.split("</script>", 2) ?? [];
    expect(JSON.parse(data ?? "")["@graph"]).toContainEqual(expect.objectContaining({ "@type": "FAQPage" }));
    expect(data).not.toContain("<");
    expect(after).toMatch(/^<\/head>/);
  });

  it("is text in the feed and the sitemap, whatever characters it holds", () => {
    const content = loadWith({
      "pages-data/blog/hostile.yaml": stringify(article(`]]>${MARKUP}\u0007\u0000`)),
    });
    const site = siteOf(content);
    const xml = feed(site) + sitemap(summariesOf(content.pages), site, new Map(), () => []);
    expect(xml).not.toMatch(/<script|<img|(?!\n)\p{Cc}/u);
    expect(xml).toContain("]]&gt;&lt;/title&gt;");
  });
});

describe("a line break in a title", () => {
  it.each(["A page\nX: y", "A page\r\nSet-Cookie: a=b", "A page\u0085", "A\u0000page", "A page\n"])(
    "is refused: %j",
    (title) => {
      expect(codes({ title })).not.toEqual([]);
      expect(codes({ description: `${DESCRIPTION}${title}` })).not.toEqual([]);
      expect(codes({ keywords: [title] })).not.toEqual([]);
    },
  );

  it("is refused in the company's name, which stands behind every title", () => {
    const site = readFileSync("tests/content/fixture/site.yaml", "utf8");
    const { problems } = loadWith({ "site.yaml": site.replace("Seagrape Pool Care", '"A\\r\\nB"') });
    expect(problems.map(({ code }) => code)).toContain("wrong-form");
  });

  it("that only folds a long line of the file is no line break", () => {
    const text = `# yaml-language-server: $schema=../schema/page.json\ntitle: >-\n  A page\n  of its own\ndescription: ${DESCRIPTION}\nblocks: [{ type: hero, heading: A page }]\n`;
    expect(loadWith({ "pages-data/hostile.yaml": text }).problems).toEqual([]);
  });
});

describe("a link that would run a script or leave in disguise", () => {
  const LINKS = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
  ];

  it.each(LINKS)("is refused on a button, a card and in text: %s", (href) => {
    expect(codes({ blocks: [{ ...hero, actions: [{ label: "Go", href }] }] })).not.toEqual([]);
    expect(
      codes({ blocks: [hero, { type: "cardGrid", cards: [{ title: "A", link: { label: "Go", href } }] }] }),
    ).not.toEqual([]);
    expect(codes({ blocks: [hero, { type: "prose", body: `[Go](<${href}>)` }] })).not.toEqual([]);
    expect(codes({ canonical: href })).not.toEqual([]);
  });

  it.each(LINKS)("is no link even where a page with errors is shown while editing: %s", (href) => {
    const content = loadPage({ blocks: [hero, { type: "prose", body: `[Go](<${href}>)` }] });
    const html = htmlOf(content, "/hostile");
    expect(html).toMatch(/<main[\s\S]*>Go</);
    expect(html).not.toMatch(/href="(?:\s*(?:javascript|data|vbscript):|\/\/)/i);
  });
});

describe("what hosts read", () => {
  it("has a line for nothing that content says but addresses, which are small letters", () => {
    const content = loadPage({ title: "A page X-Evil 1", aliases: ["/ok"] });
    const texts = Object.values(hostFiles(siteOf(content), summariesOf(content.pages))).join("");
    expect(texts).toContain("^/ok$ /ok");
    expect(texts).not.toContain("X-Evil");
    expect(codes({ aliases: ["/a\n/evil https://evil.example 308"] })).toEqual(["wrong-form"]);
    expect(codes({ aliases: ["/A b"] })).toEqual(["wrong-form"]);
    expect(codes({ moved: ["/a\n/evil https://evil.example 308"] })).toEqual(["wrong-form"]);
    expect(codes({ moved: ['/a" {'] })).toEqual(["wrong-form"]);
  });
});

function article(excerpt: string): object {
  const entry = { excerpt, author: MARKUP, date: "2026-01-01", category: MARKUP };
  return {
    title: "An article",
    description: DESCRIPTION,
    article: entry,
    blocks: [hero, { type: "prose", body: "Text." }],
  };
}

function siteOf({ site }: Loaded): Site {
  if (!site) throw new Error("The site did not load.");
  return site;
}
