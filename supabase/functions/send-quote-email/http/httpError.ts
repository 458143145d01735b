/** A refusal of a request: thrown while it is handled, and turned into the response by the handler. */
export class HttpError extends Error {
  readonly status: number;
  /** A stable, machine-readable code. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  /** `message` is for people, and reveals no internals. */
  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The error for a request whose body does not arrive in full, or whose Host header is invalid. */
export function unreadable(): HttpError {
  return new HttpError(400, "unreadable", "The request is broken.");
}

/** The error if the function itself fails, for example because of its database. */
export function unavailable(): HttpError {
  return new HttpError(503, "unavailable", "We could not take your request. Please call us.");
}

/** The error if it is unknown whether the request was stored: the commit got no answer. */
export function outcomeUnknown(): HttpError {
  const message = "Your request may have arrived. Sending it again is safe.";
  return new HttpError(503, "outcome_unknown", message);
}

/** Creates a JSON response that must not be cached. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers },
  });
}

/** Creates the response `{ error: { code, message } }`. */
export function errorResponse({ status, code, message, headers }: HttpError): Response {
  return jsonResponse(status, { error: { code, message } }, headers);
}
