import type { LoadOptions } from "../content/compile/compiler.ts";
import type { Cache } from "../content/lib/cache.ts";
import { type Content, load, loadOnAllCores } from "../content/load.ts";
import { decodePictures } from "../content/read/public/decodePictures.ts";
import { checksBy } from "./checks.ts";
import type { Facts, Shingles } from "./facts.ts";
import { type Report, reportOf } from "./report.ts";
import type { SiteRule } from "./rule.ts";
import { rules as allRules } from "./rules/rules.ts";

/** All content, with the report of its problems. */
export type CheckedContent = Omit<Content<Facts>, "problems"> & Report;

/** Options of loading and checking: by default with all rules for all files together. */
export type CheckOptions = Omit<LoadOptions<Facts, Shingles>, "checks"> & { rules?: readonly SiteRule[] };

/** Loads all content below `root`, and reports all its problems. */
export function loadChecked(
  root: string,
  { rules = allRules, ...options }: CheckOptions = {},
): CheckedContent {
  return reported(load(root, { ...options, checks: checksBy(rules) }), options);
}

/** Loads content as `loadChecked` does, on all cores; looks into all pictures, as only a decoder can. */
export async function loadCheckedOnAllCores(
  root: string,
  { rules = allRules, ...options }: CheckOptions & { cache: Cache },
): Promise<CheckedContent> {
  await decodePictures(root, options.cache); // first: the rules read what it finds
  const content = await loadOnAllCores(root, { ...options, checks: checksBy(rules) });
  return reported(content, options);
}

function reported(content: Content<Facts>, options: CheckOptions): CheckedContent {
  return { ...content, ...reportOf(content, options) };
}
