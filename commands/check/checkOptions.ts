import { parseArgs } from "node:util";
import { readWords, refuseSwallowed, UsageError } from "../usage.ts";
import { type Format, formats, isFormat } from "./report/formats.ts";

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

const OPTIONS = {
  format: { type: "string" },
  launch: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** How the check was asked for. */
export interface CheckOptions {
  format: Format;
  launch: boolean;
  help: boolean;
}

/** Reads the words after `npm run check --`. Throws a UsageError where they make no sense. */
export function readCheckOptions(args: string[]): CheckOptions {
  refuseSwallowed("npm run check", Object.keys(OPTIONS));
  const words = readWords(() => parseArgs({ args, options: OPTIONS }).values);
  const { format = "text", launch = false, help = false } = words;
  if (isFormat(format)) return { format, launch, help };
  throw new UsageError(`There is no format '${format}'. Write one of: ${Object.keys(formats).join(", ")}.`);
}
