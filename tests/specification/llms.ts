import { describe, expect, it } from "vitest";
import { llms } from "../../output/crawlers/llms.ts";
import { site } from "../content/published.ts";
import { pages } from "./englishPages.ts";

describe("/llms.txt", () => {
  it.each([
    ["eco-friendly services", /eco-friendly services/i],
    ["2025 awards", /2025 awards/],
    ["the main office in Miami Beach", /Main Office: .*Miami Beach/],
    ["the operations hub in Miami", /Operations Hub: .*Miami/],
    ["a free quote form with consultation scheduling", /Free quotes: a form at .*\/quote.*consultation/],
    ["its licence", /CC BY 4\.0 for non-commercial use, with credit/],
  ])("tells of %s", (_, words) => {
    expect(llms(site, pages)).toMatch(words);
  });
});
