import { describe, expect, it } from "vitest";
import { blocks, calls, only, page, site } from "../content/published.ts";
import { hrefs, text } from "./words.ts";

const articles = site.articles.map((article) => ({
  ...article,
  minutes: Number.parseInt(article.readTime, 10),
}));
const choosing = "/blog/pool-service-near-me-miami-choosing-right-company";

describe("/blog", () => {
  it("lists three featured and five recent articles", () => {
    const [featured, recent] = blocks("/blog", "articles");
    expect([featured?.pick, featured?.articles.length]).toEqual(["featured", 3]);
    expect([recent?.pick, recent?.articles.length]).toEqual(["recent", 5]);
  });

  it("has a newsletter box", () => {
    expect(only("/blog", "newsletter").heading).toMatch(/\w+/);
  });
});

describe("the articles", () => {
  it("take from 3 to 20 minutes to read", () => {
    const minutes = articles.map((article) => article.minutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([3, 20]);
    expect(articles.every(({ readTime }) => /^\d+ min read$/.test(readTime))).toBe(true);
  });

  it("are on pool equipment maintenance, and on choosing a company, among others", () => {
    const equipment = site.articles.find(({ category }) => category === "Equipment Maintenance");
    expect(equipment?.title).toMatch(/pool equipment maintenance/i);
    expect(page(choosing).article?.category).toBe("Service Selection");
  });

  it.each(articles.map(({ url }) => url))("%s leads to services, places and contact", (url) => {
    expect(hrefs(url).join(" ")).toMatch(/\/services\b/);
    expect(hrefs(url).join(" ")).toMatch(/\/(?:service-areas|locations)\//);
    expect(hrefs(url)).toContain("/contact");
  });

  it.each(articles.map(({ url }) => url))("%s has headings, and ends with a quote and a call", (url) => {
    expect(only(url, "prose").body).toMatch(/^## /m);
    // An article that asks for a photo has a way to send it, besides the two actions in the specification.
    const close = page(url).blocks.at(-1);
    const hrefs = close?.type === "cta" ? close.actions.map(({ href }) => href?.split("?")[0]) : [];
    expect(hrefs.filter((href) => !/^(?:sms|mailto):/.test(href ?? ""))).toEqual(["/quote", calls.main]);
  });

  it("give the ranges of pool water", () => {
    const said = articles.map(({ url }) => text(url)).join("\n");
    for (const range of [/1 to 3\sppm/, /7\.2\sto\s7\.6/, /80\sto\s120\sppm/, /2,?700\sto\s3,?400\sppm/])
      expect(said).toMatch(range);
  });

  it("give the monthly costs, in one of them", () => {
    const costs = [/basic\W+\$80 to \$150/i, /full service\W+\$120 to \$250/i];
    for (const cost of [...costs, /chemical-only\W+\$60 to \$100/i, /concierge\W+\$200 to \$400/i])
      expect(
        articles.some(({ url }) => cost.test(text(url))),
        String(cost),
      ).toBe(true);
  });

  it("clear a green pool in 48 to 72 hours on one of them", () => {
    const quick = articles.filter(({ url }) => /48 to 72 hours/i.test(text(url)));
    expect(quick.map(({ category }) => category)).toContain("Green Pool Recovery");
  });
});

describe("an article that is not there", () => {
  it("says so, and leads back to the blog", () => {
    const { heading, intro, actions } = only("/blog/404", "hero");
    expect([page("/blog/404").title, heading]).toEqual(["Blog Post Not Found", "Blog Post Not Found"]);
    expect(intro).toBe("The blog post you're looking for doesn't exist.");
    expect(actions).toEqual([{ label: "Back to Blog", href: "/blog" }]);
  });
});
