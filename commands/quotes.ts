import { chmodSync, writeFileSync } from "node:fs";
import { counted } from "../content/problem.ts";
import { toCsv } from "../supabase/owner/csv.ts";
import { type OwnerDatabase, withOwnerDatabase } from "../supabase/owner/ownerDatabase.ts";
import {
  allRequests,
  forgetPerson,
  markAnswered,
  type OwnRequest,
  requestsByIdPrefix,
  retryMail,
} from "../supabase/owner/requests.ts";
import { listWords, requestWords } from "./quotes/words.ts";
import { runCommand, TEXT, UsageError } from "./usage.ts";

const HELP = `npm run quotes                               lists the requests, the newest first, and mail that failed
npm run quotes -- 1a2b3c4d                   shows one, by its id or the beginning of it
npm run quotes -- --csv requests.csv         writes all into a file for spreadsheets
npm run quotes -- --answered 1a2b3c4d        marks one as answered; --open takes the mark away
npm run quotes -- --retry 1a2b3c4d           has its mail that was not sent tried again; --retry all, that of all requests
npm run quotes -- --forget anna@example.org  deletes all that is kept about a person: requests, mail that waits, records
                                             of mail that was sent, and .eml files, digests among them

Those in .data, while no server runs; with DATABASE_URL set, those in that Postgres.`;

process.umask(0o077); // files written here are readable by their owner alone
await runCommand(
  {
    script: "npm run quotes",
    help: HELP,
    exits: ["it is done", "it could not be done"],
    allowPositionals: true,
    options: { csv: TEXT, answered: TEXT, open: TEXT, retry: TEXT, forget: TEXT },
    isExpected: () => true,
  },
  async ({ values, positionals: [id, ...more] }) => {
    const asked = { ...values, ...(id !== undefined && { id }) };
    if (more.length || Object.keys(asked).length > 1) throw new UsageError("One thing at a time, please.");
    if (asked.forget !== undefined && !/^[^@\s]+@[^@\s]+$/.test(asked.forget))
      throw new UsageError("Whom? Write one e-mail address after --forget.");
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = ".data" } = process.env;
    const said = await withOwnerDatabase({ dataDir, databaseUrl }, (database) => act(database, asked));
    return said ?? `Nothing was ever asked for here: there is no database in ${dataDir}.`;
  },
);

/** What the command line asks for: one request by its id, or one option with its value. */
type Asked = Partial<Record<"id" | "csv" | "answered" | "open" | "retry" | "forget", string>>;

async function act(
  database: OwnerDatabase,
  { id, csv, answered, open, retry, forget }: Asked,
): Promise<string> {
  const { query } = database;
  const marked = answered ?? open;
  if (forget !== undefined) {
    const { requests, files } = await forgetPerson(database, forget);
    return `Deleted ${requests} request(s) and ${files} .eml file(s) of ${forget}.
What is left elsewhere: mail in the owner's mailbox, and backups and logs of a hosted database until they expire.`;
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
  if (id !== undefined) return requestWords(await requestWithId(database, id));
  const requests = await allRequests(query);
  if (csv === undefined) return listWords(requests);
  writeFileSync(csv, toCsv(requests), { mode: 0o600 });
  chmodSync(csv, 0o600); // the file may have existed, readable by others
  return `${counted(requests.length, "request")} in ${csv}.`;
}

/** Returns the one request whose id begins with `start`. Throws if there is none, or more than one. */
async function requestWithId({ query }: OwnerDatabase, start: string): Promise<OwnRequest> {
  const [request, ...more] = await requestsByIdPrefix(query, start);
  if (!request) throw new Error(`There is no request whose id begins with '${start}'.`);
  if (more.length) throw new Error(`${more.length + 1} requests have an id that begins with '${start}'.`);
  return request;
}
