import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { SiteChanges } from "../../../commands/changes/compare.ts";
import { changesHtml } from "../../../commands/changes/html.ts";
import { markDifferences } from "../../../commands/changes/markDifferences.ts";
import { changesMarkdown } from "../../../commands/changes/markdown.ts";
import { summaryLine } from "../../../commands/changes/report.ts";

const NONE: SiteChanges = { added: [], redirected: [], lost: [], changed: [], styles: [], scripts: [] };
const HOSTILE = `<img src=x onerror=alert(1)> @everyone [a](javascript:b) \`c\``;

const told = (changes: Partial<SiteChanges>, preview?: string) => ({
  revision: "main",
  changes: { ...NONE, ...changes },
  looks: [],
  leftOut: 0,
  preview,
});
const page = (address: string, before: string, after: string) => ({
  address,
  words: [{ before, after }],
  links: [],
  pictures: [],
  head: [],
  structure: false,
  weight: { before: 1000, after: 3500 },
});

describe("a report", () => {
  it("says first what changed, in one line", () => {
    expect(summaryLine(NONE)).toMatch(/^Nothing changed/);
    expect(summaryLine({ ...NONE, added: ["/a"], lost: ["/b", "/c"] })).toBe(
      "1 page added, 2 addresses lead nowhere",
    );
  });

  it("marks the words that changed, says the weight, and leads to the preview", () => {
    const text = changesMarkdown(
      told({ changed: [page("/about", "Since 2020.", "Since 2021.")] }, "https://preview.invalid"),
    );
    expect(text).toContain("[/about](https://preview.invalid/about) (3.5 KB, 2.5 KB more)");
    expect(text).toContain("Since <del>2020</del><ins>2021</ins>.");
  });

  it("says of addresses that lead nowhere what to write", () => {
    expect(changesMarkdown(told({ lost: ["/gone"] }))).toMatch(/lead nowhere now\n\n- \/gone\n\n.*`moved:`/);
  });

  it.each([changesHtml, changesMarkdown])("shows what is written as it is, whatever it is", (write) => {
    const text = write(
      told({
        changed: [page("/about", "", HOSTILE)],
        added: [HOSTILE],
        styles: [{ before: HOSTILE, after: "" }],
      }),
    );
    expect(text).not.toContain("<img");
    if (write === changesMarkdown) expect(text).not.toMatch(/@everyone|[^\\]\[a|[^\\]`c\\?`|&\\/);
  });

  it("is one file that loads nothing and runs nothing", () => {
    const marked = {
      before: Buffer.from("a"),
      after: Buffer.from("b"),
      marked: Buffer.from("c"),
      percent: 1,
    };
    const html = changesHtml({ ...told({}), looks: [{ address: "/", width: 375, marked }], leftOut: 3 });
    expect(html).toContain("default-src 'none'");
    expect([...html.matchAll(/(?:src|href)="(.{5})/g)].map(([, start]) => start)).toEqual(
      Array(3).fill("data:"),
    );
    expect(html).toContain("3 more pages");
  });
});

describe("two pictures", () => {
  const picture = (height: number, color: string) => {
    const mark = { create: { width: 20, height: 20, channels: 3 as const, background: color } };
    return sharp({ create: { width: 300, height, channels: 3, background: "white" } })
      .composite([{ input: mark, left: 10, top: 600 }])
      .png()
      .toBuffer();
  };
  const size = async (webp: Buffer | undefined) => {
    const { width, height } = await sharp(webp).metadata();
    return [width, height];
  };

  it("that look the same are not marked", async () => {
    expect(await markDifferences(await picture(1000, "red"), await picture(1000, "red"))).toBeUndefined();
  });

  it("are marked where they differ, and shown with a little around it", async () => {
    const marked = await markDifferences(await picture(1000, "red"), await picture(1000, "blue"));
    expect(marked?.percent).toBeCloseTo((100 * 400) / (300 * 1000));
    for (const shown of [marked?.before, marked?.after, marked?.marked])
      expect(await size(shown)).toEqual([300, 260]);
  });

  it("of different heights are compared to the end of the taller", async () => {
    const marked = await markDifferences(await picture(1000, "red"), await picture(1200, "blue"));
    expect(await size(marked?.after)).toEqual([300, 260]);
  });
});
