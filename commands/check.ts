import { openDictionary } from "../content/rules/texts/spelling/dictionary.ts";
import { runCheck } from "./check/runCheck.ts";

const root = process.cwd();
// Set, not called: what was printed must be written out first.
const { exitCode, text } = runCheck(root, process.argv.slice(2), await openDictionary(root));
(exitCode === 2 ? console.error : console.log)(text);
process.exitCode = exitCode;
