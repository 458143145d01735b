import { aliasesOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";

/** The names of sections at each address of the site that a link can lead to; `any` where they cannot be known. */
export type Targets = ReadonlyMap<string, string[] | "any">;

/**
 * Every address that pages give. A page with problems may lack addresses and sections that it means to give: what its
 * file mentions counts, so that its own mistake is reported and not each link that leads there.
 */
export function targetsOf(pages: readonly PageInterface[]): Targets {
  const targets = new Map<string, string[] | "any">();
  for (const page of pages) {
    if (page.hasErrors) for (const url of [...page.mentioned, intendedUrl(page.url)]) targets.set(url, "any");
    for (const url of [page.url, ...aliasesOf(page)]) targets.set(url, page.anchors);
  }
  return targets;
}

/** The address that a misnamed file was meant to have. */
function intendedUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/\.yml$/, "")
    .replace(/[ _]+/g, "-");
}
