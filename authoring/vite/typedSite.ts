import { checkChanged, checkChangedSite } from "../../content/check/checkChanged.ts";
import type { Content } from "../../content/loadContent.ts";
import type { ReadFiles } from "../../content/read/readYaml.ts";
import { resolveChanged, resolveChangedSite } from "../../content/resolve/resolveContent.ts";
import type { Page, Frame } from "../../content/types.ts";
import { prepareContent } from "../../output/finishContent.ts";
import { frameOf } from "../../output/vite/content.ts";

/** What pages show with a site.yaml that is not saved yet. */
export interface TypedSite {
  frame: Frame;
  /** A page, made anew from its bytes; undefined where it is not right. */
  page(file: string, bytes: Uint8Array): Page | undefined;
}

/**
 * A site.yaml as it is typed, beside content that was loaded before: of a thousand pages, only the one that is looked
 * at is made anew. What it lists of others is as it was. Undefined where it is not right.
 */
export async function typedSite(
  { root, checked, site: before, pages }: Pick<Content, "site" | "pages" | "checked"> & { root: string },
  bytes: Uint8Array,
  files: ReadFiles,
): Promise<TypedSite | undefined> {
  const own = checkChangedSite(checked, { file: "site.yaml", bytes }, files);
  if (!own.value || !before) return undefined;
  const site = resolveChangedSite(own.value, before);
  const content = { ...checked, site: own };
  const prepared = await prepareContent(root, { site, pages });
  return {
    frame: frameOf(prepared.site),
    page(file, its) {
      const page = checkChanged(content, { file, bytes: its }, files);
      const resolved = page && resolveChanged(page, checked.pages, site);
      return resolved && prepared.finish(resolved);
    },
  };
}
