import type { Content } from "../content/loadContent.ts";
import { hashOf } from "../content/memory/hash.ts";
import type { FinishedPage, Page } from "../content/types.ts";
import { picturesOf } from "./crawlers/picturesOf.ts";
import { type PreparedContent, prepareContent } from "./finishContent.ts";
import { cropsOf } from "./pictures/crops.ts";
import { picturesIn } from "./pictures/resolvePictures.ts";
import { type OgSubject, ogSubjectOf } from "./shareCards/cardFor.ts";

/** What is known of a page without making it: what it is told apart by, and what is written beside it. */
export interface PageFacts {
  /** Stands for all that the page shows, besides what every page does. */
  hash: string;
  /** The picture that social networks show for it, and what is on it; of the pages of a city, at its first. */
  shareImage: string;
  card: OgSubject | null;
  /** The picture files that it shows; those that are its own; and the crops of them for phones, as `cropsOf` gives them. */
  pictures: string[];
  images: string[];
  crops: string[];
}

/** Content as a build takes it: a page is finished only where what is known of it is not enough. */
export interface BuildContent extends PreparedContent {
  pages: Page[];
  facts(page: Page): PageFacts;
  /** A page as a text: its HTML is made of this, and of what every page shows. The page of unknown addresses shows something of the home page too. */
  textOf(page: Page): string;
}

/** Content for a build with this code. What earlier builds knew of a page is taken, where all that it is made of is the same. */
export async function buildContent(root: string, content: Content, code: string): Promise<BuildContent> {
  const prepared = await prepareContent(root, content);
  const { site, pictures, finish } = prepared;
  const { pages } = content;
  const home = pages.find(({ kind }) => kind === "home");
  const checked = new Map(content.checked.pages.map((page) => [page.source.file, page]));
  const labels = pages.map(({ url, breadcrumb }) => [url, breadcrumb]);
  const around = hashOf(code, JSON.stringify([site, pictures, labels]));
  const hubs = new Map(pages.flatMap(({ url, kind, file }) => (kind === "cityHub" ? [[url, file]] : [])));

  let last: { page: Page; text: string } | undefined; // who has asked for a page's facts may want its text next
  const textOf = (page: Page, finished = () => finish(page)) => {
    if (last?.page === page) return last.text;
    const shown = page.kind === "notFound" ? [finished(), home && finish(home)] : [finished()];
    last = { page, text: JSON.stringify(shown) };
    return last.text;
  };
  const known = new Map<Page, PageFacts>();
  const facts = (page: Page) => {
    const own = known.get(page) ?? factsOf(page);
    known.set(page, own);
    return own;
  };
  return { ...prepared, pages, facts, textOf };

  function factsOf(page: Page): PageFacts {
    const make = () => {
      const finished = finish(page);
      return told(
        finished,
        textOf(page, () => finished),
      );
    };
    const own = checked.get(page.file);
    const first = page.place && checked.get(hubs.get(page.place.url) ?? ""); // whose card all pages of a city share
    const isKnown = page.kind !== "notFound" && (!first || first.version !== undefined);
    return own && isKnown ? own.remember("facts", make, hashOf(around, first?.version ?? "")) : make();
  }

  function told(finished: FinishedPage, text: string): PageFacts {
    const { shareImage, place, url } = finished;
    const isDrawn = shareImage.startsWith("/og/") && (!place || place.url === url || !hubs.has(place.url));
    return {
      hash: hashOf(text),
      shareImage,
      card: isDrawn ? ogSubjectOf(finished, { site, pages: [finished], pictures }) : null,
      pictures: [...new Set(picturesIn(finished))],
      images: picturesOf(finished),
      crops: cropsOf(finished),
    };
  }
}
