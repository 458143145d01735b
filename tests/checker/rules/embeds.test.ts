import { expect, it } from "vitest";
import { embeddingOf, PROVIDERS } from "../../../content/lib/providers.ts";
import { contentSecurityPolicy } from "../../../output/hosts/contentSecurityPolicy.ts";
import { summariesOf } from "../../../output/siteContent.ts";
import { loadWith, pagesOf } from "../../content/project.ts";
import { there } from "../../content/published.ts";

const page = (address: string) => ({
  "pages-data/about.yaml": `# yaml-language-server: $schema=../schema/page.json
title: See the pool
description: A film of a pool that is cleaned, from the first leaf to the last tile, which loads once it is opened.
blocks:
  - type: hero
    heading: A film
  - type: embed
    address: ${address}
    label: Watch the film
`,
});

it("an address of no provider is told at its line, with those that there are", () => {
  const [problem, ...others] = loadWith(page("https://videos.example.com/1")).problems;
  expect(others).toEqual([]);
  expect(problem?.range.start.line).toBe(8);
  expect(problem?.message).toBe("This is no address of a provider that can be shown here.");
  for (const { name } of PROVIDERS) expect(problem?.hint).toContain(name);
});

it("a page whose address is typed half so far can be shown", async () => {
  const about = (await pagesOf(loadWith(page('"https://"')))).find(({ url }) => url === "/about");
  expect(about?.blocks.at(-1)).toMatchObject({ embedding: { name: "https://" } });
});

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e"],
  ["https://cal.com/anna/visit", "https://cal.com/anna/visit"],
  ["https://calendly.com/anna/visit", "https://calendly.com/anna/visit"],
])("%s is shown in a frame that follows nobody where that can be asked: %s", (address, frame) => {
  expect(embeddingOf(address)?.frame).toBe(frame);
});

it.each([
  ["https://clienthub.getjobber.com/client_hubs/1b2c/public/work_request/new", "Jobber"],
  ["https://book.housecallpro.com/book/Anna/0f1e", "Housecall Pro"],
  ["https://g.page/r/CabcdEFG/review", "Google"],
  ["https://www.yelp.com/biz/anna-pools-miami", "Yelp"],
])("%s is linked to", (address, name) => {
  expect(embeddingOf(address)).toEqual({ name, kind: expect.any(String) });
});

it.each([
  "http://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com.example.net/watch?v=aqz-KE-bpKQ",
  "https://example.net/?https://vimeo.com/76979871",
  "https://cal.com.example.net/anna",
])("%s, which only looks like a provider's, is none", (address) => {
  expect(embeddingOf(address)).toBeUndefined();
});

it("each provider knows the address that its example stands for", () => {
  for (const { name, example } of PROVIDERS) {
    const address = example.replace("v=…", "v=aqz-KE-bpKQ").replace("…", "a1");
    expect(embeddingOf(address)?.name, example).toBe(name);
  }
});

it("the policy allows the frames of the pages, and no page's script or connection", () => {
  const policyWith = (address: string) => {
    const { site, pages } = loadWith(page(address), { rules: [] });
    const valid = pages.filter((one) => one.isValid);
    const frames = summariesOf(valid).flatMap((summary) => summary.frames ?? []);
    return contentSecurityPolicy(there(site, "There is no site."), frames, "");
  };
  expect(policyWith("https://vimeo.com/76979871")).toContain("; frame-src https://player.vimeo.com");
  expect(policyWith("https://vimeo.com/76979871").match(/vimeo/g)).toHaveLength(1);
  expect(policyWith("https://www.yelp.com/biz/anna")).not.toMatch(/frame-src|yelp/);
});
