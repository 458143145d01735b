import { describe, expect, it } from "vitest";
import { corsHeaders, originAllowed } from "../../supabase/functions/send-quote-email/http/origins.ts";

const ALLOWED = ["https://www.example.com", "https://preview.example.net"];

function from(
  origin: string | undefined,
  url = "https://project.supabase.co/functions/v1/send-quote-email",
): Request {
  return new Request(url, { method: "OPTIONS", headers: origin === undefined ? {} : { origin } });
}

describe("a page", () => {
  it.each(ALLOWED)("at %s may send the form, and is named in the answer", (origin) => {
    expect(originAllowed(from(origin), ALLOWED)).toBe(true);
    expect(corsHeaders(from(origin), ALLOWED)["access-control-allow-origin"]).toBe(origin);
  });

  it.each([
    "https://www.example.com.evil.example",
    "https://evil.example",
    "http://www.example.com",
    "https://www.example.com:8443",
    "https://WWW.EXAMPLE.COM/",
    "null",
    "not a url",
    "",
  ])("at '%s' may not, and the answer names our own site", (origin) => {
    expect(originAllowed(from(origin), ALLOWED)).toBe(false);
    expect(corsHeaders(from(origin), ALLOWED)["access-control-allow-origin"]).toBe(ALLOWED[0]);
  });

  it("on the host that serves the function always may, be it behind a proxy that speaks https", () => {
    const url = "http://localhost:4173/functions/v1/send-quote-email";
    expect(originAllowed(from("http://localhost:4173", url), ALLOWED)).toBe(true);
    expect(originAllowed(from("https://localhost:4173", url), ALLOWED)).toBe(true);
    expect(originAllowed(from("http://localhost:4174", url), ALLOWED)).toBe(false);
  });

  it("has an origin only in a browser: a call without one passes", () => {
    expect(originAllowed(from(undefined), ALLOWED)).toBe(true);
  });
});

describe("the CORS headers", () => {
  it("allow what the form and supabase-js send", () => {
    expect(corsHeaders(from(ALLOWED[0]), ALLOWED)).toMatchInlineSnapshot(`
      {
        "access-control-allow-headers": "authorization, apikey, content-type, idempotency-key, x-client-info, x-form, x-region",
        "access-control-allow-methods": "POST, OPTIONS",
        "access-control-allow-origin": "https://www.example.com",
        "access-control-expose-headers": "retry-after",
        "access-control-max-age": "86400",
        "vary": "Origin",
      }
    `);
  });
});
