import { stringify } from "yaml";
import type { Business } from "../../content/compile/forms.ts";
import { parsePage } from "../../content/compile/page.ts";
import { mainOf } from "../../content/lib/words.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import type { Page, PageBlock, PictureOf } from "../../content/resolve/forms.ts";
import { withLooks } from "../../content/resolve/looks.ts";
import { pictureBlocks } from "../../content/resolve/pictures.ts";
import { resolveBlock } from "../../content/resolve/resolveBlock.ts";
import type { Survey } from "../../content/survey/forms.ts";
import { locationOf } from "../../content/survey/pageLocation.ts";
import { mediaOf } from "../../output/pictures/media.ts";
import type { SiteContent } from "../../output/siteContent.ts";

/** The content that the examples of the catalogue are resolved with. */
export interface CatalogueContent {
  survey: Survey;
  business: Business;
  site: SiteContent;
  home: Page | undefined;
}

const TITLE = "An example of a block";
const DESCRIPTION = "An example of a block, on a page of its own, so that it goes the way of all content.";

/** Resolves blocks like the content of a page: reads, fills in and checks each. Invalid ones become undefined. */
export function resolveExamples(examples: unknown[], content: Omit<CatalogueContent, "home">) {
  const { survey, business, site } = content;
  const { pictures } = site;
  const lists = mainOf(site.lists);
  const { pictureOf } = mediaOf(pictures, lists.site);
  const [any = ""] = Object.keys(pictures); // replaces pictures that only examples name
  const ownPictureOf: PictureOf = (picture, how) =>
    pictureOf(picture.src in pictures ? picture : { ...picture, src: any }, how);
  return examples.map((example, index): PageBlock | undefined => {
    const bytes = Buffer.from(stringify({ title: TITLE, description: DESCRIPTION, blocks: [example] }));
    const address = locationOf(`pages-data/example-${index}.yaml`, survey);
    const page = { ...address, bytes, publication: { state: "published" as const } };
    const { value } = parsePage(page, readYaml(page), business);
    const [block] = withLooks(value?.blocks ?? []);
    const where = { url: address.url, listsOffices: false, anchors: new Set<string>() };
    return block && pictureBlocks([resolveBlock(block, lists.site, where)], ownPictureOf)[0];
  });
}
