import { expect, test } from "@playwright/test";
import { summariesOf } from "../../../output/siteContent.ts";
import { networkAsk } from "../../../output/verify/ask.ts";
import { liveSite } from "../../../output/verify/live.ts";
import { verify } from "../../../output/verify/verify.ts";
import { page as contentOf, loadSite, site } from "../../content/published.ts";
import { builtUrls } from "../html/html.ts";
import { kinds } from "../kinds.ts";

const pages = builtUrls().filter((url) => !url.endsWith("/404"));
const published = summariesOf(loadSite().pages);
const ask = { maxRedirects: 0 };

test("the host serves the site as npm run verify wants it, stand-ins aside", async ({ baseURL }) => {
  const live = liveSite(networkAsk, new URL(baseURL ?? "").origin, site, published, process.env);
  const rows = await verify(live);
  const missed = rows.filter(({ name, misses }) => misses.length && name !== "No stand-ins");
  expect(missed).toEqual([]);
});

test("every built address is one that the host is asked for", () => {
  const { pageAt } = liveSite(networkAsk, "http://localhost", site, published, {});
  expect([...pageAt.keys()].sort()).toEqual(pages);
});

test("an unknown article is not found in words of its own", async ({ request }) => {
  const answer = await request.get("/blog/nope", ask);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(contentOf("/blog/404").title);
});

test("only reading is allowed", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await request.fetch(kinds.plain, { method });
    expect([answer.status(), answer.headers().allow], method).toEqual([405, "GET, HEAD"]);
  }
});

test("nothing says what serves it", async ({ request }) => {
  for (const path of ["/", "/blog/nope", "/sitemap.xml"])
    expect((await request.get(path, ask)).headers()).not.toHaveProperty("server");
});

for (const path of [kinds.plain, "/nope", "/sitemap.xml", "/llms-full.txt"]) {
  test(`${path} is compressed as the browser likes`, async ({ request }) => {
    for (const encoding of ["br", "gzip"]) {
      const answer = await request.get(path, { ...ask, headers: { "Accept-Encoding": encoding } });
      expect(answer.headers()).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    }
    const plain = await request.get(path, { ...ask, headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers()).not.toHaveProperty("content-encoding");
  });
}
