import { Cache } from "../../content/cache.ts";
import { loadOnAllCores } from "../../content/loadContent.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { rules } from "../../content/rules/rules.ts";
import { allowedWords } from "../../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../../content/rules/texts/spelling/spelling.ts";
import { UsageError } from "../usage.ts";
import { HELP, readCheckOptions } from "./checkOptions.ts";
import { formats } from "./report/formats.ts";
import { notesOn } from "./report/report.ts";

/** What a command prints, and its exit code. */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** `npm run check` on the content below `root`, with the words that follow it. */
export async function runCheck(root: string, args: string[], cache = new Cache(root)): Promise<Outcome> {
  try {
    const { format, launch, help } = readCheckOptions(args);
    if (help) return { exitCode: 0, text: HELP };
    const all = [...rules, spelling(allowedWords(root))];
    const { pages, problems, texts } = await loadOnAllCores(root, { rules: all, launch, cache });
    const text = formats[format]({ pages: pages.length, problems, texts, launch, notes: notesOn(root) });
    return { exitCode: errorsIn(problems).length ? 1 : 0, text };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { exitCode: 2, text: `${error.message}\n\n${HELP}` };
  }
}
