import type { HttpError } from "./httpError.ts";

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
