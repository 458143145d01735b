import { parseArgs } from "node:util";
import { forgetHosted, forgetLocally } from "../supabase/local/forget.ts";
import { readWords, UsageError } from "./usage.ts";

const HELP = `npm run forget -- anna@example.org

Deletes all that the quote function keeps about a person: requests, mail that waits, records of mail that was sent,
and .eml files, digests among them. In .data; with DATABASE_URL set, in that Postgres.

Exit codes:
  0   nothing about the person is left
  1   it could not be done
  2   the command was written wrongly`;

try {
  console.log(await run());
  process.exit(0);
} catch (error) {
  console.error(
    error instanceof UsageError
      ? `${error.message}\n\n${HELP}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(error instanceof UsageError ? 2 : 1);
}

async function run(): Promise<string> {
  const options = { help: { type: "boolean" } } as const;
  const { values, positionals } = readWords(() => parseArgs({ allowPositionals: true, options }));
  if (values.help) return HELP;
  const [email = "", ...more] = positionals;
  if (more.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new UsageError("Whom? Write one e-mail address after the two hyphens.");
  const { DATABASE_URL, DATA_DIR = ".data" } = process.env;
  const { requests, files } = DATABASE_URL
    ? await forgetHosted(DATABASE_URL, email)
    : await forgetLocally(DATA_DIR, email);
  return [
    `Deleted ${requests} request(s) and ${files} .eml file(s) of ${email}.`,
    "What is left elsewhere: mail in the owner's mailbox, and backups until they expire.",
  ].join("\n");
}
