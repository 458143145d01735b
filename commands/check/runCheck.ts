import { languageNameOf } from "../../checker/lib/languageNames.ts";
import { didYouMean, suggest } from "../../checker/lib/suggest.ts";
import { type CheckedContent, loadCheckedOnAllCores } from "../../checker/loadChecked.ts";
import { rules } from "../../checker/rules/rules.ts";
import { allowedWords, hasDictionary } from "../../checker/texts/spelling/dictionary.ts";
import { spelling } from "../../checker/texts/spelling/spelling.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { normalizedAddress } from "../../content/lib/addresses.ts";
import { Cache } from "../../content/lib/cache.ts";
import { errorsIn } from "../../content/problem.ts";
import { FLAG, inPlainWords, readArgs, TEXT, UsageError, withExitCodes } from "../usage.ts";
import { githubReport } from "./github.ts";
import { markdownReport } from "./markdown.ts";
import { type CheckReport, jsonReport, notesOn } from "./report.ts";
import { textReport } from "./text.ts";

/** What `npm run check -- --help` prints. */
export const HELP = withExitCodes(
  `npm run check -- [options]

Checks all content, and tells every problem with its file, its line and what to write instead.

  --format <name>   how: text, for people, unless said otherwise; github, for annotations on a pull
                    request; markdown, for its summary; json, for programs (with npm run --silent check, so that npm adds nothing)
  --page <page>     shows one page's alone: services/repairs, or its file
  --launch          also lists what must be replaced or confirmed before the site goes live
  --help            shows this and checks nothing`,
  [
    "nothing is wrong, or there are only warnings",
    "something is wrong; with --launch, also when something is left to replace or to confirm",
  ],
);

/** Report writers, by the value of `--format`. */
const WRITERS = { text: textReport, github: githubReport, markdown: markdownReport, json: jsonReport };
const FORMATS = new Map<string, (report: CheckReport) => string>(Object.entries(WRITERS));

/** What a command prints, and its exit code. */
export type Outcome = { exitCode: 0 | 1 | 2; text: string };

/** Runs `npm run check` on the content below `root`, with its command line arguments. */
export async function runCheck(root: string, args: string[], cache = new Cache(root)): Promise<Outcome> {
  if (args.includes("--help")) return { exitCode: 0, text: HELP };
  try {
    const options = { format: TEXT, page: TEXT, launch: FLAG };
    const { format = "text", page, launch } = readArgs({ script: "npm run check", args, options }).values;
    const write = FORMATS.get(format);
    const formats = [...FORMATS.keys()].join(", ");
    if (!write) throw new UsageError(`There is no format '${format}'. Write one of: ${formats}.`);
    const all = [...rules, spelling(allowedWords(root))];
    const content = await loadCheckedOnAllCores(root, { rules: all, launch, cache });
    const file = page === undefined ? undefined : fileOf(page, content.all);
    const each = content.problems.flatMap((problem) => [problem, ...(problem.more ?? [])]);
    const problems = file === undefined ? content.problems : each.filter((problem) => problem.file === file);
    const notes = [...notesOn(root), ...unspelled(content), ...(cache.isWritable ? [] : [NO_CACHE])];
    const text = write({ ...content, problems, launch, notes });
    return { exitCode: errorsIn(problems).length ? 1 : 0, text };
  } catch (error) {
    if (!(error instanceof UsageError)) return { exitCode: 1, text: inPlainWords(error) };
    return { exitCode: 2, text: `${error.message}\n\n${HELP}` };
  }
}

/** Says in which languages no dictionary looks at the spelling. */
function unspelled({ business }: CheckedContent): string[] {
  const locales = Array.from(business.sites, ([code, { value }]) => value?.locale.language ?? code);
  return locales
    .filter((locale) => !hasDictionary(locale))
    .map(
      (locale) => `Not looked at: spelling in ${languageNameOf(locale)}. There is no dictionary of it here.`,
    );
}

const NO_CACHE = "Nothing could be written to .cache, so the next check takes as long as this one.";

/** Finds a page's file by address (the leading slash is optional) or file. Throws a UsageError if there is none. */
function fileOf(page: string, all: readonly PageInterface[]): string {
  const plain = (name: string) =>
    normalizedAddress(`/${name}`.replace(/^\/+(?:pages-data\/)?|\.yaml$/g, "/"));
  const found = all.find(({ url, file }) => url === plain(page) || file === page);
  if (found) return found.file;
  const pages = all.map(({ url }) => url.slice(1)).filter(Boolean);
  throw new UsageError(
    `There is no page '${page}'. ${suggest(page, pages) ? didYouMean(page, pages) : "Write its address, as services/repairs."}`,
  );
}
