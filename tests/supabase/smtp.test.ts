import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { writeEmail } from "../../supabase/functions/send-quote-email/mail/emails.ts";
import { MailError } from "../../supabase/functions/send-quote-email/mail/mailer.ts";
import {
  closedOnSupabase,
  smtpAccount,
  smtpMailer,
  unsetMailer,
} from "../../supabase/functions/send-quote-email/mail/smtp.ts";
import { readSettings } from "../../supabase/functions/send-quote-email/settings.ts";
import { listen } from "./support/listen.ts";
import { type Behaviour, type MailServer, startMailServer } from "./support/mailServer.ts";
import { quote } from "./support/requests.ts";
import { ENVIRONMENT } from "./support/setup.ts";

const email = writeEmail(
  {
    kind: "owner",
    messageId: "<owner.1@www.example.com>",
    createdAt: new Date(),
    again: false,
    quote: {
      ...quote(),
      message: "x",
      id: "1",
      receivedAt: new Date(),
      doubtful: false,
      language: "en",
      unknownService: false,
      test: false,
      typed: {},
      file: null,
    },
  },
  readSettings((name) => ENVIRONMENT[name]),
);

const servers: (MailServer | Server)[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function server(behaviour: Behaviour = "accept"): Promise<MailServer> {
  const started = await startMailServer();
  servers.push(started);
  return Object.assign(started, { behaviour });
}

/** Sends the e-mail; returns its failure, if any, and how often `beforeContent` was called. */
async function send(url: string, beforeContent = () => Promise.resolve()) {
  let announced = 0;
  const mailer = smtpMailer(url);
  try {
    await mailer.send(email, async () => {
      announced += 1;
      await beforeContent();
    });
    return { announced, failure: undefined };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { message: reason, inDoubt, refused } = error;
    return { announced, failure: { reason, inDoubt, refused } };
  }
}

describe("over SMTP", () => {
  it("an e-mail arrives whole, after its content was announced", async () => {
    const { url, received } = await server();
    const beforeContent = async () => expect(received).toEqual([]);
    expect(await send(url, beforeContent)).toEqual({ announced: 1, failure: undefined });
    expect(received).toMatchObject([{ to: ["owner@example.com"], messageId: "<owner.1@www.example.com>" }]);
    expect(received[0]?.content).toContain("Anna Weiss");
  });

  it("a slow server is waited for", async () => {
    const slow = Object.assign(await server(), { delay: 300 });
    expect(await send(slow.url)).toEqual({ announced: 1, failure: undefined });
  });

  const failures: [Behaviour, number, string, boolean, string?][] = [
    ["refuse connection", 0, "CONN EPROTOCOL 421", false],
    ["refuse recipient", 0, "RCPT TO EENVELOPE 550", false, "mailbox"],
    ["refuse content", 1, "DATA EMESSAGE 554", false, "mail"],
    ["drop before content", 0, "CONN ECONNECTION", false],
    ["drop after content", 1, "CONN ECONNECTION", true],
  ];
  it.each(failures)(
    "a server that does '%s' is told apart",
    async (behaviour, announced, reason, inDoubt, refused) => {
      const { url } = await server(behaviour);
      expect(await send(url)).toEqual({ announced, failure: { reason, inDoubt, refused } });
    },
  );

  it.each([
    ["550 5.1.1 no such user", "mailbox"],
    ["550 5.1.10 null MX", "mailbox"],
    ["550 5.2.1 disabled", "mailbox"],
    ["553 not here", "mailbox"],
    ["550 5.7.1 blocked by policy", "mail"],
    ["550 5.1.8 bad sender", "mail"],
    ["552 5.2.2 full", "mail"],
    ["554 policy", "mail"],
    ["452 4.2.2 full", undefined],
  ])("a refusal of the recipient with '%s' is one of the %s", async (reply, refused) => {
    const refusing = Object.assign(await server("refuse recipient"), { reply });
    expect((await send(refusing.url)).failure?.refused).toBe(refused);
  });

  it("a server that falls silent is not waited for for ever, and what it had is in doubt", async () => {
    const silent = Object.assign(await server(), { delay: 60_000 });
    const mailer = smtpMailer(silent.url, 300);
    const failure = { message: "no answer in time", inDoubt: true };
    await expect(mailer.send(email, async () => {})).rejects.toMatchObject(failure);
  });

  it("a server that is not there fails without doubt", async () => {
    const gone = await startMailServer();
    await gone.close();
    expect(await send(gone.url)).toEqual({
      announced: 0,
      failure: { reason: "CONN ESOCKET", inDoubt: false, refused: undefined },
    });
  });

  it("a server that hangs up before its greeting fails without doubt", async () => {
    const rude = createServer((socket) => socket.destroy());
    servers.push(rude);
    const port = await listen(rude);
    expect((await send(`smtp://127.0.0.1:${port}`)).failure?.inDoubt).toBe(false);
  });

  it("nothing is sent when the announcement is refused", async () => {
    const { url, received } = await server();
    const result = await send(url, () => Promise.reject(new Error("the claim has run out")));
    expect(result.failure?.inDoubt).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toEqual([]);
  });

  it("a failure's reason never quotes the server, which may quote an address", async () => {
    const { url } = await server("refuse recipient");
    expect((await send(url)).failure?.reason).not.toContain("anna");
  });

  it("nothing is sent without SMTP_URL, and the table says why", async () => {
    await expect(unsetMailer.send(email, async () => {})).rejects.toThrow("SMTP_URL is not set");
  });
});

describe("SMTP_URL", () => {
  it("gives host, port, encryption and account", () => {
    expect(smtpAccount("smtps://me%40example.com:p%2Fw@smtp.example.com")).toMatchObject({
      options: { host: "smtp.example.com", port: 465, secure: true },
      auth: { user: "me@example.com", pass: "p/w" },
    });
    expect(smtpAccount("smtp://[::1]:1025")).toMatchObject({
      options: { host: "::1", port: 1025 },
      auth: undefined,
    });
  });

  it("insists on encryption, but on this machine", () => {
    expect(smtpAccount("smtp://me:pw@smtp.example.com:2587").options.requireTLS).toBe(true);
    expect(smtpAccount("smtp://127.0.0.1:1025").options.requireTLS).toBe(false);
  });

  it.each(["", "smtp.example.com", "https://me:pw@smtp.example.com", "smtp:"])(
    "refuses '%s' in words",
    (url) => {
      expect(() => smtpMailer(url)).toThrow("SMTP_URL must look like smtps://user:password@host:465.");
    },
  );

  it("knows the ports that Supabase closes", () => {
    const ports = [25, 465, 587, 2587].filter((port) => closedOnSupabase(`smtp://smtp.example.com:${port}`));
    expect(ports).toEqual([25, 587]);
  });
});
