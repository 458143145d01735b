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
    const [sentence] = error.message.split(/\.\s/); // what follows is about the parser, not about this command
    throw new UsageError(`${sentence}.`);
  }
}
