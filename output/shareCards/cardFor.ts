import { createHash } from "node:crypto";
import type { Page, Site } from "../../content/types.ts";
import type { Pictures } from "../pictures/pictures.ts";

/** All content: pages of a city share its picture, so that one page alone does not say what is on it. */
export interface OgContent {
  site: Site;
  pages: Page[];
  /** The cities' hubs by address, where someone has them at hand: of many pages, looking for one takes long. */
  hubs?: ReadonlyMap<string, Page>;
  pictures: Pictures;
}

/** What a picture for social networks shows. */
export interface OgSubject {
  company: string;
  eyebrow: string | undefined;
  heading: string;
  /** The file in public/images beside the words, and the point of it that is kept in view. */
  picture: string;
  focus: string;
}

// Part of every address. Raise it when the design changes, or else networks keep the pictures they have.
const DESIGN = 4;
/** Of public/: for pages of which there is nothing to show, or no picture that can be read. */
const STANDARD = "/og-image.jpg";

/** The address of the picture that social networks show for a page. Another picture has another address. */
export function ogImageFor(page: Page, content: OgContent): string {
  const own = pageShown(page, content);
  if (own.kind === "legal" || own.kind === "notFound") return STANDARD;
  const subject = ogSubjectOf(page, content);
  const bytes = content.pictures[subject.picture]?.base; // holds the hash of the file
  if (bytes === undefined) return STANDARD;
  const name = own.url.slice(1).replaceAll("/", "-") || "home";
  const shown = JSON.stringify([DESIGN, subject, bytes]);
  return `/og/${name}.${createHash("sha256").update(shown).digest("hex").slice(0, 8)}.jpg`;
}

/** What stands on the picture of a page. */
export function ogSubjectOf(page: Page, content: OgContent): OgSubject {
  const { blocks, title, place, article } = pageShown(page, content);
  const hero = blocks.find((block) => block.type === "hero");
  const picture = hero?.picture?.src ?? "hero-pool.jpg";
  return {
    company: content.site.business.name,
    eyebrow: place?.name ?? article?.category ?? hero?.eyebrow,
    heading: hero?.heading ?? title,
    picture,
    focus: hero?.picture?.focus ?? content.pictures[picture]?.facts?.focus ?? "50% 50%",
  };
}

/** The page whose heading and picture are shown: of the pages of a city, its first. */
export function pageShown(page: Page, { pages, hubs }: OgContent): Page {
  const hub = page.place?.url;
  if (hub === undefined) return page;
  return (hubs ? hubs.get(hub) : pages.find(({ url }) => url === hub)) ?? page;
}
