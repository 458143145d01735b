import { loadContent } from "../renderer/content/loadContent.ts";
import { formatProblems } from "../renderer/content/problem.ts";

/** `npm run check`: prints every problem of the content; exits with 1 where one is an error. */
const { pages, problems } = loadContent(process.cwd());
const failed = problems.some(({ severity }) => severity === "error");
if (problems.length) console.error(formatProblems(problems));
else console.log(`${pages.length} pages, no problem.`);
process.exitCode = failed ? 1 : 0;
