/** A command that was written wrongly, in one sentence. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What `parse` (a call of node:util's parseArgs) gives. Throws a UsageError where the words make no sense. */
export function readWords<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, option] = /'(--\w+) <value>' argument missing/.exec(error.message) ?? [];
    if (option) throw new UsageError(`There is nothing after ${option}.`);
    const [sentence] = error.message.split(/\.\s/); // what follows is about the parser, not about this command
    throw new UsageError(`${sentence}.`);
  }
}

/**
 * Throws a UsageError where one of these options was written before the two hyphens: npm keeps it for itself,
 * and the command would run as if it were not there.
 */
export function refuseSwallowed(command: string, options: readonly string[]): void {
  const option = options.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (option === undefined) return;
  throw new UsageError(
    `--${option} did not get here. Write two hyphens before it: ${command} -- --${option}`,
  );
}
