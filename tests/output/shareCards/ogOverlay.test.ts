import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawOverlay } from "../../../output/shareCards/drawOverlay.ts";
import { loadFace } from "../../../output/shareCards/face.ts";
import { fitLines, keepTogether } from "../../../output/shareCards/fitLines.ts";

describe("the words on a picture", () => {
  const subject = { company: "Seagrape Pool Care", eyebrow: "Doral", picture: "hero-pool.jpg" };
  const overlay = (heading: string, rest = {}) => drawOverlay({ ...subject, ...rest, heading });

  /** The pixels that are white: letters. */
  async function whiteIn(svg: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
    const grey = sharp(Buffer.from(svg)).flatten({ background: "#06283d" }).greyscale();
    const white = sharp(await grey.threshold(200).png().toBuffer()); // trim() comes before threshold() in one go
    const { info } = await white.trim({ background: "#000" }).toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    return { left, top, right: left + info.width, bottom: top + info.height };
  }

  it.each([
    ["short", "Dive in"],
    ["as long as on a page", "Pool service in Aventura, from the sixth floor to the seawall"],
    ["of many words", "pool ".repeat(500)],
    ["of one endless word", "W".repeat(400)],
  ])("stay inside its margins, the heading being %s", async (_, heading) => {
    const { left, right, top, bottom } = await whiteIn(overlay(heading));
    expect(left).toBeGreaterThanOrEqual(70);
    expect(right).toBeLessThanOrEqual(1130);
    expect(top).toBeGreaterThanOrEqual(50);
    expect(bottom).toBeLessThanOrEqual(600);
    expect(bottom).toBeGreaterThan(500);
  });

  it("stay inside, be the company's name or the words above the heading long as well", async () => {
    const { right } = await whiteIn(overlay("Dive in", { company: "Pool Care ".repeat(20) }));
    expect(right).toBeLessThanOrEqual(1130);
    const long = overlay("Dive in", { eyebrow: "Doral ".repeat(40) });
    expect((await whiteIn(long.replaceAll("#6fd3dc", "#fff"))).right).toBeLessThanOrEqual(1130);
  });

  it("may hold any character: none is markup, and what the font lacks is left out", async () => {
    const hostile = `</svg><script>alert("1")</script>&amp; \u0000\u202e\n😀 日本語 ${"]]>"}`;
    const svg = overlay(hostile, { company: hostile, eyebrow: hostile });
    expect(svg).not.toContain("script");
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 1200, height: 630 });
    expect(overlay("Dive 😀日本 in")).toBe(overlay("Dive in"));
    expect(overlay("日本語")).toBe(overlay(""));
  });

  it("are drawn in the weight asked for", () => {
    expect(loadFace("fraunces", 700).width("Pool care")).toBeGreaterThan(
      loadFace("fraunces", 300).width("Pool care"),
    );
  });

  it("break at pauses, and never within a city's name", () => {
    const room = { sizes: [10], width: 200, height: 30 };
    const linesOf = (text: string) => fitLines(text, room, ({ length }) => length).lines;
    expect(linesOf("Step outside. The water is ready.")).toEqual(["Step outside.", "The water is ready."]);
    expect(linesOf("All pool care in Miami Beach")).toEqual(["All pool care", "in Miami Beach"]);
    const kept = keepTogether("All the pools of Sunny Isles Beach", "Sunny Isles Beach");
    expect(linesOf(kept)).toEqual(["All the pools of", "Sunny\u00a0Isles\u00a0Beach"]);
  });

  it("end in an ellipsis where there is no room for all", () => {
    const room = { sizes: [20, 10], width: 100, height: 30 };
    const { size, lines } = fitLines("word ".repeat(60).trim(), room, ({ length }) => length);
    expect(size).toBe(10);
    expect(lines).toEqual(["word word", "word word", "word word…"]);
  });
});
