/** Response headers by name. */
export type Headers = Record<string, string>;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "frame-src https://www.openstreetmap.org",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SECURITY: Headers = {
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The headers of every answer at a path: files whose name holds their hash are kept for ever, others asked for anew. */
export function headersFor(path: string): Headers {
  const hashed = /^\/(?:assets|pictures)\//.test(path);
  return {
    ...SECURITY,
    "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
  };
}

/** Where a path that is not written the one right way leads; undefined where it is. */
export function redirectFor(path: string): string | undefined {
  const right =
    path
      .replace(/\/{2,}/g, "/")
      .replace(/(?:\/index)?\.html$/, "")
      .replace(/\/index$/, "")
      .replace(/\/+$/, "")
      .toLowerCase() || "/";
  return right === path || /^\/(?:assets|pictures|images)\//.test(path) ? undefined : right;
}

/** The page shown for a path where there is none. */
export function notFoundPageFor(path: string): string {
  return path.startsWith("/blog/") ? "blog/404.html" : "404.html";
}
