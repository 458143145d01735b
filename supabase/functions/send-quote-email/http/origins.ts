/** The headers that the form and supabase-js send. */
const ALLOWED_HEADERS =
  "authorization, apikey, content-type, idempotency-key, x-client-info, x-form, x-region";

/**
 * Whether a request comes from an allowed origin, or from the host that serves the function itself. Calls from outside
 * a browser have no origin, and are allowed.
 */
export function originAllowed(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** The CORS headers that every answer carries, errors included. `allowed` must not be empty. */
export function corsHeaders(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const answerTo = origin !== null && originAllowed(request, allowed) ? origin : (allowed[0] ?? "null");
  return {
    "access-control-allow-origin": answerTo,
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}
