import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeError } from "../functions/send-quote-email/log.ts";
import { type Email, MailError, type Mailer, toMime } from "../functions/send-quote-email/mail/mailer.ts";

const DAY = 86_400_000; // milliseconds

/**
 * A mailer that writes each e-mail as an .eml file, which mail programs can open. A repeat replaces the same file, so
 * the outcome is never in doubt.
 */
export function fileMailer(folder: string): Mailer {
  return {
    async send(email) {
      const { content } = await toMime(email);
      const file = join(folder, fileName(email));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.part`, content, { mode: 0o600, flush: true }); // the e-mail is marked as sent next
        await rename(`${file}.part`, file);
        if (process.platform === "win32") return; // it syncs no folder: NTFS keeps a journal of names
        await using entries = await open(folder);
        await entries.sync(); // the name of the file, too
      } catch (error) {
        throw new MailError(describeError(error), false); // such as a full disk; a file that exists is replaced later
      }
    },
  };
}

/** Deletes the e-mails in a folder that are older than `age` milliseconds, and dates today what is of tomorrow or later. */
export async function forgetMail(folder: string, now: Date, age: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const written = (await stat(file).catch(() => undefined))?.mtime;
    if (!/\.eml(\.part)?$/.test(name) || !written) continue;
    if (written.getTime() < now.getTime() - age) await rm(file, { force: true });
    if (written.getTime() > now.getTime() + DAY) await utimes(file, now, now);
  }
}

/** Deletes the e-mails about these requests or of these digests, by id. Returns how many there were. */
export async function deleteMail(folder: string, ids: readonly string[]): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ids.some((id) => name.includes(id)));
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

// As 2025-11-21T09-30-00.owner.0b5c….eml: sorted by time, and safe in every file system.
function fileName({ date, messageId }: Email): string {
  const time = date.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}.${messageId.replace(/^<|@.*$/g, "")}.eml`;
}
