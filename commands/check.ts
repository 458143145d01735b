import { runCheck } from "./check/runCheck.ts";

// Set, not called: what was printed must be written out first.
const { exitCode, text } = runCheck(process.cwd(), process.argv.slice(2));
(exitCode === 2 ? console.error : console.log)(text);
process.exitCode = exitCode;
