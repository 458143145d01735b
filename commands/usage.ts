import { type ParseArgsConfig, parseArgs } from "node:util";

/** A command that was written wrongly, in one sentence. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The words that may follow a command. */
interface CommandWords extends ParseArgsConfig {
  /** The command as it is typed: "npm run check". */
  script: string;
}

/** A command, and the words that may follow it. */
interface Command extends CommandWords {
  /** What `--help` prints. */
  help: string;
  /** Whether an error's message says all there is to know. */
  isExpected?: (error: Error) => boolean;
}

/** Kinds of options: one that is there or not, and one with a text behind it. */
export const FLAG = { type: "boolean", default: false } as const;
export const TEXT = { type: "string" } as const;

/**
 * Runs a command: does `act` with the words that follow it, and prints the text that this gives. Exits with 1 where it
 * gives false or fails, with 2 where the command was written wrongly.
 */
export async function runCommand<const C extends Command>(
  command: C,
  act: (words: ReturnType<typeof parseArgs<C>>) => string | boolean | Promise<string | boolean>,
): Promise<void> {
  const { help, isExpected = () => false } = command;
  process.exitCode = 1; // until it is done: Vite and Vike keep a failure from ending the process with one
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

/** What the system says no to, by its codes. */
const REFUSALS: Record<string, string> = {
  ENOSPC: "The disk is full. Make room, then run this again.",
  EDQUOT: "There is no room left for your files. Make room, then run this again.",
  EACCES: "You have no right to do that. Give yourself the right to it, then run this again.",
  EPERM: "You have no right to do that. Give yourself the right to it, then run this again.",
  EROFS: "Nothing can be written there: the disk can only be read.",
  ENOENT: "It is not there.",
  EMFILE: "Too many files are open. Close other programs, then run this again.",
};

/** What a writer reads where a command itself fails: nothing that only its authors understand. */
export function inPlainWords(error: unknown): string {
  if (!(error instanceof Error)) return inPlainWords(new Error(String(error)));
  const path = "path" in error ? `${error.path}: ` : "";
  const refusal = "code" in error ? REFUSALS[String(error.code)] : undefined;
  if (refusal) return `${path}${refusal}`;
  return `This could not be done: ${error.message}\nRun it once more; if it fails again, show this line to whoever looks after the site's program. (With DEBUG=1 in front of the command, it shows where it failed.)`;
}

/** The words that follow a command. Throws a UsageError where they make no sense. */
export function readArgs<const C extends CommandWords>(command: C): ReturnType<typeof parseArgs<C>> {
  refuseSwallowed(command);
  try {
    return parseArgs(command);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, option] = /'(--\w+) <value>' argument missing/.exec(error.message) ?? [];
    if (option) throw new UsageError(`There is nothing after ${option}.`);
    const [sentence] = error.message.split(/\.\s/); // what follows is about the parser, not about this command
    throw new UsageError(`${sentence}.`);
  }
}

/** npm keeps options before the two hyphens for itself, and the command would run as if they were not there. */
function refuseSwallowed({ script, options = {} }: CommandWords): void {
  const option = Object.keys(options).find((name) => `npm_config_${name.replace("-", "_")}` in process.env);
  if (option === undefined) return;
  throw new UsageError(`--${option} did not get here. Write two hyphens before it: ${script} -- --${option}`);
}
