import type { Remember } from "../memory/memory.ts";
import { readFiles, type Unsaved } from "../read/files.ts";
import { rememberedRead } from "../read/rememberedRead.ts";
import type { Source } from "../read/source.ts";
import type { Store } from "../store.ts";
import { type CheckedPage, checkPages } from "./checkPages.ts";
import { type CheckedSite, checkSite } from "./checkSite.ts";
import { countsOf } from "./counts.ts";
import { placeFiles } from "./publication.ts";
import { compileSchemas, type Schemas } from "./schemas/schemas.ts";
import { counter } from "./validate.ts";

/** All content after each file was checked by itself: what rules look at. */
export interface CheckedContent {
  /** The project's folder. */
  root: string;
  /** The day that decides which pages are published, as 2026-12-01. */
  today: string;
  schemas: Schemas;
  site: CheckedSite;
  /** The pages that are published. */
  pages: CheckedPage[];
  /** The pages that are not published yet; none where they are wanted too. */
  drafts: CheckedPage[];
  /** Gives what was made of several files together; `of` stands for them all. */
  remember: Remember;
}

/** What decides which pages are there, and how they are. */
export interface When {
  today: string;
  /** Whether pages that are not published yet are wanted too. */
  drafts: boolean;
  /** Texts that are not saved yet. */
  unsaved?: Unsaved;
}

/** The name, which no file has, of what is made of several. */
const TOGETHER = "/";

/** Reads and checks site.yaml and pages-data/ below `root`; with drafts among the pages, or apart. */
export function checkContent(root: string, { today, drafts, unsaved }: When, store: Store): CheckedContent {
  const schemas = compileSchemas(store.schemas, store.memory);
  const files = readFiles(root, unsaved);
  const mistakesIn = counter(schemas.page);
  const read = files.pages.map((file) => rememberedRead(file, store, mistakesIn));
  const placed = placeFiles(read, today);
  const isShown = ({ publication }: Pick<CheckedPage, "publication">) =>
    drafts || publication.state === "published";
  const shown = placed.filter(isShown);
  const business = rememberedRead(files.site, store, counter(schemas.site));
  const site = checkSite(business, countsOf(shown, business.source.data), schemas);
  const all = checkPages(placed, site, schemas, shown);
  return {
    root,
    today,
    schemas,
    site,
    pages: all.filter(isShown),
    drafts: all.filter((page) => !isShown(page)),
    remember: store.memory.of(TOGETHER, ""),
  };
}

/** All files of some content, site.yaml first. */
export function sourcesOf({ site, pages, drafts }: CheckedContent): Source[] {
  return [site, ...pages, ...drafts].map(({ source }) => source);
}
