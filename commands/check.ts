import { runCheck } from "./check/runCheck.ts";

const { exitCode, text } = await runCheck(process.cwd(), process.argv.slice(2));
(exitCode === 2 ? console.error : console.log)(text);
process.exitCode = exitCode; // not process.exit(), which could cut off the output
