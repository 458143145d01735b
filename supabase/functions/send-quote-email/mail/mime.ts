import { createTransport } from "nodemailer";
import type { Letter } from "./mailer.ts";

/** A letter as it goes over the wire: from whom, to whom, and the message in Internet Message Format. */
export interface MimeMessage {
  envelope: { from: string; to: string };
  content: Uint8Array;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Writes a letter as a MIME message, text and HTML side by side, with every header encoded and folded. */
export async function toMime(letter: Letter): Promise<MimeMessage> {
  const { message } = await composer.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
  if (!(message instanceof Uint8Array))
    throw new Error("nodemailer answered with a stream instead of a buffer");
  return { envelope: { from: letter.from.address, to: letter.to }, content: message };
}
