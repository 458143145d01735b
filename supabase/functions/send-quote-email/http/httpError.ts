/** The answer to a request that is not accepted; thrown by the steps, answered by the handler. */
export class HttpError extends Error {
  readonly status: number;
  /** For programs: one word, stable. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  /** The message is for people. It says nothing about the inside. */
  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The error of a request that does not arrive whole, or names no address that can be. */
export function unreadable(): HttpError {
  return new HttpError(400, "unreadable", "The request is broken.");
}

/** The error of a function that cannot do its work. */
export function unavailable(): HttpError {
  return new HttpError(503, "unavailable", "We could not take your request. Please call us.");
}

/** The error of a request of which nobody can know whether it was stored. */
export function outcomeUnknown(): HttpError {
  const message = "Your request may have arrived. Sending it again is safe.";
  return new HttpError(503, "outcome_unknown", message);
}

/** A JSON answer that nobody stores. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

/** The answer `{ error: { code, message } }`. */
export function errorResponse({ status, code, message, headers }: HttpError): Response {
  return jsonResponse(status, { error: { code, message } }, headers);
}
