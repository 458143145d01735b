import { describe, expect, it } from "vitest";
import { readSettings } from "../../supabase/functions/send-quote-email/settings.ts";
import { ENVIRONMENT } from "./support/setup.ts";

const read = (changes: Record<string, string | undefined> = {}) =>
  readSettings((name) => ({ ...ENVIRONMENT, ...changes })[name]);

describe("the settings", () => {
  it("have the limits that the site promises", () => {
    expect(read().limits).toEqual({
      email: [
        { count: 5, seconds: 600 },
        { count: 20, seconds: 86_400 },
      ],
      address: [{ count: 30, seconds: 600 }],
      oneByOne: [{ count: 10, seconds: 3_600 }],
      acknowledgements: [{ count: 60, seconds: 3_600 }],
      all: [{ count: 300, seconds: 3_600 }],
      files: [{ count: 100, seconds: 86_400 }],
      filesOfAddress: [{ count: 10, seconds: 86_400 }],
    });
  });

  it("allow the site's origin with and without www., and those in ALLOWED_ORIGINS", () => {
    const { allowedOrigins } = read({ ALLOWED_ORIGINS: "https://a.example/, http://localhost:5173" });
    expect(allowedOrigins).toEqual([
      "https://www.example.com",
      "https://example.com",
      "https://a.example",
      "http://localhost:5173",
    ]);
  });

  it.each(Object.keys(ENVIRONMENT))("name %s when it is missing or blank", (name) => {
    expect(() => read({ [name]: undefined })).toThrow(`${name} is not set. See supabase/README.md.`);
    expect(() => read({ [name]: "  " })).toThrow(`${name} is not set.`);
  });

  it.each(["Thank you", '[{"language":"en","subject":"Hello"}]', "[]"])(
    "refuse %s as the mail to visitors",
    (value) => {
      expect(() => read({ VISITOR_MAIL: value })).toThrow(
        "VISITOR_MAIL must be what supabase/hosted/mailWords.ts",
      );
    },
  );

  it.each(["0", "-1", "1.5", "many"])("refuse %s as a limit", (value) => {
    expect(() => read({ LIMIT_EMAIL_DAY: value })).toThrow("LIMIT_EMAIL_DAY must be a whole number above 0.");
  });

  it("allow both the bare and the www. origin, whichever is the site's", () => {
    const { allowedOrigins } = read({ SITE_URL: "https://example.com" });
    expect(allowedOrigins).toEqual(["https://example.com", "https://www.example.com"]);
  });

  it.each(["example.com/hook", "http://example.com/hook", "ftp://x", "https:///x"])(
    "refuse '%s' as the place to tell alarms to",
    (url) => {
      expect(() => read({ ALARM_WEBHOOK: url })).toThrow("ALARM_WEBHOOK must be an address");
    },
  );

  it("refuse an origin that is no address", () => {
    expect(() => read({ SITE_URL: "example" })).toThrow(
      '"example" is not an address like https://example.com.',
    );
  });
});
