import { expect, it } from "vitest";
import { inLanguages as content } from "../content/published.ts";
import { htmlOf, resolvedPage } from "./html.ts";

const pages = content.pages.map(({ url }) => {
  const { site, page } = resolvedPage(content, url);
  const hrefs = Array.from(
    htmlOf(content, url).matchAll(/<a [^>]*\bhref="([^"]*)"/g),
    ([, href = ""]) => href,
  );
  return { url, page, links: hrefs.filter((href) => href.split("?")[0] === site.keyAddresses.quote) };
});
const about = pages.filter(({ page }) => page.service?.key !== undefined);

it("on a page about a service, each link to the quote form chooses a service there, in every language", () => {
  for (const { url, page, links } of about) {
    for (const href of links) expect(href, url).toMatch(/\?service=[a-z-]+$/);
    expect(links.join(" "), url).toContain(`?service=${page.service?.key}`);
  }
  expect(new Set(about.map(({ page }) => page.language)).size).toBeGreaterThan(1);
});

it("no link chooses what the form does not list", () => {
  const forms = pages.flatMap(({ page }) => page.blocks.filter((block) => block.type === "quoteForm"));
  const keys = forms.flatMap(({ services, other }) => [...services, other].map(({ key }) => key));
  for (const { url, links } of pages)
    for (const href of links) {
      const key = new URLSearchParams(href.split("?")[1]).get("service");
      if (key !== null) expect(keys, `${href} on ${url}`).toContain(key);
    }
});
