import { type ParseArgsConfig, parseArgs } from "node:util";

/** A mistake in the command line, described in one sentence. */
export class UsageError extends Error {
  override name = "UsageError";
}

interface CommandWords extends ParseArgsConfig {
  /** The command as it is typed: "npm run check". */
  script: string;
}

interface Command extends CommandWords {
  /** What `--help` prints, before the exit codes. */
  help: string;
  /** What the exit codes 0 and 1 mean. */
  exits: readonly [done: string, failed: string];
  /** Whether an error's message alone tells all there is to know; by default, that of a mistake in the content is. */
  isExpected?: (error: Error) => boolean;
}

/** Kinds of options: a flag, and one with a text as its value. */
export const FLAG = { type: "boolean", default: false } as const;
export const TEXT = { type: "string" } as const;

/**
 * Runs a command: calls `act` with its arguments, and prints the text that this returns. Exits with 1 if it returns
 * false or throws, with 2 if the command line is wrong.
 */
export async function runCommand<const C extends Command>(
  command: C,
  act: (words: ReturnType<typeof parseArgs<C>>) => string | boolean | Promise<string | boolean>,
): Promise<void> {
  const { isExpected = ({ name }) => CONTENT_MISTAKES.includes(name) } = command;
  const help = withExitCodes(command.help, command.exits);
  process.exitCode = 1; // until done: Vite and Vike may keep a failed process from exiting with an error code
  try {
    const result = process.argv.includes("--help") ? help : await act(readArgs(command));
    if (typeof result === "string") console.log(result);
    if (result !== false) process.exitCode = 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.exitCode = 2;
      console.error(`${error.message}\n\n${help}`);
    } else if (error instanceof Error && isExpected(error)) console.error(error.message);
    else console.error(process.env.CI || process.env.DEBUG ? error : inPlainWords(error));
  }
}

/** Errors for mistakes in the content, by name, so that no command loads modules to recognize them. */
const CONTENT_MISTAKES = ["PageRefused", "UnusableFile"];

/** Adds to a help text what the exit codes mean. */
export function withExitCodes(help: string, [done, failed]: Command["exits"]): string {
  return `${help}\n\nExit codes:\n  0   ${done}\n  1   ${failed}\n  2   the command was written wrongly`;
}

/** Messages for system errors, by error code. */
const REFUSALS: Record<string, string> = {
  ENOSPC: "The disk is full. Make room, then run this again.",
  EDQUOT: "There is no room left for your files. Make room, then run this again.",
  EACCES: "You have no right to do that. Give yourself the right to it, then run this again.",
  EPERM: "You have no right to do that. Give yourself the right to it, then run this again.",
  EROFS: "Nothing can be written there: the disk can only be read.",
  ENOENT: "It is not there.",
  EBUSY: "It is in use: a disk is mounted there, or another program holds it. Free it, then run this again.",
  EMFILE: "Too many files are open. Close other programs, then run this again.",
};

/** Returns the message for writers when a command itself fails, without anything that only developers understand. */
export function inPlainWords(error: unknown): string {
  if (!(error instanceof Error)) return inPlainWords(new Error(String(error)));
  // An error from another thread or process has only its message: "ENOSPC: no space left on device, open 'a.html'".
  const [, said = "", at] = /\b(E[A-Z]+): [^']*(?:'([^']+)')?/.exec(error.message) ?? [];
  const named = /no space left on device/i.test(error.message) ? "ENOSPC" : said; // a bundler's own wording
  const path = "path" in error ? error.path : at;
  const refusal = REFUSALS["code" in error ? String(error.code) : named];
  if (refusal) return path ? `${path}: ${refusal}` : refusal;
  return `This could not be done: ${error.message}\nRun it once more; if it fails again, run npm run build -- --clean, which forgets what earlier runs have made; if that fails, too, show this line to whoever looks after the site's program. (With DEBUG=1 in front of the command, it shows where it failed.)`;
}

/** Parses the arguments of a command. Throws a UsageError if they are wrong. */
export function readArgs<const C extends CommandWords>(command: C): ReturnType<typeof parseArgs<C>> {
  refuseSwallowed(command);
  try {
    return parseArgs(command);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, option] = /'(--\w+) <value>' argument missing/.exec(error.message) ?? [];
    if (option) throw new UsageError(`There is nothing after ${option}.`);
    const [sentence] = error.message.split(/\.\s/); // the rest is about the parser, not about this command
    throw new UsageError(`${sentence}.`);
  }
}

/** Throws a UsageError for an option before the two hyphens: npm keeps it, and the command would run without it. */
function refuseSwallowed({ script, options = {} }: CommandWords): void {
  const option = Object.keys(options).find((name) => `npm_config_${name.replace("-", "_")}` in process.env);
  if (option === undefined) return;
  throw new UsageError(`--${option} did not get here. Write two hyphens before it: ${script} -- --${option}`);
}
