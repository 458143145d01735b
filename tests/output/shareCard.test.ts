import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PANEL } from "../../output/shareCards/cardFor.ts";
import { drawCard } from "../../output/shareCards/drawCard.tsx";
import { site } from "../content/published.ts";
import { ROOT } from "../content/root.ts";

const { colors } = site.theme;

describe("the words on a card", () => {
  const subject = {
    company: "Seagrape Pool Care",
    eyebrow: "Doral",
    picture: "hero-pool.jpg",
    focus: "50% 50%",
  };
  const card = (heading: string, rest = {}) => drawCard({ ...subject, ...rest, heading }, site.theme, ROOT);

  /** The bounding box of the dark pixels, which are letters, from `top` down: with a `top` of 130, below the logo. */
  async function lettersIn(svg: string, top = 0) {
    const png = await sharp(Buffer.from(svg)).flatten({ background: colors.ground }).png().toBuffer();
    const part = await sharp(png)
      .extract({ left: 0, top, width: PANEL, height: 630 - top })
      .toBuffer();
    const dark = sharp(await sharp(part).greyscale().threshold(200).negate().png().toBuffer());
    const { info } = await dark.trim({ background: "#000" }).toBuffer({ resolveWithObject: true });
    const [left, above] = [-(info.trimOffsetLeft ?? 0), top - (info.trimOffsetTop ?? 0)];
    return { left, right: left + info.width, top: above, bottom: above + info.height };
  }

  it("leave the room to a wordmark, which keeps its proportions and has no name beside it", async () => {
    const shapes = '<rect fill="currentColor" width="400" height="40"/>';
    const logo = { viewBox: "0 0 400 40", width: 400, height: 40, label: "", shapes };
    const theme = { ...site.theme, logo, wordmark: true };
    const svg = await drawCard({ ...subject, eyebrow: "", heading: "" }, theme, ROOT);
    const { left, right, top, bottom } = await lettersIn(svg);
    expect((right - left) / (bottom - top)).toBeCloseTo(10, 0);
    expect(right).toBeLessThanOrEqual(PANEL - 40);
  });

  it.each([
    ["short", "Dive in"],
    ["as long as on a page", "Pool service in Aventura, from the sixth floor to the seawall"],
    ["as long as a page may have it", "Water ".repeat(17).slice(0, 100)],
    ["of many words", "pool ".repeat(500)],
    ["of many sentences", "Dive deep. ".repeat(20)],
    ["of one endless word", "W".repeat(400)],
  ])("stay inside its margins, the heading being %s", async (_, heading) => {
    const { left, right, top, bottom } = await lettersIn(await card(heading));
    expect(left).toBeGreaterThanOrEqual(70);
    expect(right).toBeLessThanOrEqual(PANEL - 38);
    expect(top).toBeGreaterThanOrEqual(50);
    expect(bottom).toBeLessThanOrEqual(600);
    expect(bottom).toBeGreaterThan(500);
  });

  it("stay inside and clear of the logo, be all of them long", async () => {
    const svg = await card("pool ".repeat(90), {
      company: "Pool Care ".repeat(20),
      eyebrow: "Doral ".repeat(40),
    });
    expect((await lettersIn(svg)).right).toBeLessThanOrEqual(PANEL - 38);
    expect((await lettersIn(svg, 130)).top).toBeGreaterThan(180);
  });

  it("are all drawn: a longer heading has more outlines, however long it is", async () => {
    const outlines = async (heading: string) => (await card(heading)).match(/M/g)?.length ?? 0;
    const word = (await outlines("pool pool")) - (await outlines("pool"));
    expect((await outlines("pool ".repeat(300))) - (await outlines("pool"))).toBe(299 * word);
  });

  it("may hold any character: none is markup, and what the fonts lack is left out", async () => {
    const hostile = `</svg><script>alert("1")</script>&amp; \u0000\u202e\n😀 日本語 مرحبا ${"]]>"}`;
    const svg = await card(hostile, { company: hostile, eyebrow: hostile });
    expect(svg).not.toContain("script");
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: PANEL, height: 630 });
    expect(await card("Dive 😀日本\u202e in")).toBe(await card("Dive in"));
    expect(await card("日本語 مرحبا")).toBe(await card(""));
    expect(await card("Año nuevo")).not.toBe(await card("Ano nuevo"));
  });

  it("are never broken within a city's name", async () => {
    // Whatever the font, a line would end within the name after one of these words.
    const differences = [2, 4, 6, 8, 10].map(async (length) => {
      const drawn = (eyebrow: string) => card(`${"o".repeat(length)} Sunny Isles Beach`, { eyebrow });
      const lines = async (eyebrow: string) => (await lettersIn(await drawn(eyebrow), 300)).right;
      return (await lines("Sunny Isles Beach")) !== (await lines("Sunny"));
    });
    expect(await Promise.all(differences)).toContain(true);
  });

  it("are never broken within a word, be it longer than a line of large letters", async () => {
    const { top, bottom } = await lettersIn(await card("Schwimmbadreinigungen", { eyebrow: "" }), 130);
    expect(bottom - top).toBeLessThan(100); // one line
  });
});
