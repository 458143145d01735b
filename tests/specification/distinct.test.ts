import { describe, expect, it } from "vitest";
import { jaccard, sentencesOf, shinglesOf, wordsOf } from "../../checker/rules/cities/similarity.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { site } from "../content/published.ts";
import { pages } from "./englishPages.ts";
import { textOf } from "./words.ts";

const names = new RegExp(site.cities.map(({ name }) => name).join("|"), "g");
const services = pages.filter(({ place, city }) => place && !city);
const isLong = (sentence: string) => wordsOf(sentence).length > 12;
const kindOf = ({ url }: Page) => url.split("/").at(-1)?.replace("pool-", "") ?? "";
const runs = new Map(services.map((page) => [page, shinglesOf(textOf(page).replace(names, ""))]));

describe("every service page deserves to exist", () => {
  it("has service pages of 17 cities to compare", () => {
    expect(services).toHaveLength(102);
  });

  it("shares less than half of its five-word runs with the same service in any other city", () => {
    const pairs = services.flatMap((a, index) =>
      services
        .slice(index + 1)
        .filter((b) => kindOf(a) === kindOf(b))
        .map((b) => ({
          alike: jaccard(runs.get(a) ?? shinglesOf(""), runs.get(b) ?? shinglesOf("")),
          pair: `${a.url} ${b.url}`,
        })),
    );
    const worst = pairs.sort((a, b) => b.alike - a.alike).slice(0, 5);
    console.log(
      `Most alike:\n${worst.map(({ alike, pair }) => `  ${(alike * 100).toFixed(1)} %  ${pair}`).join("\n")}`,
    );
    expect(pairs).toHaveLength((102 * 16) / 2);
    expect(worst[0]?.alike).toBeLessThan(0.5);
  });

  it("has no long sentence that stands on more than twelve pages", () => {
    const places = new Map<string, number>();
    for (const page of pages) {
      const sentences = sentencesOf(textOf(page)).filter((text) => isLong(text) && !text.startsWith("<")); // skips SVG
      for (const sentence of new Set(sentences)) places.set(sentence, (places.get(sentence) ?? 0) + 1);
    }
    const often = [...places].filter(([, count]) => count > 12);
    expect(often).toEqual([]);
  });
});
