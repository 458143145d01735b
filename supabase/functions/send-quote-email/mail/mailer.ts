import { createTransport } from "nodemailer";
import type { QuoteRequest } from "../../../../schema/types.ts";

/** An e-mail, ready to be sent. All of it is plain text, except `html`, which is already escaped. */
export interface Email {
  /** The same for every attempt, so that a mailbox can recognize a repeat: <kind.request-id@host>. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Sends e-mail. */
export interface Mailer {
  /**
   * Resolves when the e-mail is accepted; rejects with a MailError when it is not, or when that is unknown. Calls and
   * awaits `beforeContent` right before the content goes out: if that rejects, nothing was sent.
   */
  send(email: Email, beforeContent: () => Promise<void>): Promise<void>;
}

/** Why an e-mail was not accepted: a code, for log and table, as the server's own message may quote an address. */
export class MailError extends Error {
  /** The content went out, but no answer came back: it may have been accepted. */
  readonly inDoubt: boolean;
  /** What the server refuses for good: this mailbox, or this mail by a policy, which may change. */
  readonly refused: "mailbox" | "mail" | undefined;

  constructor(code: string, inDoubt: boolean, refused?: "mailbox" | "mail") {
    super(code);
    this.name = "MailError";
    this.inDoubt = inDoubt;
    this.refused = refused;
  }
}

/** A request as it is stored. */
export interface StoredQuote extends Required<QuoteRequest> {
  id: string;
  receivedAt: Date;
  /** What was typed into the fields that were read otherwise, by their names. */
  typed: Readonly<Record<string, string>>;
  /** The secret of the link to the file that came with it; null if none came. */
  file: string | null;
  /** The form does not list this service, according to the database. */
  unknownService: boolean;
  /** It looks automated, or its mailbox has reached a limit: no acknowledgement is mailed. */
  doubtful: boolean;
  /** The owner sent it to test that requests arrive. */
  test: boolean;
}

/** The requests above an hourly limit, which are mailed to the owner in one e-mail. */
export interface RequestDigest {
  quotes: readonly StoredQuote[];
  /** How many more there are than `quotes` lists. */
  more: number;
  /** Number of other requests about which mail to the owner has failed, and has not arrived yet. */
  failed: number;
}

/** An entry of the outbox, with what it is about. `again` says that it may have arrived before. */
export type QueuedEmail = { messageId: string; createdAt: Date; again: boolean } & (
  | { kind: "owner" | "acknowledgement"; quote: StoredQuote }
  | { kind: "digest"; digest: RequestDigest }
);

/** The content and the recipient of an e-mail. */
export type EmailContent = Omit<Email, "messageId" | "date" | "from">;

/** An e-mail as it is transmitted: its envelope, and the message in Internet Message Format. */
export type MimeMessage = Awaited<ReturnType<typeof toMime>>;

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Writes an e-mail as a MIME message, text and HTML side by side, with every header encoded and folded. */
export async function toMime(email: Email) {
  const { message } = await composer.sendMail({ ...email, disableFileAccess: true, disableUrlAccess: true });
  if (!(message instanceof Uint8Array))
    throw new Error("nodemailer answered with a stream instead of a buffer");
  return { envelope: { from: email.from.address, to: email.to }, content: message };
}
