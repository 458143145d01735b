import { isMapping } from "../read/data.ts";
import type { ContentFile } from "../read/files.ts";
import { type ReadFiles, readYaml } from "../read/readYaml.ts";
import { addressOf } from "./address.ts";
import type { CheckedContent } from "./checkContent.ts";
import { type CheckedPage, checkPages } from "./checkPages.ts";
import { type CheckedSite, checkSite } from "./checkSite.ts";
import { placeFiles } from "./publication.ts";
import { counter } from "./validate.ts";

/**
 * A page's file that may have changed since all others were checked, checked by itself, as while it is typed: its
 * site and its city are as they were, and rules have not looked at it. What was read into `files` is not read again.
 */
export function checkChanged(
  { schemas, site, pages, today }: CheckedContent,
  file: ContentFile,
  files: ReadFiles = new Map(),
): CheckedPage | undefined {
  const read = readYaml(file, files, counter(schemas.page));
  const slug = addressOf(file.file).citySlug;
  const hub = pages.find(({ kind, citySlug }) => kind === "cityHub" && citySlug === slug);
  const around = hub && hub.source.file !== file.file ? [{ source: hub.source, problems: [] }] : [];
  const shown = pages.map((address) => ({ address }));
  const [changed] = checkPages(placeFiles([read, ...around], today), site, schemas, shown);
  return changed;
}

/** The same of site.yaml: what it counts is as it was. */
export function checkChangedSite(
  { schemas, site }: CheckedContent,
  file: ContentFile,
  files: ReadFiles = new Map(),
): CheckedSite {
  const { count } = site.data;
  return checkSite(readYaml(file, files, counter(schemas.site)), isMapping(count) ? count : {}, schemas);
}
