import { counted } from "../content/problem.ts";
import { readFile } from "../supabase/functions/send-quote-email/store/files.ts";
import { csvOf } from "../supabase/owner/csv.ts";
import { forgetExports, writeExport } from "../supabase/owner/exports.ts";
import { type OwnerDatabase, withOwnerDatabase } from "../supabase/owner/ownerDatabase.ts";
import {
  countRequests,
  forgetPerson,
  markAnswered,
  newestRequests,
  type OwnRequest,
  requestPages,
  requestsByIdPrefix,
  retryMail,
} from "../supabase/owner/requests.ts";
import { listWords, MAX_LISTED, requestWords } from "./quotes/words.ts";
import { runCommand, TEXT, UsageError } from "./usage.ts";

const HELP = `npm run quotes                               lists the requests, the newest first, and mail that failed
npm run quotes -- 1a2b3c4d                   shows one, by its id or the beginning of it
npm run quotes -- --file 1a2b3c4d            writes the file that came with one into .data/exports
npm run quotes -- --csv requests.csv         writes all into a file for spreadsheets, in .data/exports; with a path, there
npm run quotes -- --answered 1a2b3c4d        marks one as answered; --open takes the mark away
npm run quotes -- --retry 1a2b3c4d           has its mail that was not sent tried again; --retry all, that of all requests
npm run quotes -- --forget anna@example.org  deletes all that is kept about a person: requests, mail that waits, records
                                             of mail that was sent, .eml files, digests among them, and .data/exports

Those in .data, while no server runs; with DATABASE_URL set, those in that Postgres.`;

process.umask(0o077); // files written here are readable by their owner alone
await runCommand(
  {
    script: "npm run quotes",
    help: HELP,
    exits: ["it is done", "it could not be done"],
    allowPositionals: true,
    options: { csv: TEXT, file: TEXT, answered: TEXT, open: TEXT, retry: TEXT, forget: TEXT },
    isExpected: () => true,
  },
  async ({ values, positionals: [id, ...more] }) => {
    const asked = { ...values, ...(id !== undefined && { id }) };
    if (more.length || Object.keys(asked).length > 1) throw new UsageError("One thing at a time, please.");
    if (asked.forget !== undefined && !/^(?:[^@\s]+@[^@\s]+|(?:[^@\d]*\d){7}[^@]*)$/.test(asked.forget))
      throw new UsageError("Whom? Write one e-mail address after --forget, or a phone number in quotes.");
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = ".data" } = process.env;
    const said = await withOwnerDatabase({ dataDir, databaseUrl }, (database) =>
      act(database, dataDir, asked),
    );
    return said ?? `Nothing was ever asked for here: there is no database in ${dataDir}.`;
  },
);

/** What the command line asks for: one request by its id, or one option with its value. */
type Asked = Partial<Record<"id" | "csv" | "file" | "answered" | "open" | "retry" | "forget", string>>;

async function act(
  database: OwnerDatabase,
  dataDir: string,
  { id, csv, file: withFile, answered, open, retry, forget }: Asked,
): Promise<string> {
  const { query } = database;
  const marked = answered ?? open;
  if (forget !== undefined) {
    const { requests, files } = await forgetPerson(database, forget);
    const yours = forgetExports(dataDir).map((file) => `\nAn export that is yours to delete: ${file}`);
    return `Deleted ${requests} request(s) and ${files} .eml file(s) of ${forget}, and the exports in ${dataDir}.
What is left elsewhere: mail in the owner's mailbox, and backups and logs of a hosted database until they expire.${yours.join("")}`;
  }
  if (marked !== undefined) {
    const request = await requestWithId(database, marked);
    await markAnswered(query, request.id, open === undefined ? new Date() : null);
    return `${request.id} is marked as ${open === undefined ? "answered" : "not answered"}.`;
  }
  if (retry !== undefined) {
    const request = retry === "all" ? undefined : await requestWithId(database, retry);
    const count = await retryMail(query, request?.id, new Date());
    return `${count} e-mail(s) will be tried again: by this machine's server as soon as it runs, or by the hosted project.`;
  }
  if (withFile !== undefined) {
    const request = await requestWithId(database, withFile);
    const sent = await readFile(query, request.file ?? "");
    if (!sent) throw new Error(`No file came with ${request.id}.`);
    const { file } = await writeExport(dataDir, `${request.id}.${sent.ending}`, sent.content);
    return `${file} is what was sent; open it with care.`;
  }
  if (id !== undefined) return requestWords(await requestWithId(database, id));
  const counts = await countRequests(query);
  if (csv === undefined) return listWords(await newestRequests(query, MAX_LISTED), counts);
  const { file, isElsewhere } = await writeExport(dataDir, csv, csvOf(requestPages(query)));
  const yours = " It is yours to delete when a person is to be forgotten: --forget names it then.";
  return `${counted(counts.total, "request")} in ${file}.${isElsewhere ? yours : ""}`;
}

/** Returns the one request whose id begins with `start`. Throws if there is none, or more than one. */
async function requestWithId({ query }: OwnerDatabase, start: string): Promise<OwnRequest> {
  const [request, ...more] = await requestsByIdPrefix(query, start);
  if (!request) throw new Error(`There is no request whose id begins with '${start}'.`);
  if (more.length) throw new Error(`${more.length + 1} requests have an id that begins with '${start}'.`);
  return request;
}
