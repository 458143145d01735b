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

/** The error of a request whose body does not arrive whole, or whose Host is no valid name. */
export function unreadable(): HttpError {
  return new HttpError(400, "unreadable", "The request is broken.");
}

/** The error where the function itself fails, as with its database. */
export function unavailable(): HttpError {
  return new HttpError(503, "unavailable", "We could not take your request. Please call us.");
}

/** The error where it is unknown whether the request was stored: the commit had no answer. */
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
