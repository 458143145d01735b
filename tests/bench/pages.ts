import { runCommand, TEXT, UsageError } from "../../commands/usage.ts";
import { plainChecks } from "../../content/compile/checks.ts";
import { load } from "../../content/load.ts";
import { chosenPaths, runLighthouse } from "./lighthouse.ts";

const HELP = `npm run bench:pages -- [--runs 3] [--only home,article,/services/leak-detection]

Lighthouse, as a phone, on a page of each kind of the built site (made by npm run build), and on every page that
is like no other. Reports to open in a browser are written to .lighthouseci/reports.
Speed is worked out from what this machine measures. On a small or busy one it is rough: compare it only with
that of the same machine. Shift and the other scores are the same everywhere.

  --runs <number>   how often each page is measured; 1 for a quick look
  --only <pages>    kinds of pages, or addresses, with commas between

CHROME_PATH names the browser where it is not found by itself.`;

await runCommand(
  {
    script: "npm run bench:pages",
    help: HELP,
    exits: ["every page keeps the limits of lighthouserc.json", "one does not, or could not be measured"],
    options: { runs: { type: "string", default: "3" }, only: TEXT },
  },
  ({ values: { runs, only } }) => {
    if (!/^[1-9]\d?$/.test(runs)) throw new UsageError("--runs takes a number from 1 to 99.");
    const { pages } = load(process.cwd(), { checks: plainChecks });
    return runLighthouse("dist/client", chosenPaths(pages, only?.split(",")), runs);
  },
);
