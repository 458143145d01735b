import type { Refusal } from "./httpError.ts";

/** A JSON answer that nobody stores. */
export function jsonAnswer(
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
export function refusalAnswer({ status, code, message, headers }: Refusal): Response {
  return jsonAnswer(status, { error: { code, message } }, headers);
}
