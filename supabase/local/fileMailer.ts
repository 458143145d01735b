import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Email, Mailer } from "../functions/send-quote-email/mail/mailer.ts";
import { toMime } from "../functions/send-quote-email/mail/mime.ts";

/** A mailer that writes each e-mail as an .eml file, which mail programs open. A repeat replaces its file. */
export function fileMailer(folder: string): Mailer {
  return {
    async send(email, beforeContent) {
      const { content } = await toMime(email);
      await mkdir(folder, { recursive: true });
      const file = join(folder, fileName(email));
      await beforeContent();
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
    },
  };
}

// As 2025-11-21T09-30-00.owner.0b5c….eml: sorted by time, and safe in every file system.
function fileName({ date, messageId }: Email): string {
  const time = date.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}.${messageId.replace(/^<|@.*$/g, "")}.eml`;
}
