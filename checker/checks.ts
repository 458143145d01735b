import type { Checks, FileChecks } from "../content/compile/checks.ts";
import { codeHash } from "../content/lib/cache.ts";
import { readOwn } from "../content/read/files.ts";
import { checkFile } from "./checkFile.ts";
import { checkSite } from "./checkSite.ts";
import { countMistakes } from "./explain/explainMistakes.ts";
import type { Facts, Shingles } from "./facts.ts";
import type { SiteRule } from "./rule.ts";
import { readWithMistakes } from "./syntax/readWithMistakes.ts";
import { recordFileOf } from "./translations/record.ts";

/** The checks of single files. */
export const fileChecks: FileChecks<Facts, Shingles> = {
  module: import.meta.url,
  code: codeHash(["checker"]),
  record: (root, file) => readOwn(root, recordFileOf(file)),
  read: (file, schema) => readWithMistakes(file, schema && countMistakes(schema)),
  file: checkFile,
};

/** The checks of single files, and some rules for all files together. */
export function checksBy(rules: readonly SiteRule[]): Checks<Facts, Shingles> {
  return { ...fileChecks, site: (input) => checkSite(rules, input) };
}
