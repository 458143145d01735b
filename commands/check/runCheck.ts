import { type Content, loadContent } from "../../content/loadContent.ts";
import { contentCode } from "../../content/memory/codeHash.ts";
import { Memory } from "../../content/memory/memory.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import type { Rule } from "../../content/rules/rule.ts";
import { launchRules, rules } from "../../content/rules/rules.ts";
import type { Dictionary } from "../../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../../content/rules/texts/spelling/spelling.ts";
import { createStore } from "../../content/store.ts";
import { UsageError } from "../usage.ts";
import { HELP, readCheckOptions } from "./checkOptions.ts";
import { formats } from "./report/formats.ts";
import { notesOn } from "./report/report.ts";

/** What a command prints, and its exit code. */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** All that is wrong with the content, with the help of what is remembered of files that are the same. */
function checkedContent(root: string, rules: readonly Rule[], memory: Memory): Content {
  const content = loadContent(root, { rules, store: createStore(memory) });
  memory.close();
  return content;
}

/** `npm run check` on the content below `root`, with the words that follow it. */
export function runCheck(
  root: string,
  args: string[],
  dictionary: Dictionary,
  memory = new Memory(root, contentCode()),
): Outcome {
  try {
    const { format, launch, help } = readCheckOptions(args);
    if (help) return { exitCode: 0, text: HELP };
    const held = [...(launch ? launchRules : rules), spelling(dictionary)];
    const { pages, problems, texts } = checkedContent(root, held, memory);
    const text = formats[format]({ pages: pages.length, problems, texts, launch, notes: notesOn(root) });
    return { exitCode: errorsIn(problems).length ? 1 : 0, text };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { exitCode: 2, text: `${error.message}\n\n${HELP}` };
  }
}
