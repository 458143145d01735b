import { createTransport } from "nodemailer";
import type { Email } from "./mailer.ts";

/** An e-mail as it goes over the wire: from whom, to whom, and the message in Internet Message Format. */
export interface MimeMessage {
  envelope: { from: string; to: string };
  content: Uint8Array;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Writes an e-mail as a MIME message, text and HTML side by side, with every header encoded and folded. */
export async function toMime(email: Email): Promise<MimeMessage> {
  const { message } = await composer.sendMail({ ...email, disableFileAccess: true, disableUrlAccess: true });
  if (!(message instanceof Uint8Array))
    throw new Error("nodemailer answered with a stream instead of a buffer");
  return { envelope: { from: email.from.address, to: email.to }, content: message };
}
