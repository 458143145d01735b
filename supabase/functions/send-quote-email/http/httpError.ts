/** The answer to a request that is not accepted; thrown by the steps, answered by the handler. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** For programs: one word, stable. */
    readonly code: string,
    /** For people. It says nothing about the inside. */
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "HttpError";
  }
}
