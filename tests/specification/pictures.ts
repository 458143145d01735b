import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Page } from "../../content/resolve/forms.ts";
import { squareAround } from "../../output/pictures/versions.ts";
import type { Picture } from "../../schema/types.ts";
import { pages } from "./englishPages.ts";

const LEAF = /^sea-grape-leaf/;
/** Pages that consist only of text, a list or a form. */
const BARE = new Set(["/404", "/blog/404", "/blog", "/zip", "/privacy-policy", "/terms-of-service"]);

/** The pictures of a page's heroes, cards and other blocks, except its closing calls to action. */
function picturesOf({ blocks }: Page): Picture[] {
  return blocks.flatMap((block) => {
    if (block.type === "hero") return [block.picture, block.after].flatMap((picture) => picture ?? []);
    const own = "picture" in block && block.type !== "cta" && block.picture ? [block.picture] : [];
    const cards = block.type === "cardGrid" ? block.cards.flatMap(({ picture }) => picture ?? []) : [];
    return [...own, ...cards];
  });
}

function closing({ blocks }: Page): string[] {
  return blocks.flatMap((block) => (block.type === "cta" && block.picture ? [block.picture.src] : []));
}

function listed({ blocks }: Page): string[] {
  return blocks.flatMap((block) =>
    block.type === "articles" ? block.articles.flatMap(({ picture }) => picture?.src ?? []) : [],
  );
}

describe("pictures", () => {
  it("stand between hero and closing on every page that is more than words, a list or a form", () => {
    const without = pages.filter(
      (page) => picturesOf({ ...page, blocks: page.blocks.slice(1) }).length === 0,
    );
    expect(without.map(({ url }) => url).sort()).toEqual([...BARE].sort());
  });

  it("are never shown twice on a page, its closing and the articles that it lists included", () => {
    const twice = pages.filter((page) => {
      const files = [...picturesOf(page).map(({ src }) => src), ...closing(page), ...listed(page)];
      return new Set(files).size < files.length;
    });
    expect(twice.map(({ url }) => url)).toEqual([]);
  });

  it("serve at most twelve pages in one crop, the leaf at most forty", () => {
    const uses = new Map<string, number>();
    for (const { src, focus = "" } of pages.flatMap(picturesOf)) {
      const crop = LEAF.test(src) ? "the leaf" : `${src} ${focus}`.trim();
      uses.set(crop, (uses.get(crop) ?? 0) + 1);
    }
    const often = [...uses].filter(([crop, count]) => count > (crop === "the leaf" ? 40 : 12));
    expect(often).toEqual([]);
  });

  it("open at most a dozen pages each", () => {
    const opened = pages.flatMap(({ blocks: [hero] }) =>
      hero?.type === "hero" && hero.picture ? [hero.picture.src] : [],
    );
    const often = [...Map.groupBy(opened, (src) => src)].filter(([, { length }]) => length > 12);
    expect(often.map(([src, { length }]) => `${src}: ${length}`)).toEqual([]);
  });

  it("give each city's hub a view of its own", async () => {
    const views = await Promise.all(
      pages.flatMap(({ kind, url, blocks: [hero] }) =>
        kind === "cityHub" && hero?.type === "hero" && hero.picture ? [viewOf(url, hero.picture)] : [],
      ),
    );
    const alike = views.flatMap((one, index) =>
      views
        .slice(index + 1)
        .flatMap((other) => (areAlike(one.falls, other.falls) ? [one.url, other.url] : [])),
    );
    expect(alike).toEqual([]);
  });
});

/** A difference hash of a picture's square crop: at 9 by 8 pixels, whether each is lighter than its left neighbor. */
async function viewOf(url: string, { src, focus = "50% 50%" }: Picture) {
  const picture = sharp(`public/images/${src}`);
  const crop = squareAround(focus, await picture.metadata());
  const pixels = await picture.extract(crop).resize(9, 8, { fit: "fill" }).greyscale().raw().toBuffer();
  const rows = Array.from({ length: 8 }, (_, row) => [...pixels.subarray(row * 9, row * 9 + 9)]);
  const falls = rows.flatMap((row) => row.slice(1).map((light, index) => light > (row[index] ?? 0)));
  return { url, falls };
}

/** Whether two views are the same, or slightly shifted: at most a sixth of their hash differs. */
function areAlike(one: boolean[], other: boolean[]): boolean {
  return one.filter((falls, index) => falls !== other[index]).length <= one.length / 6;
}
