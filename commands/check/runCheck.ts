import { Cache } from "../../content/cache.ts";
import { loadOnAllCores } from "../../content/loadContent.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { rules } from "../../content/rules/rules.ts";
import { allowedWords } from "../../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../../content/rules/texts/spelling/spelling.ts";
import { FLAG, readWords, TEXT, UsageError } from "../usage.ts";
import { githubReport } from "./github.ts";
import { markdownReport } from "./markdown.ts";
import { jsonReport, notesOn, type Report } from "./report.ts";
import { textReport } from "./text.ts";

/** What `npm run check -- --help` prints. */
export const HELP = `npm run check -- [options]

Checks all content, and tells every problem with its file, its line and what to write instead.

  --format <name>   how: text, for people, unless said otherwise; github, for annotations on a pull
                    request; markdown, for its summary; json, for programs (with npm run --silent check, so that npm adds nothing)
  --launch          also lists what must be replaced or confirmed before the site goes live
  --help            shows this and checks nothing

Exit codes:
  0   nothing is wrong, or there are only warnings
  1   something is wrong; with --launch, also when something is left to replace or to confirm
  2   the command was written wrongly`;

/** The ways to write a report, by the names that `--format` takes. */
const FORMATS = new Map<string, (report: Report) => string>([
  ["text", textReport],
  ["github", githubReport],
  ["markdown", markdownReport],
  ["json", jsonReport],
]);

/** What a command prints, and its exit code. */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** `npm run check` on the content below `root`, with the words that follow it. */
export async function runCheck(root: string, args: string[], cache = new Cache(root)): Promise<Outcome> {
  if (args.includes("--help")) return { exitCode: 0, text: HELP };
  try {
    const options = { format: TEXT, launch: FLAG };
    const { format = "text", launch } = readWords({ script: "npm run check", args, options }).values;
    const write = FORMATS.get(format);
    const formats = [...FORMATS.keys()].join(", ");
    if (!write) throw new UsageError(`There is no format '${format}'. Write one of: ${formats}.`);
    const all = [...rules, spelling(allowedWords(root))];
    const { pages, problems, texts } = await loadOnAllCores(root, { rules: all, launch, cache });
    const text = write({ pages: pages.length, problems, texts, launch, notes: notesOn(root) });
    return { exitCode: errorsIn(problems).length ? 1 : 0, text };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { exitCode: 2, text: `${error.message}\n\n${HELP}` };
  }
}
