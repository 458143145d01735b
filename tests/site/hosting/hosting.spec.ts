import { expect, test } from "@playwright/test";
import { contentSecurityPolicy } from "../../../output/hosts/contentSecurityPolicy.ts";
import { page as contentOf, pages as published, site } from "../../content/published.ts";
import { builtUrls } from "../html/html.ts";
import { kinds } from "../kinds.ts";

const pages = builtUrls().filter((url) => !url.endsWith("/404"));
const ask = { maxRedirects: 0 };

test("every address answers, aliases included; its slash, .html, index.html and capitals lead there", async ({
  request,
}) => {
  expect(pages).toEqual(expect.arrayContaining(published.flatMap(({ aliases = [] }) => aliases)));
  for (const url of pages) {
    expect((await request.get(url, ask)).status(), url).toBe(200);
    const others =
      url === "/" ? ["/index.html"] : [`${url}/`, `${url}.html`, `${url}/index.html`, url.toUpperCase()];
    for (const other of others) {
      const answer = await request.get(`${other}?a=1`, ask);
      expect([answer.status(), answer.headers().location], other).toEqual([308, `${url}?a=1`]);
    }
  }
});

const FILES = [
  ["/sitemap.xml", "application/xml; charset=utf-8", /<urlset/],
  ["/robots.txt", "text/plain; charset=utf-8", /Sitemap: https:/],
  ["/llms.txt", "text/plain; charset=utf-8", /^# \S/],
  ["/llms-full.txt", "text/plain; charset=utf-8", /^# \S/],
  ["/feed.xml", "application/xml; charset=utf-8", /<rss version="2\.0"/],
  ["/manifest.webmanifest", "application/manifest+json", /"icons"/],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", /^Contact: mailto:/],
  ["/licenses.txt", "text/plain; charset=utf-8", /react-dom/],
  ["/favicon.svg", "image/svg+xml", /<svg/],
] as const;

for (const [path, type, text] of FILES) {
  test(`${path} is ${type}`, async ({ request }) => {
    const answer = await request.get(path, ask);
    expect(answer.headers()).toMatchObject({ "content-type": type });
    expect(await answer.text()).toMatch(text);
  });
}

for (const path of ["/icon-192.png", "/icon-512.png", "/apple-touch-icon.png", "/og-image.jpg"]) {
  test(`${path} is there`, async ({ request }) => {
    expect((await request.get(path, ask)).headers()["content-type"]).toMatch(/^image\/(?:png|jpeg)$/);
  });
}

const MISSING = [
  "/nope",
  "/services/nope",
  "/service-areas/atlantis",
  "/assets/",
  "/_headers",
  "/_redirects",
  "/404",
];

for (const path of [...MISSING, "/.vite/manifest.json", "/sbom.json", "/package.json"]) {
  test(`${path} is not found`, async ({ request }) => {
    const answer = await request.get(path, ask);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(contentOf("/404").title);
  });
}

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

const HEADERS = {
  "content-security-policy": contentSecurityPolicy(site),
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("geolocation=()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

for (const path of [
  "/",
  kinds.contact,
  "/quote",
  "/blog/nope",
  `${kinds.plain}/`,
  "/sitemap.xml",
  "/og-image.jpg",
]) {
  test(`${path} comes with every header of safety and is asked for anew`, async ({ request }) => {
    const headers = (await request.get(path, ask)).headers();
    expect(headers).toMatchObject({ ...HEADERS, "cache-control": "public, max-age=0, must-revalidate" });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("server");
  });
}

test("what a page loads is compressed, kept for ever and just as safe", async ({ request, page }) => {
  await page.goto("/");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const hashed = loaded.filter((url) => /\/(?:assets|pictures)\//.test(url));
  expect(hashed.length).toBeGreaterThan(0);
  for (const url of hashed) {
    const headers = (await request.get(url, ask)).headers();
    expect(headers, url).toMatchObject({
      ...HEADERS,
      "cache-control": "public, max-age=31536000, immutable",
    });
    if (/\.(?:js|css|svg)$/.test(url))
      expect(headers, url).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  }
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
