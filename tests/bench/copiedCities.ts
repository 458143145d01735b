import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plainChecks } from "../../content/compile/checks.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import { load } from "../../content/load.ts";
import { copiedPage } from "../../editor/pages/newCity.ts";

const AREAS = "pages-data/service-areas";
/** The city whose values are replaced in each copy. */
const PATTERN = { name: "Pattern City", url: "/service-areas/pattern-city", order: 99_999, draft: false };

/**
 * Adds whole copies of the first city, under other names, to the project in `root`, until it has at least `pages` more
 * pages.
 */
export function addCopies(root: string, pages: number): void {
  const [cities = []] = load(root, { checks: plainChecks }).business.cities.values();
  const [[slug = "", city] = []] = cities;
  const like = { url: `/service-areas/${slug}`, name: String(city?.values.name) };
  const folder = join(root, AREAS, slug);
  const files = readdirSync(folder).map((file) => {
    const text = copiedPage(readFileSync(join(folder, file), "utf8"), { ...like, longerNames: [] }, PATTERN);
    return { file, text };
  });
  for (let number = 0; number * files.length < pages; number++) {
    const name = `Palm Creek ${number + 1}`;
    const slug = slugFor(name);
    mkdirSync(join(root, AREAS, slug));
    for (const { file, text } of files) {
      const copy = text.replaceAll(PATTERN.name, name).replaceAll(PATTERN.url, `/service-areas/${slug}`);
      writeFileSync(
        join(root, AREAS, slug, file),
        copy.replace(`order: ${PATTERN.order}`, `order: ${100 + number}`),
      );
    }
  }
}
