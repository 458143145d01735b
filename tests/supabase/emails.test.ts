import { describe, expect, it } from "vitest";
import { writeEmail } from "../../supabase/functions/send-quote-email/mail/emails.ts";
import {
  type QueuedEmail,
  type StoredQuote,
  toMime,
} from "../../supabase/functions/send-quote-email/mail/mailer.ts";
import { readSettings } from "../../supabase/functions/send-quote-email/settings.ts";
import { header } from "./support/mailServer.ts";
import { quote } from "./support/requests.ts";
import { ENVIRONMENT } from "./support/setup.ts";

const settings = readSettings((name) => ENVIRONMENT[name]);

const createdAt = new Date("2025-11-21T09:30:00Z");

function stored(changes: Partial<StoredQuote> = {}): StoredQuote {
  return {
    ...quote(),
    message: "",
    language: "en",
    id: "1",
    receivedAt: createdAt,
    doubtful: false,
    unknownService: false,
    test: false,
    typed: {},
    file: null,
    ...changes,
  };
}

function mail(kind: "owner" | "acknowledgement", changes: Partial<StoredQuote> = {}): QueuedEmail {
  return { kind, messageId: `<${kind}.1@www.example.com>`, createdAt, again: false, quote: stored(changes) };
}

const mime = async (given: QueuedEmail) =>
  Buffer.from((await toMime(writeEmail(given, settings))).content).toString();

describe("the owner's e-mail", () => {
  it("says all that was typed, and is answered to the visitor", () => {
    const email = writeEmail(mail("owner", { message: "It leaks.\nBadly." }), settings);
    expect(email.to).toBe("owner@example.com");
    expect(email.replyTo).toEqual({ name: "Anna Weiss", address: "anna@example.org" });
    expect(email.subject).toBe("Quote request: Pool Leak Detection, Doral (Anna Weiss)");
    expect(email.text).toMatchInlineSnapshot(`
      "A visitor asks for a quote. Answer this e-mail to write to them.

      Name: Anna Weiss
      Phone: 305-555-0123
      E-mail: anna@example.org
      Service: Pool Leak Detection
      Location: Doral

      Details:
      It leaks.
      Badly."
    `);
    for (const value of [
      "Anna Weiss",
      "305-555-0123",
      "anna@example.org",
      "Pool Leak Detection",
      "Doral",
      "It leaks.\nBadly.",
    ]) {
      expect(email.html).toContain(value);
    }
  });

  it("shows markup as text", () => {
    const markup = `<img src=x onerror="alert(1)"> & 'so' on`;
    const { html } = writeEmail(mail("owner", { name: markup, location: markup, message: markup }), settings);
    expect(html).not.toContain("<img");
    expect(
      html.match(/&#60;img src=x onerror=&#34;alert\(1\)&#34;&#62; &#38; &#39;so&#39; on/g),
    ).toHaveLength(3);
  });

  it("gets no header from what was typed, even if the rules had let a line break through", async () => {
    const typed = "Anna\r\nBcc: all@example.org\r\n\r\nBody";
    const content = await mime(mail("owner", { name: typed, location: typed }));
    expect(header(content, "Bcc")).toBe("");
    const names = [...(content.split("\r\n\r\n")[0] ?? "").matchAll(/^([\w-]+):/gm)].map(([, name]) => name);
    expect(names.sort()).toMatchInlineSnapshot(`
      [
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
        "Message-ID",
        "Reply-To",
        "Subject",
        "To",
      ]
    `);
  });

  it("goes to the owner alone, whatever the visitor's address", async () => {
    const { envelope } = await toMime(
      writeEmail(mail("owner", { email: "a@example.org,b@example.org" }), settings),
    );
    expect(envelope).toEqual({ from: "hello@example.com", to: "owner@example.com" });
  });

  it("carries its Message-ID, its date, and any script", async () => {
    const content = await mime(mail("owner", { name: "שרה 🌊" }));
    expect(header(content, "Message-ID")).toBe("<owner.1@www.example.com>");
    expect(header(content, "Date")).toBe("Fri, 21 Nov 2025 09:30:00 +0000");
    expect(header(content, "Subject")).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe("the acknowledgement", () => {
  it("repeats nothing that was typed", async () => {
    const typed = {
      name: "BUY PILLS",
      phone: "305-555-7777",
      location: "www.pills.example",
      message: "CLICK HERE",
    };
    const one = writeEmail(mail("acknowledgement", typed), settings);
    const other = writeEmail(mail("acknowledgement", { email: "anna@example.org" }), settings);
    expect(one).toEqual(other);
    expect(one.to).toBe("anna@example.org");
    expect(JSON.stringify(one)).not.toMatch(/PILLS|pills|7777|CLICK|Anna/);
  });

  it("thanks, says when we reply, and asks other machines not to answer", () => {
    const email = writeEmail(mail("acknowledgement"), settings);
    expect(email.text).toMatchInlineSnapshot(`
      "Thank you for asking Seagrape Pool Care for a quote. Your request has reached us.

      We reply within 90 minutes during business hours (7AM-7PM Daily). If it is urgent, call us at 800-555-0199.

      If you did not ask us for a quote, somebody else typed your address; you need not do anything.

      Seagrape Pool Care
      https://www.example.com"
    `);
    expect(email.headers).toMatchObject({ "Auto-Submitted": "auto-replied" });
  });
});
