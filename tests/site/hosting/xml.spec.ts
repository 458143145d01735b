import { expect, type Page, test } from "@playwright/test";

const ROOTS = { "/feed.xml": "rss", "/sitemap.xml": "urlset" };

/** An XML file of the site as a parser reads it, with the addresses of its pages and pictures. */
async function parse(page: Page, path: string) {
  const answer = await page.request.get(path);
  await page.goto("about:blank");
  return page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (selector: string) =>
        [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return {
        root: parsed.documentElement.nodeName,
        errors: texts("parsererror"),
        addresses: texts("loc, channel > link:not([href]), item > link, guid"),
      };
    },
    await answer.text(),
  );
}

for (const [path, name] of Object.entries(ROOTS)) {
  test(`${path} is XML`, async ({ page }) => {
    const { root, errors } = await parse(page, path);
    expect(errors).toEqual([]);
    expect(root).toBe(name);
  });

  test(`every address in ${path} answers without leading elsewhere`, async ({ page }) => {
    const { addresses } = await parse(page, path);
    const answers: { address: string; origin: string; status: number }[] = [];
    for (const address of new Set(addresses)) {
      const { origin, pathname } = new URL(address);
      const answer = await page.request.head(pathname, { maxRedirects: 0 });
      answers.push({ address, origin, status: answer.status() });
    }
    expect(answers).not.toHaveLength(0);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ origin }) => origin)).size).toBe(1);
  });
}
