import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { MailError, type Mailer, type MimeMessage, toMime } from "./mailer.ts";

const TIMEOUT = 90_000; // less than the outbox's lease

/**
 * A mailer that sends each e-mail over its own SMTP connection, for `timeout` milliseconds at most in total. Throws if
 * the URL is invalid.
 */
export function smtpMailer(smtpUrl: string, timeout = TIMEOUT): Mailer {
  const account = smtpAccount(smtpUrl);
  return {
    async send(email, beforeContent) {
      const mime = await toMime(email);
      const connection = new SMTPConnection(account.options);
      let contentBegan = false;
      // nodemailer reads this stream only once the server has said 354, "start mail input".
      const content = Readable.from(
        (async function* () {
          await beforeContent();
          contentBegan = true;
          yield Buffer.from(mime.content);
        })(),
      );
      const timer = setTimeout(() => connection.emit("error", new Error("no answer in time")), timeout);
      try {
        await converse(connection, account, mime, content);
      } catch (error) {
        connection.close();
        throw new MailError(reasonOf(error), contentBegan && answerOf(error) === undefined, refusedBy(error));
      } finally {
        clearTimeout(timer);
      }
      connection.quit();
    },
  };
}

/** The mailer of a deployment without SMTP_URL: every e-mail waits in the outbox until that is set. */
export const unsetMailer: Mailer = {
  send: () => Promise.reject(new MailError("SMTP_URL is not set", false)),
};

// One SMTP conversation, from the greeting to the server's answer to the content.
function converse(
  connection: SMTPConnection,
  { auth }: SmtpAccount,
  { envelope }: MimeMessage,
  content: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => (error ? reject(error) : resolve());
    const send = () => connection.send(envelope, content, (error) => settle(error));
    connection.on("error", settle);
    connection.connect((error) => {
      if (error) settle(error);
      else if (auth === undefined) send();
      else connection.login(auth, (refusal) => (refusal ? settle(refusal) : send()));
    });
  });
}

// The SMTP code of the server's reply, if the error is such a reply.
function answerOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, "responseCode") : undefined;
  return typeof code === "number" ? code : undefined;
}

/** The enhanced codes (RFC 3463) that say that a mailbox does not exist, has moved, or is closed. */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:[12346]|10)|2\.1)\b/;

// What a 5xx reply to a recipient or to the content refuses. Replies to other commands are about the account or the
// server, and may pass.
function refusedBy(error: unknown): MailError["refused"] {
  const answer = answerOf(error) ?? 0;
  if (!(error instanceof Error) || answer < 500) return undefined;
  const command: unknown = Reflect.get(error, "command");
  if (command === "DATA") return "mail";
  if (command !== "RCPT TO") return undefined;
  const reply = String(Reflect.get(error, "response"));
  const isMailbox = /^\d+[ -]\d\.\d/.test(reply) ? NO_MAILBOX.test(reply) : [550, 551, 553].includes(answer);
  return isMailbox ? "mailbox" : "mail";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const parts = [Reflect.get(error, "command"), Reflect.get(error, "code"), answerOf(error)];
  return (
    parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ") || error.message
  );
}

/** The connection options and credentials of a mail server. */
type SmtpAccount = ReturnType<typeof smtpAccount>;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Parses smtps://user:password@host:465 or smtp://user:password@host:2587; characters of the password with a meaning
 * in URLs must be percent-encoded. Throws an error, without the password, if the URL is invalid.
 */
export function smtpAccount(smtpUrl: string) {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    throw new Error("SMTP_URL must look like smtps://user:password@host:465.");
  }
  const secure = url.protocol === "smtps:";
  return {
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: Number(url.port || (secure ? 465 : 2587)),
      secure,
      // Without this, a man in the middle could strip STARTTLS and read the password.
      requireTLS: !secure && !LOOPBACK.includes(url.hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 75_000, // a server may take long to check the content; hanging up then would repeat it
    },
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
  };
}

/** Whether Supabase lets a function reach this port: 25 and 587 are closed there. */
export function closedOnSupabase(smtpUrl: string): boolean {
  return [25, 587].includes(Number(smtpAccount(smtpUrl).options.port));
}
