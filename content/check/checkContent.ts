import { readFiles } from "../read/files.ts";
import { readYaml } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import type { Store } from "../store.ts";
import { type CheckedPage, checkPages } from "./checkPages.ts";
import { type CheckedSite, checkSite } from "./checkSite.ts";
import { draftsIn } from "./drafts.ts";
import { compileSchemas, type Schemas } from "./schemas/schemas.ts";
import { counter } from "./validate.ts";

/** All content after each file was checked by itself: what rules look at. */
export interface CheckedContent {
  /** The project's folder. */
  root: string;
  schemas: Schemas;
  site: CheckedSite;
  /** The pages that are published. */
  pages: CheckedPage[];
  /** The pages that are not published yet; none where they are wanted too. */
  drafts: CheckedPage[];
}

/** Reads and checks site.yaml and pages-data/ below `root`; with drafts among the pages, or apart. */
export function checkContent(root: string, withDrafts: boolean, store: Store): CheckedContent {
  const schemas = compileSchemas(store.schemas);
  const files = readFiles(root);
  const site = checkSite(readYaml(files.site, store.files, counter(schemas.site.validate)), schemas);
  const mistakesIn = counter(schemas.page.validate);
  const read = files.pages.map((file) => readYaml(file, store.files, mistakesIn));
  const all = checkPages(read, site, schemas);
  const drafts = withDrafts ? new Set() : draftsIn(all);
  return {
    root,
    schemas,
    site,
    pages: all.filter((page) => !drafts.has(page)),
    drafts: all.filter((page) => drafts.has(page)),
  };
}

/** All files of some content, site.yaml first. */
export function sourcesOf({ site, pages, drafts }: CheckedContent): Source[] {
  return [site, ...pages, ...drafts].map(({ source }) => source);
}
