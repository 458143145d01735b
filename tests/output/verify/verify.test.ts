import { afterAll, describe, expect, it } from "vitest";
import { type Ask, networkAsk } from "../../../output/verify/ask.ts";
import { checks, verify, verifyTable } from "../../../output/verify/verify.ts";
import { there } from "../../content/published.ts";
import { serveFixtureSite } from "./servedSite.ts";
import { type Spoilt, WRONG } from "./wrongHosts.ts";

const host = await serveFixtureSite();
afterAll(host.close);
const right = networkAsk;

function asking({ paths, spoil }: Spoilt): Ask {
  return async (url, question) => {
    const answer = await right(url, question);
    return paths.test(new URL(url).pathname) ? { ...answer, ...spoil(answer) } : answer;
  };
}

describe("a host that serves the site as it must", () => {
  it("has nothing amiss", async () => {
    const rows = await verify(host.live(right));
    expect(rows.filter(({ misses }) => misses.length)).toEqual([]);
  });
});

describe("a host that does it wrong", () => {
  const wrongs = Object.entries(WRONG).flatMap(([name, list]) =>
    list.map((wrong) => [name, ...wrong] as const),
  );

  it.each(wrongs)("%s: %s, and is told so", async (name, _, spoilt, told) => {
    const { misses } = await there(checks[name], name)(host.live(asking(spoilt)));
    expect(misses.join("\n")).toMatch(told);
  });

  it("is told so in a table: how often, and the first few", () => {
    const misses = Array.from({ length: 10 }, (_, index) => `/page-${index} is missing.`);
    const table = verifyTable([
      { name: "One", asked: "2 files", misses: [] },
      { name: "Another", asked: "10 pages", misses },
    ]);
    expect(table).toMatch(/^ok {4}One {6}2 files\nMISS {2}Another {2}10 pages\n {8}\/page-0 is missing\./);
    expect(table).toMatch(/and 2 more$/);
  });
});
