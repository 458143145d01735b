import { dayInMiami } from "../content/day.ts";
import { openDictionary } from "../content/rules/texts/spelling/dictionary.ts";
import { openMemory } from "./check/openMemory.ts";
import { runCheck } from "./check/runCheck.ts";

const root = process.cwd();
// Set, not called: what was printed must be written out first.
const [dictionary, memory] = await Promise.all([
  openDictionary(root),
  openMemory(root, dayInMiami(), "words"),
]);
const { exitCode, text } = runCheck(root, process.argv.slice(2), dictionary, memory);
(exitCode === 2 ? console.error : console.log)(text);
process.exitCode = exitCode;
