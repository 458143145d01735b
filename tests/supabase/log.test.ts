import { describe, expect, it } from "vitest";
import { describeError, maskAddress, maskEmail } from "../../supabase/functions/send-quote-email/log.ts";
import { MailError } from "../../supabase/functions/send-quote-email/mail/mailer.ts";
import { sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();

describe("the log", () => {
  it("tells what happened, without what was typed and without a full address", async () => {
    const { context, send, settled, lines } = setup(pglite);
    context.mailer = { send: () => Promise.reject(new MailError("RCPT TO 550", false)) };
    await send(post(quote()));
    await send(post(quote()));
    await settled();
    const told = lines.map((line) => line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID"));
    expect([...new Set(told)].sort()).toMatchInlineSnapshot(`
      [
        "mail <acknowledgement.ID@www.example.com> failed, attempt 1: RCPT TO 550",
        "mail <owner.ID@www.example.com> failed, attempt 1: RCPT TO 550",
        "request ID from a***@e***.org at 203.0.* stored",
        "request ID from a***@e***.org at 203.0.* was stored before",
      ]
    `);
    expect(told.join()).not.toMatch(/Anna|anna@|inch a day|555|203\.0\.113/);
  });

  it("masks addresses", () => {
    expect(maskEmail("anna.weiss@example.org")).toBe("a***@e***.org");
    expect(maskEmail("a@weiss-family.co.uk")).toBe("a***@w***.uk");
    expect(maskAddress("203.0.113.7")).toBe("203.0.*");
    expect(maskAddress("2001:db8:0:7::1")).toBe("2001:db8:*");
  });

  it("tells of an error with a code only the code, because its message may quote what was typed", async () => {
    const error = await pglite.query("select 'anna@example.org'::int").catch((reason: unknown) => reason);
    expect(describeError(error)).toBe("error 22P02");
    expect(describeError(new Error("plain"))).toBe("Error: plain");
    expect(describeError("thrown text")).toBe("an error that is no Error");
  });
});
