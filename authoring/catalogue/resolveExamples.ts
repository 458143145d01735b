import { readFileSync } from "node:fs";
import { stringify } from "yaml";
import { checkPages } from "../../content/check/checkPages.ts";
import { checkSite } from "../../content/check/checkSite.ts";
import { countsOf } from "../../content/check/counts.ts";
import { placeFiles } from "../../content/check/publication.ts";
import { compileSchemas } from "../../content/check/schemas/schemas.ts";
import { dayInMiami } from "../../content/day.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import { withLooks } from "../../content/resolve/looks.ts";
import { resolveBlock } from "../../content/resolve/resolveBlock.ts";
import type { PageBlock } from "../../content/types.ts";
import type { FinishedContent } from "../../output/finishContent.ts";
import { resolvePictures } from "../../output/pictures/resolvePictures.ts";

const SITE = new URL("../../site.yaml", import.meta.url);
const TITLE = "An example of a block";
const DESCRIPTION = "An example of a block, on a page of its own, so that it goes the way of all content.";

/**
 * Blocks as a page of this site would show them: each is read, filled in, checked and resolved as content
 * is. Undefined stands where one is not right.
 */
export function resolveExamples(
  examples: unknown[],
  { site, pictures }: Pick<FinishedContent, "site" | "pictures">,
): (PageBlock | undefined)[] {
  const schemas = compileSchemas();
  const business = readYaml({ file: "site.yaml", bytes: readFileSync(SITE) }, new Map());
  const files = examples.map((example, index) => {
    const bytes = Buffer.from(stringify({ title: TITLE, description: DESCRIPTION, blocks: [example] }));
    return readYaml({ file: `pages-data/example-${index}.yaml`, bytes }, new Map());
  });
  const placed = placeFiles(files, dayInMiami());
  const checkedSite = checkSite(business, countsOf(placed, business.source.data), schemas);
  return checkPages(placed, checkedSite, schemas).map(({ value }) => {
    const [block] = withLooks(value?.blocks ?? []);
    return block && resolvePictures(resolveBlock(block, site), pictures);
  });
}
